// House rules and tile sets as files.

// Files as the server wants them: texts by name, tile sets in tiles/.
export async function readFiles(files) {
  const found = {};
  for (const file of files) {
    const text = await file.text();
    const set = /^(\s*--[^\n]*\n)*\s*tileset\b/.test(text);
    found[(set ? "tiles/" : "") + file.name] = text;
  }
  return found;
}
