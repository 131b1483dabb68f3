import { describe, expect, it } from 'vitest';
import { createPictureReading } from '../../../../tests/support/pictureReadings.ts';
import { createWish, createPreference } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import { convertHexToLab } from '../../pictures/lab.ts';
import type { AttachedPicture, PictureReading } from '../../pictures/PictureReading.ts';
import type { Wish } from '../understanding/Wish.ts';
import { preferPicturedLook, type PicturedPlan } from './pictured.ts';
import { createSearchPlan, type SearchPlan } from './searchPlan.ts';

const BLUE_LAB = convertHexToLab('#33529d');
const COAT_WISH: Partial<Wish> = { garments: [{ kinds: { coat: 1 }, colors: [] }] };

const createPicture = (changes: Partial<PictureReading> = {}, kind: string | null = null): AttachedPicture => ({
  reading: createPictureReading(changes),
  kind,
});

interface Request {
  readonly wish?: Partial<Wish>;
  readonly filters?: Partial<Filters>;
  readonly words?: string;
}

const planFor = ({ wish = {}, filters = {} }: Request): SearchPlan =>
  createSearchPlan(
    createWish({ preferences: [createPreference('word:asdf')], ...wish }),
    { ...NO_FILTERS, ...filters },
    false,
  );

const createPlan = (pictures: readonly AttachedPicture[], request: Request = {}): PicturedPlan =>
  preferPicturedLook(planFor(request), pictures, (request.words ?? '').split(' '));

const findKinds = ({ plan }: PicturedPlan) => plan.demands.garments.map(({ kinds }) => kinds);

/** Returns the weights of a facet's preferences, by their labels. */
const findWeights = ({ plan }: PicturedPlan, facet: string): Record<string, number> =>
  Object.fromEntries(
    plan.rules.preferences
      .filter((wish) => wish.facet === facet)
      .map(({ label, weight }) => [label, Math.round(weight * 1_000) / 1_000]),
  );

const findAlternatives = ({ plan }: PicturedPlan, facet: string, index = 0) =>
  plan.rules.preferences.filter((wish) => wish.facet === facet)[index]?.alternatives ?? {};

const createUnsurePicture = (...kinds: readonly (readonly [kind: string, certainty: number])[]) =>
  createPicture({ kind: null, kinds: kinds.map(([kind, certainty]) => ({ kind, certainty })) });

describe('a plan without pictures', () => {
  it('is unchanged', () => {
    const plan = planFor({ words: 'something to match' });
    expect(preferPicturedLook(plan, [], ['something', 'to', 'match'])).toEqual({ plan, sentences: [] });
  });
});

describe('the garment of a picture', () => {
  it('is wanted if the words name none, and makes words without a meaning searchable', () => {
    const result = createPlan([createPicture()]);
    expect(findKinds(result)).toEqual([{ blazer: 1 }]);
    expect(result.plan).toMatchObject({ isMeaningless: false, rules: { needsPreferenceMatch: false } });
    expect(result.sentences).toEqual([]);
  });

  it("is the shopper's correction", () => {
    expect(findKinds(createPlan([createPicture({}, 'coat')]))).toEqual([{ coat: 1 }]);
    const correctedPlan = createPlan([
      createPicture({ kind: null, kinds: [{ kind: 'shirt', certainty: 0.2 }] }, 'coat'),
    ]);
    expect(findKinds(correctedPlan)).toEqual([{ coat: 1 }]);
    expect(correctedPlan.sentences).toEqual([]);
  });

  it('is not wanted if the words name one, and nothing is said about it', () => {
    const result = createPlan([createUnsurePicture(['shirt', 0.4], ['blouse', 0.3])], { wish: COAT_WISH });
    expect(findKinds(result)).toEqual([{ coat: 1 }]);
    expect(result.sentences).toEqual([]);
  });
});

describe('a garment that is not clear', () => {
  it('is each of the likely kinds, the likeliest first, and the shopper is told', () => {
    const result = createPlan([createUnsurePicture(['shirt', 0.4], ['blouse', 0.3], ['tee', 0.05])]);
    expect(findKinds(result)).toEqual([{ shirt: 1, blouse: 0.95 }]);
    expect(result.sentences).toEqual([
      'It is not quite clear what your picture shows, so shirts and blouses are shown.',
    ]);
  });

  it('is at most three kinds, each at least 0.4 times as likely as the first', () => {
    const four = createPlan([createUnsurePicture(['shirt', 0.3], ['blouse', 0.25], ['tee', 0.2], ['top', 0.19])]);
    expect(Object.keys(findKinds(four)[0]!)).toEqual(['shirt', 'blouse', 'tee']);
    const unequal = createPlan([createUnsurePicture(['shirt', 0.5], ['blouse', 0.2], ['tee', 0.19])]);
    expect(Object.keys(findKinds(unequal)[0]!)).toEqual(['shirt', 'blouse']);
  });

  it('is guessed from a total of 0.45', () => {
    expect(findKinds(createPlan([createUnsurePicture(['shirt', 0.25], ['blouse', 0.2])]))).toHaveLength(1);
    expect(findKinds(createPlan([createUnsurePicture(['shirt', 0.25], ['blouse', 0.19])]))).toEqual([]);
  });

  it('is left open below that, so that only pieces in its colors are shown', () => {
    for (const unclear of [
      createUnsurePicture(['shirt', 0.2]),
      createUnsurePicture(['shirt', 0]),
      createUnsurePicture(),
    ]) {
      const result = createPlan([unclear]);
      expect(findKinds(result)).toEqual([]);
      expect(result.plan.rules.needsPreferenceMatch).toBe(true);
      expect(result.sentences).toEqual([
        'We cannot tell what your picture shows, so these are pieces in its colors. Choose beside the picture what it is.',
      ]);
    }
  });
});

describe('the colors of a picture', () => {
  const blueAndWhite = createPicture({ palette: [{ lab: BLUE_LAB, share: 0.8 }] });

  it('are preferred by their shares, and the largest is the main color', () => {
    const result = createPlan([blueAndWhite]);
    expect(findWeights(result, 'color')).toEqual({ blue: 1.04, white: 0.26 });
    expect(result.plan.rules.colors).toEqual(['Blue']);
  });

  it('have the same weight together, whatever part of the picture they cover', () => {
    const shares = createPicture({
      colors: [
        { color: 'Blue', share: 0.3 },
        { color: 'White', share: 0.1 },
      ],
    });
    expect(findWeights(createPlan([shares]), 'color')).toEqual({ blue: 0.975, white: 0.325 });
  });

  it('of several pictures are all preferred', () => {
    const red = createPicture({ colors: [{ color: 'Red', share: 1 }] });
    const result = createPlan([blueAndWhite, red]);
    expect(Object.keys(findWeights(result, 'color'))).toEqual(['blue', 'white', 'red']);
    expect(result.plan.rules.colors).toEqual(['Blue', 'Red']);
  });

  it('prefer the same color most, similar ones less, and different ones not at all', () => {
    const blue = findAlternatives(createPlan([blueAndWhite]), 'color');
    expect(blue['color:blue']).toBe(1);
    expect(blue).not.toHaveProperty('color:yellow');
    const otherWeights = Object.entries(blue).filter(([id]) => id !== 'color:blue');
    expect(otherWeights.map(([id]) => id)).toEqual(['color:purple']);
    expect(otherWeights.every(([, fit]) => fit > 0.1 && fit <= 0.6)).toBe(true);
    expect(findAlternatives(createPlan([blueAndWhite]), 'color', 1)).toEqual({ 'color:white': 1 });
  });

  it('that are many make multicolored pieces welcome', () => {
    const planOfMany = createPlan([
      createPicture({
        colors: [
          { color: 'Multicolor', share: 0.5 },
          { color: 'Blue', share: 0.5 },
        ],
      }),
    ]);
    expect(findWeights(planOfMany, 'color')).toEqual({ blue: 1.3, multicolor: 0.52 });
    expect(findAlternatives(planOfMany, 'color', 1)).toEqual({ 'color:multicolor': 1 });
    expect(findWeights(createPlan([createPicture({ colors: [{ color: 'Multicolor', share: 1 }] })]), 'color')).toEqual({
      multicolor: 0.52,
    });
  });

  it('are ignored if the shopper states a color, in a filter or in words', () => {
    const requests: readonly Request[] = [
      { filters: { color: ['Green'] } },
      { wish: { colors: ['Green'] } },
      { wish: { garments: [{ kinds: { coat: 1 }, colors: ['Green'] }] } },
    ];
    for (const request of requests) {
      const result = createPlan([blueAndWhite], request);
      expect(findWeights(result, 'color')).toEqual({});
      expect(result.plan.rules.colors).toEqual(request.wish?.colors ?? []);
    }
  });
});

describe('the shade of a picture', () => {
  it('is preferred by its share of the garment, and similar shades too', () => {
    const result = createPlan([createPicture({ palette: [{ lab: convertHexToLab('#252f45'), share: 0.6 }] })]);
    expect(findWeights(result, 'shade')).toEqual({ navy: 0.3 });
    const shades = findAlternatives(result, 'shade');
    expect(shades['shade:navy']).toBeCloseTo(1);
    expect(shades).not.toHaveProperty('shade:camel');
  });

  it('is not preferred if no shade resembles it, or none was measured', () => {
    expect(
      findWeights(createPlan([createPicture({ palette: [{ lab: [50, 120, -120], share: 1 }] })]), 'shade'),
    ).toEqual({});
    const unmeasured = createPlan([createPicture({ palette: [] })]);
    expect(findWeights(unmeasured, 'shade')).toEqual({});
    expect(findAlternatives(unmeasured, 'color')).toEqual({ 'color:blue': 1 });
  });
});

describe('the pattern of a picture', () => {
  const striped = createPicture({ pattern: 'striped', patterns: [{ pattern: 'striped', certainty: 0.9 }] });

  it('is preferred by its certainty, and much less if the garment is plain', () => {
    const result = createPlan([striped]);
    expect(findWeights(result, 'pattern')).toEqual({ striped: 0.63 });
    expect(findAlternatives(result, 'pattern')).toEqual({ 'pattern:striped': 1 });
    expect(findWeights(createPlan([createPicture()]), 'pattern')).toEqual({ plain: 0.252 });
  });

  it('is preferred by its guesses if it is not clear', () => {
    const patterns = [
      { pattern: 'striped', certainty: 0.5 },
      { pattern: 'plain', certainty: 0.3 },
    ];
    const result = createPlan([createPicture({ pattern: null, patterns })]);
    expect(findAlternatives(result, 'pattern')).toEqual({ 'pattern:striped': 0.5, 'pattern:plain': 0.3 });
  });

  it('is not preferred if nothing is known of it', () => {
    expect(findWeights(createPlan([createPicture({ pattern: null, patterns: [] })]), 'pattern')).toEqual({});
    expect(findWeights(createPlan([createPicture({ pattern: 'striped', patterns: [] })]), 'pattern')).toEqual({
      striped: 0,
    });
  });

  it('is ignored if the words state one', () => {
    const result = createPlan([striped], { wish: { preferences: [createPreference('pattern:floral')] } });
    expect(findWeights(result, 'pattern')).toEqual({ floral: 1 });
  });
});

describe('something to wear with the garment of a picture', () => {
  it.each([
    'something to wear with it',
    'what goes with this',
    'pair it with something',
    'style this blazer with something',
    'a skirt to match',
    'a matching skirt',
  ])('is recognized in "%s"', (words) => {
    const [kinds] = findKinds(createPlan([createPicture()], { words }));
    expect(kinds).toHaveProperty('trousers');
    expect(kinds).not.toHaveProperty('blazer');
  });

  it.each(['something to wear', 'like this with pockets', 'a matchless coat', 'wear it in town on a day with rain'])(
    'is not asked for by "%s"',
    (words) => {
      expect(findKinds(createPlan([createPicture()], { words }))).toEqual([{ blazer: 1 }]);
    },
  );

  it('has colors that go with it, instead of its own', () => {
    const red = createPicture({ colors: [{ color: 'Red', share: 1 }] });
    const result = createPlan([red], { words: 'to match' });
    expect(findWeights(result, 'harmony')).toEqual({ harmony: 1 });
    const harmony = findAlternatives(result, 'harmony');
    expect(harmony['color:black']).toBe(1);
    expect(harmony['color:green']).toBeLessThan(0.5);
    expect(findWeights(result, 'color')).toEqual({});
    expect(result.sentences).toEqual([]);
  });

  it('keeps the wish, and shows pieces that match nothing else of it', () => {
    const preferences = [createPreference('material:linen')];
    const { plan } = createPlan([createPicture()], { words: 'to match', wish: { preferences } });
    expect(plan.rules.preferences[0]).toEqual(preferences[0]);
    expect(plan).toMatchObject({ isMeaningless: false, rules: { needsPreferenceMatch: false } });
    expect(createPlan([createPicture()], { words: 'to match' }).plan.isMeaningless).toBe(false);
  });

  it('is the garment that the words name', () => {
    expect(findKinds(createPlan([createPicture()], { words: 'to match', wish: COAT_WISH }))).toEqual([{ coat: 1 }]);
  });

  it('is any garment in matching colors if the picture does not show a clear one', () => {
    expect(findKinds(createPlan([createUnsurePicture(['shirt', 0.2])], { words: 'to match' }))).toEqual([]);
  });
});
