import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { LOOK_NAMES, LOOK_WIDTHS, getLookUrl } from '../../src/ui/marketing/showcase/looks.ts';
import { LookRenderer } from './LookArtist.ts';
import { OUTFITS } from './outfits.ts';

const PUBLIC_FOLDER = new URL('../../public/', import.meta.url);
const AVIF_OPTIONS = { quality: 56, effort: 4, chromaSubsampling: '4:4:4' } as const;

/** Draws every look in every width; returns the total size in bytes. */
export async function writePictures(): Promise<number> {
  await mkdir(new URL('site/', PUBLIC_FOLDER), { recursive: true });
  const renderer = await LookRenderer.open();
  let total = 0;
  for (const name of LOOK_NAMES) {
    const drawing = await (await renderer.draw(OUTFITS[name])).png().toBuffer();
    for (const width of LOOK_WIDTHS) {
      const path = fileURLToPath(new URL(`.${getLookUrl(name, width)}`, PUBLIC_FOLDER));
      const { size } = await sharp(drawing).resize({ width }).avif(AVIF_OPTIONS).toFile(path);
      total += size;
    }
  }
  return total;
}
