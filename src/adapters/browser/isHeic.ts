/** The brands in the first box (`ftyp`) of a HEIC or HEIF file. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];

/** Detects HEIC by the first bytes, because the file's name and type are unreliable. */
export async function isHeic(file: Blob): Promise<boolean> {
  const firstBytes = new TextDecoder('latin1').decode(await file.slice(0, 12).arrayBuffer());
  return firstBytes.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(firstBytes.slice(8, 12));
}
