import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Color } from '../../../../src/domain/catalogue/vocabulary.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import { createPictureReading } from '../../../../tests/support/pictureReadings.ts';
import { createEngine } from '../../../../tests/support/searchEngine.ts';
import type { EngineResult, SearchEngine } from '../../../application/ports/SearchEngine.ts';
import { createSyntheticCatalogue } from '../../../evaluation/corpora/syntheticCatalogue.ts';
import { convertHexToLab } from '../../pictures/lab.ts';
import type { PictureReading } from '../../pictures/PictureReading.ts';

const ITEMS = createSyntheticCatalogue(1_200);
let engine: SearchEngine;
beforeAll(async () => {
  engine = await createEngine(ITEMS);
});

function search(
  changes: Partial<PictureReading>,
  query = '',
  kind: string | null = null,
  filters: Partial<Filters> = {},
): Promise<EngineResult> {
  const attachedPictures = [{ reading: createPictureReading(changes), kind }];
  return engine.search({
    query,
    filters: { ...NO_FILTERS, ...filters },
    filtersAreFinal: false,
    attachedItems: [],
    attachedPictures,
    limit: 10,
  });
}

const countSold = (kind: string, color: Color): number =>
  ITEMS.filter((item) => item.kind === kind && item.colors.includes(color)).length;

const blueDress: Partial<PictureReading> = {
  kind: 'dress',
  colors: [{ color: 'Blue', share: 1 }],
  palette: [{ lab: convertHexToLab('#33529d'), share: 1 }],
};
const unsure: Partial<PictureReading> = {
  ...blueDress,
  kind: null,
  kinds: [
    { kind: 'shirt', certainty: 0.4 },
    { kind: 'blouse', certainty: 0.3 },
    { kind: 'tee', certainty: 0.05 },
  ],
};

describe('a search by picture', () => {
  it('finds the recognized garment in its color', async () => {
    const { items, relaxations } = await search(blueDress);
    expect(items.map(({ kind }) => kind)).toEqual(Array(10).fill('dress'));
    expect(countSold('dress', 'Blue')).toBeGreaterThan(2);
    expect(items.slice(0, countSold('dress', 'Blue')).every(({ colors }) => colors.includes('Blue'))).toBe(true);
    expect(relaxations).toEqual([]);
  });

  it("prefers the shopper's correction over the guess", async () => {
    const { items } = await search(blueDress, '', 'coat');
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['coat']));
  });

  it('prefers a garment in words over the recognized one', async () => {
    const { items } = await search(blueDress, 'a skirt like this');
    expect(items.every(({ kind }) => kind === 'skirt')).toBe(true);
    expect(items.slice(0, countSold('skirt', 'Blue')).every(({ colors }) => colors.includes('Blue'))).toBe(true);
  });

  it('prefers a color in words over the recognized one', async () => {
    const { items, filters } = await search(blueDress, 'like this but in green');
    expect(filters.color).toEqual(['Green']);
    expect(items.every(({ kind, colors }) => kind === 'dress' && colors.includes('Green'))).toBe(true);
  });

  it('applies filters whatever was recognized', async () => {
    const { items } = await search(blueDress, '', null, { gender: ['Women'], priceRangeMax: 200 });
    expect(items.length).toBeGreaterThan(0);
    expect(
      items.every(({ priceCents, genders }) => priceCents <= 20_000 && !(genders.length === 1 && genders[0] === 'Men')),
    ).toBe(true);
  });

  it('finds other garments in matching colors if the words ask for something to go with it', async () => {
    const { items, relaxations } = await search(blueDress, 'something to wear with this');
    expect(items.length).toBe(10);
    expect(items.some(({ kind }) => kind === 'dress')).toBe(false);
    expect(relaxations).toEqual([]);
  });

  it('shows the few likely kinds, and says that it is not sure', async () => {
    const { items, relaxations } = await search(unsure);
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['shirt', 'blouse']));
    expect(relaxations).toEqual(['It is not quite clear what your picture shows, so shirts and blouses are shown.']);
  });

  it('uses the color alone, and says so, if it cannot guess the kind', async () => {
    const { items, relaxations } = await search({ ...unsure, kinds: [{ kind: 'shirt', certainty: 0.2 }] });
    expect(items.every(({ colors }) => colors.includes('Blue'))).toBe(true);
    expect(relaxations[0]).toBe(
      'We cannot tell what your picture shows, so these are pieces in its colors. Choose beside the picture what it is.',
    );
  });

  it('does not mention uncertainty once the shopper has named the kind, in words or by the chip', async () => {
    expect((await search(unsure, '', 'shirt')).relaxations).toEqual([]);
    expect((await search(unsure, 'shirts like this')).relaxations).toEqual([]);
  });

  it('prefers the recognized pattern', async () => {
    const { items } = await search({
      ...blueDress,
      kind: 'shirt',
      pattern: 'striped',
      patterns: [{ pattern: 'striped', certainty: 0.95 }],
    });
    const striped = ITEMS.filter(
      ({ kind, pattern, colors }) => kind === 'shirt' && /stripe/u.test(pattern) && colors.includes('Blue'),
    );
    expect(striped.length).toBeGreaterThan(0);
    expect(items.slice(0, Math.min(striped.length, 3)).every(({ pattern }) => /stripe/u.test(pattern))).toBe(true);
  });

  it('always shows the named garment, for any color and any pattern', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('skirt', 'dress', 'shirt', 'coat'),
        fc.constantFrom('plain', 'check', 'print', null),
        fc.constantFrom('#33529d', '#1a1a1c', '#d8c5a3'),
        async (kind, pattern, hex) => {
          const { items } = await search({
            kind,
            pattern,
            patterns: pattern ? [{ pattern, certainty: 0.8 }] : [],
            palette: [{ lab: convertHexToLab(hex), share: 1 }],
          });
          expect(items.length > 0 && items.every((item) => item.kind === kind)).toBe(true);
        },
      ),
      { numRuns: 12 },
    );
  });
});
