/** How files of pictures begin; a RIFF file is one where WebP follows, an `ftyp` box begins AVIF and HEIC. */
const BEGINNINGS = [/^\xFF\xD8\xFF/u, /^\x89PNG/u, /^GIF8/u, /^RIFF[^]{4}WEBP/u, /^[^]{4}ftyp/u, /^BM/u, /^(?:II\*\0|MM\0\*)/u, /^\0\0\x01\0/u, /^\s*<(?:svg|\?xml|!)/u];

/** Whether a file that cannot be decoded is a damaged or unknown picture rather than something else under a picture's name. */
export async function looksLikePicture(file: Blob): Promise<boolean> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 32).arrayBuffer()));
  return BEGINNINGS.some((beginning) => beginning.test(head));
}
