# packed.awk - prints "file:line: code" where C takes a word apart, or puts it
# together, by literal numbers: "& 255", ">> 16", "<< 8 *". A single bit
# ("mask >> i & 1"), a size ("1u << 20") and mixing ("hash ^ hash >> 16") are
# not meant. Needs code.awk.

FNR == 1 { comment = 0 }
{
    line = code_of($0)
    gsub(/(^|[^A-Za-z0-9_])(\(size_t\)|UINT64_C\()?[0-9]+u?\)? << /, " SIZE ",
         line)
    gsub(/(>>|<<)= 1[;),]/, "NEXT", line)
    gsub(/\^ *\(?(\(u?int[a-z0-9_]*\))?[A-Za-z_]+ (>>|<<) [0-9]+/, "MIX", line)
    if (line ~ /(>>|<<)=? *\(*[0-9]/ ||
        line ~ /[^&]&=? *~? *\(?(0x[0-9a-fA-F]+|[2-9]|[1-9][0-9]+)[uUL]*([^0-9a-zA-Z_]|$)/) {
        sub(/^ */, "")
        print FILENAME ":" FNR ": " $0
    }
}
