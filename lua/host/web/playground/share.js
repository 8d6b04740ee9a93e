// Files as a tar archive: a folder when it is unpacked.
export function toTar(folder, files) {
  const blocks = [];
  for (const [name, text] of Object.entries(files)) {
    const body = new TextEncoder().encode(text);
    const head = new Uint8Array(512);
    const put = (at, value) => head.set(new TextEncoder().encode(value), at);
    const octal = (n, size) => n.toString(8).padStart(size, "0") + "\0";
    put(0, `${folder}/${name}`);
    put(100, octal(0o644, 7));
    put(108, octal(0, 7));
    put(116, octal(0, 7));
    put(124, octal(body.length, 11));
    put(136, octal(0, 11));
    put(148, "        ");
    put(156, "0");
    put(257, "ustar\x0000");
    put(148, octal(head.reduce((a, b) => a + b), 6) + " ");
    const padded = new Uint8Array(Math.ceil(body.length / 512) * 512);
    padded.set(body);
    blocks.push(head, padded);
  }
  blocks.push(new Uint8Array(1024));
  return new Blob(blocks, { type: "application/x-tar" });
}
