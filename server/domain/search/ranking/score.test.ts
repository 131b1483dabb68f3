import { describe, expect, it } from 'vitest';
import { createEngine, searchAll } from '../../../../tests/support/searchEngine.ts';
import {
  NO_DEMANDS,
  NO_PREFERENCES,
  createGarment,
  createSmallIndex,
  createPreference,
} from '../../../../tests/support/smallIndex.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Demands } from './Demands.ts';
import { admitItems } from './Demands.ts';
import { readItemFacts } from './itemFacts.ts';
import { ItemIndexBuilder } from './ItemIndexBuilder.ts';
import { scoreItems, type RankingRules } from './score.ts';

interface Ranking {
  /** Item ids, best first. */
  readonly ids: readonly string[];
  readonly score: (id: string) => number;
}

function rankIds(
  items: readonly CatalogueItem[],
  preferences: Partial<RankingRules>,
  demands: Partial<Demands> = {},
): Ranking {
  const { index, listIds, findDoc } = createSmallIndex(items);
  const { docs, scores } = scoreItems(index, admitItems(index, { ...NO_DEMANDS, ...demands }), {
    ...NO_PREFERENCES,
    ...preferences,
  });
  return { ids: listIds(docs), score: (id) => scores[findDoc(id)]! };
}

/**
 * Expects this order of the results. Also expects different scores, because equal scores would keep the catalogue's
 * order by chance.
 */
function expectOrder(
  items: readonly CatalogueItem[],
  ids: readonly string[],
  preferences: Partial<RankingRules>,
  demands?: Partial<Demands>,
): void {
  const ranking = rankIds(items, preferences, demands);
  expect(ranking.ids).toEqual(ids);
  const scores = ids.map(ranking.score);
  expect(
    scores.every((score, index) => index === 0 || score < scores[index - 1]!),
    scores.join(' > '),
  ).toBe(true);
}

describe('a price preference', () => {
  const coats = [20_000, 5_000, 10_000].map((priceCents) =>
    createGarment(`at-${priceCents / 100}`, 'coat', { priceCents, fullPriceCents: priceCents }),
  );

  it('ranks the cheapest first for cheap, the most expensive first for expensive', () => {
    expectOrder(coats, ['at-50', 'at-100', 'at-200'], { priceLeaning: -1 });
    expectOrder(coats, ['at-200', 'at-100', 'at-50'], { priceLeaning: 1 });
  });

  it('weights the rank among all prices, 3 between first and last', () => {
    const { score } = rankIds(coats, { priceLeaning: -1 });
    expect(score('at-50') - score('at-200')).toBeCloseTo(3);
    expect(score('at-50') - score('at-100')).toBeCloseTo(1.5);
  });

  it('is recognized in the words', async () => {
    const engine = await createEngine(coats);
    const findIds = async (query: string) => (await searchAll(engine, query)).items.map(({ id }) => id);
    expect(await findIds('a cheap coat')).toEqual(['at-50', 'at-100', 'at-200']);
    expect(await findIds('a luxury coat')).toEqual(['at-200', 'at-100', 'at-50']);
  });

  it('never outweighs the named garment', () => {
    const items = [
      createGarment('dear', 'coat', { priceCents: 90_000 }),
      createGarment('cheap', 'jacket', { priceCents: 1_000 }),
    ];
    expectOrder(
      items,
      ['dear', 'cheap'],
      { priceLeaning: -1 },
      { garments: [{ kinds: { coat: 1, jacket: 0.4 }, colors: [] }] },
    );
  });
});

describe('the kind of garment', () => {
  it('scores by how well it matches the word', () => {
    const items = [createGarment('jacket', 'jacket'), createGarment('coat', 'coat')];
    const demands = { garments: [{ kinds: { coat: 1, jacket: 0.8 }, colors: [] }] };
    expectOrder(items, ['coat', 'jacket'], {}, demands);
    const { score } = rankIds(items, {}, demands);
    expect(score('coat') - score('jacket')).toBeCloseTo(1.5 * 0.2);
  });

  it('ranks an item with the color first before one that also has it', () => {
    const items = [
      createGarment('second', 'coat', { colors: ['Black', 'Blue'] }),
      createGarment('first', 'coat', { colors: ['Blue', 'Black'] }),
    ];
    expectOrder(items, ['first', 'second'], { colors: ['Blue'] });
    expect(rankIds(items, { colors: ['Blue'] }).score('first')).toBeCloseTo(1.65);
    expect(rankIds(items, {}).score('first')).toBeCloseTo(1.5);
  });
});

describe('a color', () => {
  it('ranks plain pieces in one color before others', () => {
    expectOrder(
      [
        createGarment('two-colors', 'shirt', { colors: ['White', 'Blue'] }),
        createGarment('plain', 'shirt', { colors: ['White'], pattern: 'plain' }),
      ],
      ['plain', 'two-colors'],
      { colors: ['White'] },
    );
    const checked = createGarment('checked', 'shirt', { colors: ['White'], pattern: 'check' });
    expect(rankIds([checked], { colors: ['White'] }).score('checked')).toBeCloseTo(1.65);
  });
});

describe('the likely wearer', () => {
  it('gets the pieces of other wearers last', () => {
    const items = [createGarment('men', 'shoes', { genders: ['Men'] }), createGarment('all', 'shoes')];
    expectOrder(items, ['all', 'men'], { likelyGenders: ['Women'] });
  });
});

describe('text relevance', () => {
  const filler = ['a', 'b', 'c', 'd'].map((id) => createGarment(id, 'dress'));

  it('ranks matching names first, by at most 0.3 of their score', () => {
    const items = [...filler, createGarment('says', 'dress', { shortDescription: 'obsidian dress' })];
    const { ids, score } = rankIds(items, { stems: ['obsidian'] });
    expect(ids[0]).toBe('says');
    expect(score('says') - score('a')).toBeGreaterThan(0.15);
    expect(score('says') - score('a')).toBeLessThan(0.3);
    expect(score('a')).toBeCloseTo(1.5);
  });

  it('does not count words that only repeat the garment', () => {
    const wordy = createGarment('wordy', 'dress', { description: 'a dress among dresses, the dress of all dresses' });
    const { score } = rankIds([...filler, wordy], { stems: ['dress'], filterStems: ['dress'] });
    expect(score('wordy')).toBe(score('a'));
    expect(rankIds([...filler, wordy], { stems: ['dress'] }).ids[0]).toBe('wordy');
  });

  it('is higher for rare words', () => {
    const common = ['x', 'y', 'z'].map((id) => createGarment(id, 'dress', { shortDescription: 'meadow dress' }));
    const items = [...filler, ...common, createGarment('rare', 'dress', { shortDescription: 'obsidian dress' })];
    const { ids, score } = rankIds(items, { stems: ['meadow', 'obsidian'] });
    expect(ids[0]).toBe('rare');
    expect(score('rare')).toBeGreaterThan(score('x'));
  });

  it('is lower in a long text than in a short one', () => {
    const longDescription = 'a quiet piece that goes with much of what hangs in a wardrobe already and lasts for years';
    const items = [
      ...filler,
      createGarment('long', 'dress', { description: `obsidian ${longDescription}` }),
      createGarment('short', 'dress', { description: 'obsidian' }),
    ];
    expectOrder(items.slice(-2), ['short', 'long'], { stems: ['obsidian'] });
  });

  it('is zero for other garments than the requested one', () => {
    const items = [...filler, createGarment('coat', 'coat', { shortDescription: 'obsidian coat' })];
    const { ids, score } = rankIds(items, { stems: ['obsidian'] }, { garments: [{ kinds: { dress: 1 }, colors: [] }] });
    expect(ids).not.toContain('coat');
    expect(score('coat')).toBe(0);
  });
});

describe('a preference', () => {
  const linen = createGarment('linen', 'shirt', { materials: ['linen'] });
  const plainShirt = createGarment('plain', 'shirt');

  it('raises a matching item by its weight', () => {
    const preferences = [createPreference('material:linen', { weight: 0.6 })];
    expectOrder([plainShirt, linen], ['linen', 'plain'], { preferences });
    expect(rankIds([plainShirt, linen], { preferences }).score('linen')).toBeCloseTo(1.5 + 0.6);
  });

  it('counts less in a description than in a name', () => {
    const describedItem = createGarment('described', 'shirt', { semanticSearchDescription: 'linen' });
    const preferences = [createPreference('material:linen')];
    expectOrder([plainShirt, describedItem, linen], ['linen', 'described', 'plain'], { preferences });
    expect(rankIds([plainShirt, describedItem], { preferences }).score('described')).toBeCloseTo(1.5 + 0.75);
  });

  it('counts only the best of its alternatives', () => {
    const shirtOfBoth = createGarment('both', 'shirt', { materials: ['linen', 'cotton'] });
    const preferences = [
      createPreference('material:linen', { alternatives: { 'material:linen': 1, 'material:cotton': 0.5 } }),
    ];
    const { score } = rankIds([shirtOfBoth, linen, createGarment('cotton', 'shirt', { materials: ['cotton'] })], {
      preferences,
    });
    expect(score('both')).toBe(score('linen'));
    expect(score('linen') - score('cotton')).toBeCloseTo(0.5);
  });

  it('adds up with others', () => {
    const checked = createGarment('checked', 'shirt', { materials: ['linen'], pattern: 'floral' });
    const { score } = rankIds([checked, linen], {
      preferences: [createPreference('material:linen'), createPreference('pattern:floral')],
    });
    expect(score('checked') - score('linen')).toBeCloseTo(1);
  });

  it('that is only words counts more in the name than in the description', () => {
    const filler = Array.from({ length: 40 }, (_, index) => createGarment(`filler-${index}`, 'shirt'));
    const items = [
      ...filler,
      createGarment('named', 'shirt', { shortDescription: 'obsidian shirt' }),
      createGarment('prose', 'shirt', { description: 'obsidian' }),
    ];
    const { score } = rankIds(items, {
      preferences: [createPreference('word:obsidian', { alternatives: {}, stems: ['obsidian'] })],
    });
    expect(score('named')).toBeCloseTo(1.5 + Math.min(1, Math.log(1 + 40.5 / 2.5) / 3));
    expect(score('prose')).toBeGreaterThan(1.5 + 0.4);
    expect(score('prose')).toBeLessThan(score('named') - 0.1);
  });

  it('with two words counts half for one of them', () => {
    const filler = Array.from({ length: 40 }, (_, index) => createGarment(`filler-${index}`, 'shirt'));
    const items = [
      ...filler,
      createGarment('one', 'shirt', { shortDescription: 'obsidian shirt' }),
      createGarment('two', 'shirt', { shortDescription: 'obsidian meadow shirt' }),
    ];
    const { score } = rankIds(items, {
      preferences: [createPreference('word:obsidian meadow', { alternatives: {}, stems: ['obsidian', 'meadow'] })],
    });
    expect(score('two') - 1.5).toBeGreaterThan(1.9 * (score('one') - 1.5));
  });

  it('does not admit an item that fails a demand', () => {
    const { ids, score } = rankIds(
      [linen, plainShirt],
      { preferences: [createPreference('material:linen')] },
      { garments: [{ kinds: { dress: 1 }, colors: [] }] },
    );
    expect(ids).toEqual([]);
    expect(score('linen')).toBe(0);
  });
});

describe('a dislike', () => {
  it('ranks certain matches last, without removing them', () => {
    const items = [createGarment('silk', 'shirt', { materials: ['silk'] }), createGarment('plain', 'shirt')];
    expectOrder(items, ['plain', 'silk'], { dislikedConcepts: ['material:silk'] });
    expect(rankIds(items, { dislikedConcepts: ['material:silk'] }).score('silk')).toBeCloseTo(1.5 - 1.2);
  });
});

describe('a query without a garment', () => {
  const items = [
    createGarment('linen', 'shirt', { materials: ['linen'] }),
    createGarment('plain', 'shirt'),
    createGarment('prose', 'dress', { description: 'linen' }),
  ];

  it('drops items that hardly match', () => {
    expect(
      rankIds(items, { preferences: [createPreference('material:linen', { weight: 0.9 })], needsPreferenceMatch: true })
        .ids,
    ).toEqual(['linen']);
    expect(rankIds(items, { preferences: [createPreference('material:linen', { weight: 0.9 })] }).ids).toEqual([
      'linen',
      'prose',
      'plain',
    ]);
  });

  it('keeps items that match just enough, by a concept or by words', () => {
    expect(
      rankIds(items, {
        preferences: [createPreference('material:linen', { weight: 0.301 })],
        needsPreferenceMatch: true,
      }).ids,
    ).toEqual(['linen']);
    expect(
      rankIds(items, {
        preferences: [createPreference('material:linen', { weight: 0.29 })],
        needsPreferenceMatch: true,
      }).ids,
    ).toEqual([]);
    expect(rankIds(items, { stems: ['linen'], needsPreferenceMatch: true }).ids).toContain('linen');
  });
});

describe('a tie', () => {
  it('is broken by the browsing order', () => {
    const items = ['a', 'b', 'c', 'd'].map((id) =>
      createGarment(id, 'coat', { brand: id < 'c' ? 'Orvelle' : 'Skarvholm' }),
    );
    const { index, listIds } = createSmallIndex(items);
    const { docs } = scoreItems(index, admitItems(index, NO_DEMANDS), NO_PREFERENCES);
    expect(listIds(docs)).toEqual(listIds(index.docsByPosition));
  });

  it('is not broken beyond the longest list, and the best are kept', () => {
    const { lexicon } = createSmallIndex([createGarment('coat', 'coat')]);
    const builder = new ItemIndexBuilder(lexicon);
    const facts = readItemFacts(createGarment('coat', 'coat'), lexicon);
    for (let position = 0; position < 2_100; position++)
      builder.add(createGarment(`coat-${position}`, 'coat', { priceCents: 1_000 + position }), facts);
    const index = builder.build();
    const { docs } = scoreItems(index, admitItems(index, NO_DEMANDS), { ...NO_PREFERENCES, priceLeaning: -1 });
    expect(docs).toHaveLength(2_000);
    expect([docs[0], docs[1_999]]).toEqual([0, 1_999]);
  });
});
