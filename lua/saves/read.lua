-- saves/read.lua - reads a saved game line by line; core/log/log.h draws the
-- format, and core/script/save/read.c runs this file once for each saved game.
--
-- The core passes a table, `file`:
--
--   path                     for messages
--   format, most, most_head  number of the format that is read; bytes of a
--                            line, and of one in the header
--   more()                   the next bytes of the file, "" at its end
--   sum(before, line, size)  the checksum of the first `size` bytes of a line
--                            that follows one with checksum `before`
--
-- and gets two functions, next_record and read_head. A text that they raise is
-- damage; a table holds the text about a file that may be whole, but is not for
-- this program.

local file = ...

-- Kinds of records, as tesI_record_kind in core/script/save/read.h.
local ANSWER, HIDDEN, SEEN, UNDO, HASH = 0, 1, 2, 3, 4

local SUM_LENGTH = 9  -- of a space and 8 digits
local MOST_SEEN = 256 -- sums in a line
local UINT32, UINT64 = "4294967295", "18446744073709551615"

local text, at = "", 1 -- what was read, and where the next line begins in it
local ended = false    -- there is no more in the file
local sum = 0          -- checksum of the last line
local size = 0         -- bytes of all lines so far
local unended = false  -- the last line of a plain file lacks its newline
local torn             -- a last line that is incomplete
local line_number = 0

-- What the header says.
local plain = false
local seed, seat -- a seat, or -1 for everybody: the file is a shared one
local api, version, config = 0, "", nil

-- ---- failures ---------------------------------------------------------------

local function damage(format, ...)
  error(("%s:%d: %s"):format(file.path, line_number, format:format(...)), 0)
end

-- The beginning of a text for a message, whatever bytes it holds.
local function excerpt(bytes)
  local shown = bytes:sub(1, 44):gsub("[^ -~]", "?")
  return #bytes > 44 and shown .. "..." or shown
end

-- ---- lines ------------------------------------------------------------------

-- Reads on, keeping what is left.
local function fill()
  local more = file.more()
  ended = more == ""
  text, at = text:sub(at) .. more, 1
end

-- The checksum that a line should have, as it ends with it and as a number.
local function wanted_sum(line, bytes)
  local value = file.sum(sum, line, bytes)
  return (" %08x"):format(value), value
end

-- The checksum that a line has, if it is the one that it should have.
local function sum_of(line)
  if #line < SUM_LENGTH then return nil end
  local wanted, value = wanted_sum(line, #line - SUM_LENGTH)
  return line:sub(-SUM_LENGTH) == wanted and value
end

local function refuse_sum(line)
  local body, found = line:sub(1, -SUM_LENGTH - 1), line:sub(-SUM_LENGTH)
  if body ~= "" and found:find "^ [0-9a-f]+$" then
    damage("the checksum of \"%s\" is%s, but%s was found; this line has been "
      .. "changed, or one is missing before it", excerpt(body),
      wanted_sum(body, #body), found)
  elseif line:sub(-1) == "\r" then
    damage("the line ends with CR and LF, as on Windows; a saved game has LF "
      .. "alone")
  end
  damage("the checksum is missing in \"%s\"", excerpt(line))
end

-- A last line without newline. What was written before a process was killed is
-- the beginning of a good line; a whole one and more is damage.
local function leave_torn(line)
  if sum_of(line:sub(1, -2)) then
    damage("the line ends with byte %d instead of a newline", line:byte(-1))
  end
  torn = line
end

-- The next line, of at most `limit` bytes, without checksum; nil at the end.
local function next_line(limit)
  local newline = text:find("\n", at, true)
  while not newline and not ended and #text - at < limit do
    local have = #text - at + 1
    fill()
    newline = text:find("\n", have + 1, true)
  end
  local line = text:sub(at, (newline or 0) - 1)
  if line == "" and not newline then return nil end
  line_number = line_number + 1
  if #line > limit then
    damage("a line of more than %d bytes: \"%s\"", limit, excerpt(line))
  elseif not newline and not plain then
    return leave_torn(line)
  end
  size = size + #line + (newline and 1 or 0)
  at = newline and newline + 1 or #text + 1
  unended = not newline
  if not plain then
    sum = sum_of(line) or refuse_sum(line)
    line = line:sub(1, -SUM_LENGTH - 1)
  elseif line:sub(-1) == "\r" then
    line = line:sub(1, -2)
  end
  if line:find "%c" and line:find "[\0-\8\10-\31]" then
    damage("this is not text: \"%s\"", excerpt(line))
  end
  return line
end

-- The next line that says something: any, in a file with checksums.
local function next_words(limit)
  local line = next_line(limit)
  while line and plain and (line:find "^#" or line:find "^[ \t]*$") do
    line = next_line(limit)
  end
  return line
end

-- ---- what lines say ---------------------------------------------------------

-- A whole number of 64 bits out of digits, or nil; `most` are digits, too.
local function number(digits, most)
  if not digits:find "^[0-9]+$" then return nil end
  digits = digits:gsub("^0+", "")
  if #digits > #most or #digits == #most and digits > most then return nil end
  local value = 0
  for digit in digits:gmatch "." do value = value * 10 + tonumber(digit) end
  return value
end

-- A key with \HH made bytes; nil: it is none.
local function unescape(key)
  if not key:find("\\", 1, true) then return key ~= "" and key or nil end
  local good = true
  key = key:gsub("\\([0-9a-f]?[0-9a-f]?)", function(digits)
    good = good and #digits == 2 and digits ~= "00"
    return good and string.char(tonumber(digits, 16))
  end)
  return good and key or nil
end

-- Number of the sums in a line, and these in 4 bytes each; nil: they are none.
local function unpack_seen(list)
  local digit = "[0-9a-f]"
  local sums, count = list:gsub(" (" .. digit:rep(8) .. ")", function(digits)
    return string.pack("I4", tonumber(digits, 16))
  end)
  if count > MOST_SEEN or 9 * count ~= #list then return nil end
  return count, sums
end

-- Kind, number and text of a line, or nil.
local function parse(line)
  if line:sub(1, 2) == "> " then return ANSWER, 0, unescape(line:sub(3)) end
  local undone = line:match "^undo (.*)$"
  undone = undone and number(undone, UINT32)
  if undone then return UNDO, undone end
  local hash = line:match "^hash ([0-9a-f]+)$"
  if hash and #hash == 16 then return HASH, tonumber(hash, 16) end
  if seat and line == "?" then return HIDDEN, 0 end
  if seat and line:sub(1, 4) == "seen" then
    return SEEN, unpack_seen(line:sub(5))
  end
  if plain then return ANSWER, 0, unescape(line) end
  return nil
end

-- The next record: its line, kind and number, and a text: the key of an answer,
-- or the sums of what was seen. At the end: the last line, nil, bytes of the
-- whole lines and of a torn one, the last checksum, whether a plain file lacks
-- its last newline, and how a torn line began.
local function next_record()
  local line = next_words(file.most)
  if not line then
    return line_number, nil, size, torn and #torn or 0, sum, unended,
      torn and excerpt(torn)
  end
  local kind, count, value = parse(line)
  if not kind then
    damage("\"%s\" is no answer, undo or hash", excerpt(line))
  elseif kind == SEEN and not count then
    damage("\"%s\" is no list of sums", excerpt(line))
  elseif kind == ANSWER and not value then
    damage("\"%s\" is no key", excerpt(line))
  end
  return line_number, kind, count, value
end

-- ---- the header -------------------------------------------------------------

-- The first line decides which sort of file it is.
local function read_first()
  local magic = "tessera-save "
  while not ended and #text < #magic do fill() end
  plain = text:sub(1, #magic) == "tessera-keys "
  if not plain and text:sub(1, #magic) ~= magic then
    line_number = 1
    -- what it is instead is nobody's business: any path may be named
    damage("this is not a saved game: it begins neither with tessera-save nor "
      .. "with tessera-keys")
  end
  local line = next_line(file.most) or damage "the header is incomplete"
  local format = line:match "^[^ ]* ([^ ]*)"
  local value = format and number(format, UINT32)
  if not value then
    damage "the number of the format is missing"
  elseif value ~= file.format then
    error { ("%s:1: this file has format %s, but this program reads format %d "
      .. "only"):format(file.path, format, file.format) }
  end
  if plain then return end
  local digits
  digits, version = line:match "^[^ ]* [^ ]* ([^ ]*) (.*)$"
  api = digits and number(digits, UINT32)
  if not api then damage "the version of the program is missing" end
end

-- "A" to "H", or "all".
local function seat_named(word)
  if word == "all" then return -1 end
  return word:find "^[A-H]$" and word:byte() - ("A"):byte() or nil
end

-- Takes a line of the header; false: it does not belong there.
local function take_header(line)
  local word, rest = line:match "^(%l+) (.*)$"
  local begun = seed or seat
  if word == "config" and not config then
    config = rest
  elseif word == "seat" and not begun and not plain then
    seat = seat_named(rest)
    return seat
  elseif word == "seed" and not begun then
    seed = number(rest, UINT64)
    return seed
  else
    return false
  end
  return true
end

-- Reads all lines up to `play`. Returns what they say: plain, seed, seat, api,
-- version, config.
local function read_head()
  read_first()
  for line in next_words, file.most_head do
    if line == "play" and (plain or config and (seed or seat)) then
      return plain, seed, seat, api, version, config or ""
    elseif not take_header(line) then
      damage("\"%s\" does not belong here", excerpt(line))
    end
  end
  damage "the header is incomplete"
end

return next_record, read_head
