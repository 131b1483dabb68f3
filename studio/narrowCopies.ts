import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Widths in pixels of small front pictures. Larger ones use the front itself. */
const WIDTHS = [320, 480] as const;
/** Slightly higher quality than in `encode.ts`, because losses are more visible in small pictures. */
const ENCODING = { quality: 45, effort: 3, chromaSubsampling: '4:2:0' } as const;

const nameCopy = (front: string, width: number): string => front.replace(/\.avif$/u, `.${width}.avif`);

/** Writes `front.320.avif` and `front.480.avif` beside a front, so that no server needs to create them. */
export async function writeNarrowCopies(folder: string, front: string): Promise<void> {
  for (const width of WIDTHS)
    await sharp(join(folder, front))
      .resize({ width })
      .avif(ENCODING)
      .toFile(join(folder, nameCopy(front, width)));
}

/** The paths of the narrow copies, relative to the folder of the front. */
export const listNarrowCopies = (front: string): readonly string[] => WIDTHS.map((width) => nameCopy(front, width));

export function hasNarrowCopies(folder: string, front: string): boolean {
  return listNarrowCopies(front).every((copy) => existsSync(join(folder, copy)));
}
