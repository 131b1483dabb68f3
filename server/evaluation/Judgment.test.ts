import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLORS, GENDERS, SIZES } from '../../src/domain/catalogue/vocabulary.ts';
import {
  KINDS,
  grade,
  isAnswerable,
  isGradable,
  type Requirements,
  type JudgedItem,
  type JudgedQuery,
  type ItemPreferences,
  type WrongReason,
} from './Judgment.ts';

const queries = JSON.parse(
  readFileSync(new URL('./frozen.queries.json', import.meta.url), 'utf8'),
) as readonly JudgedQuery[];

const blazer: JudgedItem = {
  id: 'i-1',
  brand: 'Any',
  shortDescription: 'Navy linen blazer',
  description: 'Wear it with ivory trousers.',
  semanticSearchDescription: 'A light layer for warm days',
  kind: 'blazer',
  subkind: 'single-breasted blazer',
  colors: ['Blue'],
  genders: ['Men'],
  sizes: ['M', 'L'],
  materials: ['linen'],
  pattern: 'plain',
  fit: 'regular',
  seasons: ['summer'],
  occasions: ['wedding'],
  styles: ['classic'],
  price: 150,
  fullPrice: 200,
};

const createQuery = (must: Requirements, should: ItemPreferences = {}): JudgedQuery => ({
  id: 't',
  query: 't',
  must,
  should,
});
const findViolations = (must: Requirements, item: Partial<JudgedItem> = {}) =>
  grade(createQuery(must), { ...blazer, ...item }).wrongReasons;
const findGrade = (must: Requirements, should: ItemPreferences, item: Partial<JudgedItem> = {}) =>
  grade(createQuery(must, should), { ...blazer, ...item }).grade;

/** Creates an item that meets every requirement and preference of the query, in the first wording. */
function createIdealItem({ id, must, should }: JudgedQuery): JudgedItem {
  const words = [should.shadeWords?.[0], should.fits?.[0], ...(should.words ?? []).map(([firstWord]) => firstWord)];
  const price = must.priceMax ?? must.priceMin ?? 100;
  return {
    id,
    brand: '',
    description: '',
    semanticSearchDescription: words.filter(Boolean).join('. '),
    shortDescription: '',
    kind: must.kinds?.[0] ?? 'dress',
    subkind: null,
    colors: must.colors?.slice(0, 1) ?? [],
    genders: must.genders ?? ['Women'],
    sizes: must.sizes ?? ['M'],
    materials: should.materials?.slice(0, 1) ?? [],
    pattern: should.patterns?.[0] ?? 'plain',
    fit: should.fits?.[0] ?? null,
    seasons: should.seasons?.slice(0, 1) ?? [],
    occasions: should.occasions?.slice(0, 1) ?? [],
    styles: should.styles?.slice(0, 1) ?? [],
    price,
    fullPrice: price + 1,
  };
}

/** Creates a changed item with the expected reason, for each way to violate a single requirement. */
function createViolatingItems(
  { must }: JudgedQuery,
  item: JudgedItem,
): readonly (readonly [WrongReason, JudgedItem])[] {
  const excludedTerms = [...(must.notPatterns ?? []), ...(must.notMaterials ?? []), ...(must.notWords ?? [])];
  return [
    ...(must.kinds ? [['kind', { ...item, kind: 'umbrella' }] as const] : []),
    ...(must.colors ? [['color', { ...item, colors: [] }] as const] : []),
    ...(must.genders ? [['gender', { ...item, genders: ['Neither'] }] as const] : []),
    ...(must.sizes ? [['size', { ...item, sizes: [] }] as const] : []),
    ...(must.sale ? [['sale', { ...item, fullPrice: item.price }] as const] : []),
    ...(must.priceMax ? [['price', { ...item, price: must.priceMax + 0.01 }] as const] : []),
    ...(must.priceMin ? [['price', { ...item, price: must.priceMin - 0.01 }] as const] : []),
    ...(must.notKinds ?? []).map((kind) => ['negation', { ...item, kind }] as const),
    ...(must.notColors ?? []).map((color) => ['negation', { ...item, colors: [...item.colors, color] }] as const),
    ...(must.notShades ?? []).map(
      ({ family, word }) => ['negation', { ...item, colors: [family], description: word }] as const,
    ),
    ...excludedTerms.map((word) => ['negation', { ...item, shortDescription: word }] as const),
  ];
}

describe('a requirement', () => {
  it.each<[WrongReason, Requirements]>([
    ['kind', { kinds: ['coat'] }],
    ['color', { colors: ['Red', 'Pink'] }],
    ['gender', { genders: ['Women'] }],
    ['price', { priceMax: 149 }],
    ['price', { priceMin: 151 }],
    ['size', { sizes: ['S', 'XL'] }],
    ['negation', { notKinds: ['blazer'] }],
    ['negation', { notColors: ['Blue'] }],
    ['negation', { notPatterns: ['plain'] }],
    ['negation', { notMaterials: ['linen'] }],
    ['negation', { notWords: ['navy'] }],
    ['negation', { notShades: [{ family: 'Blue', word: 'navy' }] }],
    ['negation', { notWords: ['single breasted'] }],
  ])('violated is %s: %j', (reason, must) => {
    expect(grade(createQuery(must), blazer)).toEqual({ grade: 0, wrongReasons: [reason] });
  });

  it('lists every reason once', () => {
    expect(findViolations({ kinds: ['coat'], notColors: ['Blue'], notWords: ['navy'] })).toEqual(['kind', 'negation']);
  });

  it('accepts any of the listed values and both ends of a price range', () => {
    expect(
      findViolations({ kinds: ['suit', 'blazer'], sizes: ['L'], priceMin: 150, priceMax: 150, sale: true }),
    ).toEqual([]);
  });

  it('matches a more specific name, whatever kind the catalogue files it under', () => {
    expect(findViolations({ kinds: ['camisole'] }, { kind: 'tank', subkind: 'cropped camisole' })).toEqual([]);
    expect(findViolations({ kinds: ['coat'] }, { kind: 'jacket', subkind: 'hooded long puffer jacket' })).toEqual([]);
    expect(findViolations({ kinds: ['coat'] }, { kind: 'jacket', subkind: 'puffer jacket' })).toEqual(['kind']);
  });

  it('for a size applies to clothes, not to kinds without letter sizes', () => {
    expect(findViolations({ sizes: ['S'] }, { kind: 'bag', subkind: 'tote bag', sizes: [] })).toEqual([]);
    expect(findViolations({ sizes: ['S'] }, { sizes: [] })).toEqual(['size']);
  });

  it('for a sale is violated at full price', () => {
    expect(findViolations({ sale: true }, { fullPrice: 150 })).toEqual(['sale']);
  });

  it('does not search the prose about what to wear with it for an exclusion', () => {
    expect(findViolations({ notWords: ['ivory'], notShades: [{ family: 'White', word: 'ivory' }] })).toEqual([]);
  });

  it('excludes participles and plurals, but not longer words', () => {
    expect(findViolations({ notPatterns: ['stripe'] }, { shortDescription: 'Striped tee' })).toEqual(['negation']);
    expect(findViolations({ notMaterials: ['silk'] }, { shortDescription: 'Silkscreened tee' })).toEqual([]);
  });
});

describe('gender', () => {
  it.each(['Women', 'Men', 'Unisex'] as const)('%s accepts unisex items', (gender) => {
    expect(findViolations({ genders: [gender] }, { genders: ['Unisex'] })).toEqual([]);
  });

  it('unisex accepts items made for both, not for one', () => {
    expect(findViolations({ genders: ['Unisex'] }, { genders: ['Women', 'Men'] })).toEqual([]);
    expect(findViolations({ genders: ['Unisex'] }, { genders: ['Women'] })).toEqual(['gender']);
  });
});

describe('color', () => {
  it('three colors count as multicolor, two do not', () => {
    expect(findViolations({ colors: ['Multicolor'] }, { colors: ['Red', 'Blue', 'Green'] })).toEqual([]);
    expect(findViolations({ colors: ['Multicolor'] }, { colors: ['Red', 'Blue'] })).toEqual(['color']);
  });
});

describe('a grade', () => {
  const kinds = { kinds: ['blazer'] } as const;

  it('is 3 if there is no preference or every preference is met', () => {
    expect(findGrade(kinds, {})).toBe(3);
    expect(findGrade(kinds, { shadeWords: ['navy'], materials: ['linen'], words: [['lined', 'light']] })).toBe(3);
  });

  it('is 2 from half of the preferences and 1 below', () => {
    expect(findGrade(kinds, { materials: ['linen'], seasons: ['winter'] })).toBe(2);
    expect(findGrade(kinds, { materials: ['linen'], seasons: ['winter'], words: [['tweed']] })).toBe(1);
  });

  it('with no preference met is 1 for a matching garment or color, else 0', () => {
    expect(findGrade(kinds, { materials: ['wool'] })).toBe(1);
    expect(findGrade({ colors: ['Blue'] }, { materials: ['wool'] })).toBe(1);
    expect(findGrade({ priceMax: 200 }, { materials: ['wool'] })).toBe(0);
  });

  it('ignores case, accents and hyphens', () => {
    expect(findGrade({}, { words: [['decollete cut']] }, { description: 'Décolleté-CUT' })).toBe(3);
  });

  it('does not take a material from the prose', () => {
    expect(findGrade(kinds, { materials: ['silk'] }, { description: 'Lovely over silk.' })).toBe(1);
  });

  it('never falls when one more preference is met', () => {
    for (const query of queries) {
      const idealItem = createIdealItem(query);
      const plainItem = {
        ...idealItem,
        materials: [],
        seasons: [],
        occasions: [],
        styles: [],
        semanticSearchDescription: '',
      };
      const improvedItems = [
        plainItem,
        { ...plainItem, materials: idealItem.materials },
        { ...idealItem, semanticSearchDescription: '' },
        idealItem,
      ];
      const grades = improvedItems.map((item) => grade(query, item).grade);
      expect(grades, query.id).toEqual(grades.toSorted());
    }
  });
});

describe('a catalogue', () => {
  it('can answer a query if an item meets every requirement, and is gradable if one is worth more than 0', () => {
    const query = createQuery({ priceMax: 200 }, { materials: ['wool'] });
    expect([isAnswerable(query, [blazer]), isGradable(query, [blazer])]).toEqual([true, false]);
    expect([isAnswerable(query, []), isGradable(query, [])]).toEqual([false, false]);
    expect(isAnswerable(createQuery({ kinds: ['coat'] }), [blazer])).toBe(false);
  });
});

describe('the frozen queries', () => {
  it('are 70, numbered in order, without duplicate wordings', () => {
    const ids = Array.from({ length: 70 }, (_, i) => `f-${String(i + 1).padStart(3, '0')}`);
    expect(queries.map(({ id }) => id)).toEqual(ids);
    expect(new Set(queries.map(({ query }) => query.toLowerCase())).size).toBe(70);
  });

  it.each(queries)('$id uses the known keys and vocabulary', ({ must, should, query }) => {
    const vocabulary: Record<string, readonly unknown[]> = {
      kinds: KINDS,
      notKinds: KINDS,
      genders: GENDERS,
      colors: COLORS,
      notColors: COLORS,
      sizes: SIZES,
      sale: [true],
    };
    for (const [key, knownValues] of Object.entries(vocabulary)) {
      const listedValues = [(must as Record<string, unknown>)[key] ?? []].flat();
      expect(knownValues).toEqual(expect.arrayContaining(listedValues));
    }
    const requirements = [
      ...Object.keys(vocabulary),
      'priceMin',
      'priceMax',
      'notPatterns',
      'notMaterials',
      'notShades',
      'notWords',
    ];
    const wishes = ['shadeWords', 'materials', 'patterns', 'fits', 'occasions', 'seasons', 'styles', 'words'];
    expect(requirements).toEqual(expect.arrayContaining(Object.keys(must)));
    expect(wishes).toEqual(expect.arrayContaining(Object.keys(should)));
    expect(Object.keys({ ...must, ...should }).length, query).toBeGreaterThan(0);
    expect(JSON.stringify([must, should])).not.toMatch(/\[\]|"\s*"/u);
  });

  it.each(queries)('$id grades an ideal item 3', (query) => {
    expect(grade(query, createIdealItem(query))).toEqual({ grade: 3, wrongReasons: [] });
  });

  it.each(queries)('$id detects each single violation', (query) => {
    for (const [reason, item] of createViolatingItems(query, createIdealItem(query))) {
      const { grade: itemGrade, wrongReasons } = grade(query, item);
      expect([itemGrade, wrongReasons.includes(reason)], `${query.id} ${reason}`).toEqual([0, true]);
    }
  });
});
