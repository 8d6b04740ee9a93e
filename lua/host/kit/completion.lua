--- Completion for shells, made of the list of verbs and their options.

local T = require "host.common.text".get
local cli = require "host.common.cli"

local completion = {}

-- Words beside the verbs.
local GLOBAL = { "help", "--help", "--version", "--completion" }

-- The options of a verb, --help with them.
local function options_of(verb)
  local list = { table.unpack(verb.options) }
  list[#list + 1] = cli.help_option
  return list
end

-- Both ways to write an option, as words.
local function flags(option)
  local list = { "--" .. option.long }
  if option.short then list[2] = "-" .. option.short end
  return list
end

local function names_file(option)
  return option.arg == "FILE" or option.arg == "PLACE"
end

-- A text between single quotes of any shell.
local function quoted(text) return "'" .. text:gsub("'", "'\\''") .. "'" end

-- ---- bash -----------------------------------------------------------------

local BASH = [[
# bash completion for tessera, made by `tessera --completion bash`

_tessera() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    local verb=${COMP_WORDS[1]} options='' values='' IFS=$' \t\n'
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W '%s' -- "$word"))
        return
    fi
    case "$verb $before" in
%s    esac
    if [ -n "$values" ]; then
        COMPREPLY=($(compgen -W "$values" -- "$word"))
        return
    fi
    case $verb in
%s    esac
    case $word in
    -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
    *) IFS=$'\n' COMPREPLY=($(compgen -f -- "$word")) ;;
    esac
}
complete -o filenames -F _tessera tessera
]]

function completion.bash(names, verbs)
  local values, options = {}, {}
  for _, name in ipairs(names) do
    local words = {}
    for _, option in ipairs(options_of(verbs[name])) do
      local given = {}
      for i, flag in ipairs(flags(option)) do
        words[#words + 1] = flag
        given[i] = ("'%s %s'"):format(name, flag)
      end
      if option.values then
        values[#values + 1] = ("    %s) values='%s' ;;\n"):format(
          table.concat(given, " | "), table.concat(option.values, " "))
      end
    end
    options[#options + 1] = ("    %s) options='%s' ;;\n"):format(name,
      table.concat(words, " "))
  end
  values[#values + 1] = "    '--completion --completion')"
    .. " values='bash zsh fish' ;;\n"
  return BASH:format(table.concat(names, " ") .. " "
    .. table.concat(GLOBAL, " "), table.concat(values), table.concat(options))
end

-- ---- zsh ------------------------------------------------------------------

local ZSH = [[
#compdef tessera
# zsh completion for tessera, made by `tessera --completion zsh`

local -a verbs
verbs=(
%s)
if (( CURRENT == 2 )); then
    _describe verb verbs
    compadd -- %s
    return
fi
local verb=$words[2]
shift words
(( CURRENT-- ))
case $verb in
%s--completion) compadd -- bash zsh fish ;;
esac
]]

-- What _arguments reads as more than text.
local function plain(text) return (text:gsub("[%[%]:\\]", "\\%0")) end

local function zsh_option(option)
  local words = flags(option)
  local before = words[2] and ("(%s %s)"):format(words[1], words[2]) or ""
  if option.many then before = "*" end
  local after = ("[%s]"):format(plain(T(option.help)))
  if option.arg then
    after = after .. ":" .. plain(option.arg) .. ":"
      .. (option.values and ("(%s)"):format(table.concat(option.values, " "))
        or option.type == "folder" and "_files -/"
        or names_file(option) and "_files" or "")
  end
  local list = {}
  for i, word in ipairs(words) do
    list[i] = "        " .. quoted(before .. word .. after)
  end
  return table.concat(list, " \\\n")
end

function completion.zsh(names, verbs)
  local list, cases = {}, {}
  for i, name in ipairs(names) do
    list[i] = "    " .. quoted(name .. ":" .. plain(T(verbs[name].summary)))
      .. "\n"
    local words = {}
    for n, option in ipairs(options_of(verbs[name])) do
      words[n] = zsh_option(option)
    end
    cases[i] = ("%s)\n    _arguments \\\n%s \\\n        '*:file:_files' ;;\n")
      :format(name, table.concat(words, " \\\n"))
  end
  return ZSH:format(table.concat(list), table.concat(GLOBAL, " "),
    table.concat(cases))
end

-- ---- fish -----------------------------------------------------------------

local FISH = [[
# fish completion for tessera, made by `tessera --completion fish`
]]

local function fish_option(name, option)
  local line = { ("complete -c tessera -n '__fish_seen_subcommand_from %s'")
    :format(name), "-l " .. option.long }
  if option.short then line[#line + 1] = "-s " .. option.short end
  if option.values then
    line[#line + 1] = "-x -a " .. quoted(table.concat(option.values, " "))
  elseif option.arg then
    line[#line + 1] = names_file(option) and "-r" or "-r -f"
  end
  line[#line + 1] = "-d " .. quoted(T(option.help))
  return table.concat(line, " ") .. "\n"
end

function completion.fish(names, verbs)
  local lines = { FISH }
  for _, name in ipairs(names) do
    lines[#lines + 1] = ("complete -c tessera -n __fish_use_subcommand -f -a "
      .. "%s -d %s\n"):format(name, quoted(T(verbs[name].summary)))
    for _, option in ipairs(options_of(verbs[name])) do
      lines[#lines + 1] = fish_option(name, option)
    end
  end
  lines[#lines + 1] = "complete -c tessera -n __fish_use_subcommand"
    .. " -l version\n"
    .. "complete -c tessera -n __fish_use_subcommand -l completion -x"
    .. " -a 'bash zsh fish'\n"
  return table.concat(lines)
end

--- The shells there are.
completion.shells = { "bash", "zsh", "fish" }

return completion
