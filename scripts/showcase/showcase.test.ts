import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOOK_NAMES, LOOK_SIZE, LOOK_WIDTHS, getLookUrl } from '../../src/ui/marketing/showcase/looks.ts';
import { recordedConversation, recordedSearch } from '../../src/ui/marketing/showcase/recorded.ts';
import { lookQueries } from '../../src/ui/text/marketingLooksText.ts';
import { marketingText } from '../../src/ui/text/marketingText.ts';
import { LookRenderer } from './LookArtist.ts';
import { OUTFITS } from './outfits.ts';
import { record, type Recordings } from './record.ts';
import { WISHED_PIECES } from './script.ts';

const PUBLIC_FOLDER = new URL('../../public/', import.meta.url);
const UPDATE_HINT = 'Run `npm run showcase`.';
/** The maximum mean difference of a color channel after compression, out of 255. */
const MAX_MEAN_DIFFERENCE = 4;

describe('what the public pages show of the product', () => {
  let recordings: Recordings;
  beforeAll(async () => {
    recordings = await record();
  });

  it('is the answer that the search gives today', () => {
    expect(recordedSearch, UPDATE_HINT).toEqual(recordings.search);
  });

  it('is the conversation that the stylist has today', () => {
    expect(recordedConversation, UPDATE_HINT).toEqual(recordings.conversation);
    for (const { items } of recordedConversation) expect(items.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(WISHED_PIECES))('finds the clothes of the look %s', async (look, itemId) => {
    const wish = lookQueries[look as keyof typeof lookQueries];
    expect(await recordings.findsPiece(wish, itemId), `${wish}: ${itemId}`).toBe(true);
    expect(Object.values(OUTFITS[look as keyof typeof lookQueries])).toContain(itemId);
  });

  it('suggests the search that it shows', () => {
    expect(marketingText.trial.suggestions[0]).toBe(recordedSearch.query);
  });
});

describe('the pictures of the public pages', () => {
  it('are all there, in every width, and no others', async () => {
    const files = await readdir(new URL('site/', PUBLIC_FOLDER));
    const expected = LOOK_NAMES.flatMap((name) => LOOK_WIDTHS.map((width) => getLookUrl(name, width).slice(6)));
    expect(files.toSorted(), UPDATE_HINT).toEqual(expected.toSorted());
  });

  it.each(LOOK_NAMES)('have the right size: %s', async (name) => {
    for (const width of LOOK_WIDTHS) {
      const size = await sharp(await readFile(new URL(`.${getLookUrl(name, width)}`, PUBLIC_FOLDER))).metadata();
      expect(size).toMatchObject({ width, height: (width * LOOK_SIZE.height) / LOOK_SIZE.width, hasAlpha: true });
    }
  });

  it.each(['garden', 'cherry'] as const)('show what the fitting room draws today: %s', async (name) => {
    const [width] = LOOK_WIDTHS;
    const toPixels = (picture: Sharp) => picture.flatten({ background: '#fff' }).raw().toBuffer();
    const drawing = await (await (await LookRenderer.open()).draw(OUTFITS[name])).png().toBuffer();
    const drawnPixels = await toPixels(sharp(drawing).resize({ width }));
    const storedPixels = await toPixels(sharp(fileURLToPath(new URL(`.${getLookUrl(name, width)}`, PUBLIC_FOLDER))));
    const difference =
      drawnPixels.reduce((sum, value, index) => sum + Math.abs(value - storedPixels[index]!), 0) / drawnPixels.length;
    expect(storedPixels).toHaveLength(drawnPixels.length);
    expect(difference, UPDATE_HINT).toBeLessThan(MAX_MEAN_DIFFERENCE);
  });
});
