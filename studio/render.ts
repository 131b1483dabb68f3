import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * `npm run studio` draws the demo catalogue: `[--workers 2] [--only <text in the id or the cut>] [--sheets]`. `npm
 * run studio -- --look <silhouette or text in an id> [--cloth fabric,color,pattern,accent,third,scale] [--options
 * name=value,...] [--views front,back,detail] [--size 0.6]` draws a preview. `npm run studio -- --figures` measures
 * the pictures: bytes, seconds, colors, near copies. `npm run studio -- --restamp` records every picture as current,
 * after a refactoring that changes no pixel. `npm run studio -- --ink` draws the illustrations into `public/ink`.
 * `--mattes` writes the garment mattes of the front pictures; `--people` draws the figures of the fitting room.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CATALOGUE = join(ROOT, 'server/assets/catalogue');
const CACHE = join(ROOT, '.cache/studio');

const text = (fallback: string) => ({ type: 'string' as const, default: fallback });
const { values } = parseArgs({
  options: {
    workers: text('1'),
    only: text(''),
    sheets: { type: 'boolean', default: false },
    figures: { type: 'boolean', default: false },
    restamp: { type: 'boolean', default: false },
    ink: { type: 'boolean', default: false },
    mattes: { type: 'boolean', default: false },
    people: { type: 'boolean', default: false },
    look: text(''),
    cloth: text(''),
    options: text(''),
    views: text('front'),
    size: text('0.6'),
  },
});

if (values.look) {
  const { drawPreview } = await import('./look.ts');
  const { cloth, options, views } = values;
  process.stdout.write(
    `${await drawPreview({ nameOrId: values.look, cloth, options, views, size: Number(values.size) }, join(CACHE, 'look'))}\n`,
  );
} else if (values.ink) {
  const { writeInk } = await import('./ink/writeInk.ts');
  await writeInk(join(ROOT, 'public/ink'));
} else if (values.mattes) {
  const { drawMattes } = await import('./mattes/drawMattes.ts');
  await drawMattes(CATALOGUE, values.only);
} else if (values.people) {
  const { drawPeople } = await import('./people/drawPeople.ts');
  await drawPeople(join(ROOT, 'server/assets/figures'));
} else if (values.restamp) {
  const { markAllCurrent } = await import('./drawCatalogue.ts');
  process.stdout.write(`${await markAllCurrent(CATALOGUE)} pictures are recorded as current\n`);
} else if (values.figures) {
  const { writeFigures } = await import('./figures/writeFigures.ts');
  await writeFigures(CATALOGUE, CACHE);
} else {
  const { drawCatalogue } = await import('./drawCatalogue.ts');
  await drawCatalogue({
    catalogue: CATALOGUE,
    cache: CACHE,
    workers: Number(values.workers),
    namePart: values.only,
    writesSheets: values.sheets,
  });
}
