/**
 * Writes the small files of the two typefaces to `src/ui/design/fonts`, from those of Fontsource: the characters of
 * English, and for titles the one weight that they use (docs/adr/0197). Run it after an update of the typefaces:
 * `npm install --no-save subset-font && node scripts/subsetFonts.mjs`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const PACKAGES = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const TARGET = new URL('../src/ui/design/fonts/', import.meta.url);

/** The characters of the `unicode-range` in fonts.css. */
const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
const CHARACTERS = `${ASCII}\u00a0©°·×àèéêíó–—‘’“”•…€→−`;

const FONTS = [
  { from: 'imbue/files/imbue-latin-opsz-normal.woff2', to: 'titles.woff2', variationAxes: { wght: 380 } },
  { from: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', to: 'text.woff2' },
];

await mkdir(TARGET, { recursive: true });
for (const { from, to, variationAxes } of FONTS) {
  const font = await subsetFont(await readFile(new URL(from, PACKAGES)), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes,
  });
  await writeFile(new URL(to, TARGET), font);
  console.log(`${to}: ${font.length} bytes`);
}
