# loops.awk - functions of C with loops that nothing visible bounds, as
# "file function": no line of theirs polls, and some loop of theirs neither
# counts to a constant nor over what the catalogue has a fixed room for.
# A function begins in the first column and ends with a } there; declarations
# over several lines have the name before the first parenthesis.

function finish() {
    if (name != "" && loose && !polled) print file, name
    name = ""
}
# Is the head of a loop bounded at sight?
function fixed(head) {
    return head ~ /[<>]=? *(\(uint32_t\))?(\(unsigned\))?[0-9]+[u;) ]/ ||
        head ~ /[<>]=? *[A-Z][A-Z_0-9]+( [*+-] [0-9A-Z_]+)?[;) ]/ ||
        head ~ /[<>]=? *(\(uint32_t\))?[A-Za-z_>.-]*(->|\.)(players|n(kinds|sides|pieces|phases|piles|zones|vars|terms|attrs|marks|classes|segments|words|questions|args|overlays|links|weights|ranks|stages|barring|wraps))[; ]/ ||
        head ~ /[<>]=? *(players|pieces|kinds)[; ]/
}
function look(line) {
    if (line ~ /tesI_poll\(|tesI_spent\(|[^a-z_](spend|step)\(m/) polled = 1
    # a mask has no more bits than a word
    if (line ~ /^ +TESI_EACH_[A-Z]+\(/ && line !~ /TESI_EACH_BIT\(/) loose = 1
    if (head == "" && line ~ /(^|[^A-Za-z_])(for|while|do)([^A-Za-z_]|$)/) {
        if (line ~ /(^|[^A-Za-z_])do +{/ || line ~ /^ *} while/) {
            if (line !~ /^ *} while/) loose = 1
            return
        }
        head = line
        opens = 0
    } else if (head != "") {
        head = head " " line
    } else {
        return
    }
    rest = head
    opens = gsub(/\(/, "(", rest) - gsub(/\)/, ")", rest)
    if (opens > 0) return
    if (!fixed(head " ")) loose = 1
    head = ""
}
FNR == 1 {
    finish()
    file = FILENAME
    comment = 0
}
{
    line = code_of($0)
    if (line ~ /^[A-Za-z_].*[a-zA-Z_0-9]+\(/ && line !~ /;[ ]*$/ &&
        line !~ /^(typedef|struct [a-z_A-Z]+ {|enum|#)/) {
        finish()
        name = line
        sub(/\(.*/, "", name)
        sub(/.*[ *]/, "", name)
        loose = polled = 0
        head = ""
        next
    }
    if (line ~ /^}/) {
        finish()
        next
    }
    if (name != "") look(line)
}
END { finish() }
