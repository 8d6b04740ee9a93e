// Anything as the end of a link: packed, in letters that links may have.

const bytesOf = async stream =>
  new Uint8Array(await new Response(stream).arrayBuffer());

const pressed = (bytes, kind) => bytesOf(new Blob([bytes]).stream()
  .pipeThrough(new kind("deflate-raw")));

export async function toFragment(value) {
  const bytes = await pressed(new TextEncoder().encode(JSON.stringify(value)),
    CompressionStream);
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_")
    .replaceAll("=", "");
}

export async function fromFragment(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(plain, c => c.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(
    await pressed(bytes, DecompressionStream)));
}
