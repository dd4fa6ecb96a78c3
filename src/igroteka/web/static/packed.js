/** Texts in addresses: compressed, and written with letters that addresses may have. */

/** The longest text that an address carries, compressed; longer ones do not pass everywhere. */
const LONGEST = 8_000;
/** What may come out of an address: more is no position, but an attempt to fill the memory. */
const LARGEST = 200_000;

/** A text for an address, or nothing if it is too long or this browser cannot do it. @param {string} text */
export async function packed(text) {
  if (!("CompressionStream" in window)) return "";
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const written = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return written.length <= LONGEST ? written : "";
}

/** The text of an address; nothing if there is none in it. @param {string} written */
export async function unpacked(written) {
  if (!("DecompressionStream" in window) || written.length > LONGEST) return "";
  try {
    const bytes = Uint8Array.from(atob(written.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      text += decoder.decode(piece.value, { stream: true });
      if (text.length > LARGEST) {
        await reader.cancel();
        return "";
      }
    }
    return text + decoder.decode();
  } catch {
    return "";
  }
}
