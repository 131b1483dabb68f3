import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** `npx tsx scripts/appIcons.ts` draws the icons of the installed app. */
const PUBLIC_FOLDER = fileURLToPath(new URL('../public/', import.meta.url));
const PAPER = '#f6f1e7';

/** `share` is the mark's fraction of the icon's width. Systems cut off the outer tenth of a maskable icon. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 0.76 },
  { name: 'icon-512', size: 512, share: 0.76 },
  { name: 'maskable-512', size: 512, share: 0.56 },
  { name: 'apple-touch-icon', size: 180, share: 0.7 },
];

const mark = await readFile(`${PUBLIC_FOLDER}mark.svg`);
await mkdir(`${PUBLIC_FOLDER}icons`, { recursive: true });
for (const { name, size, share } of ICONS) {
  const width = Math.round(size * share);
  const drawing = await sharp(mark, { density: (72 * width) / 32 })
    .resize(width)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: PAPER } })
    .composite([{ input: drawing }])
    .png({ palette: true })
    .toFile(`${PUBLIC_FOLDER}icons/${name}.png`);
}
