import { describe, expect, it } from 'vitest';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { CheckKind } from './Check.ts';
import type { Expectation, FilterExpectation, ItemExpectations, ReplyExpectations } from './Conversation.ts';
import type { Situation } from './ConversationJudge.ts';
import { judgeTurn } from './ConversationJudge.ts';
import type { TurnResult } from './StylistUnderTest.ts';

function createDress(id: string, changes: Partial<CatalogueItem> = {}): CatalogueItem {
  return createCatalogueItem({
    id,
    brand: `Brand ${id}`,
    shortDescription: `Dress ${id.toUpperCase()}`,
    kind: 'dress',
    subkind: 'midi slip dress',
    genders: ['Women'],
    colors: ['Red'],
    materials: ['silk'],
    occasions: ['evening'],
    styles: [],
    seasons: ['summer'],
    priceCents: 10_000,
    fullPriceCents: 10_000,
    ...changes,
  });
}

const silkDress = createDress('a', { priceCents: 20_000, fullPriceCents: 20_000 });
const greenDress = createDress('b', { colors: ['Green'], sizes: ['S', 'M'] });
const linenDress = createDress('c', {
  materials: ['linen'],
  occasions: ['weekend'],
  subkind: 'mini slip dress',
  fullPriceCents: 12_000,
});
const longDress = createDress('d', {
  subkind: 'maxi slip dress',
  priceCents: 30_000,
  seasons: ['winter'],
  materials: ['wool'],
});
const coat = createCatalogueItem({
  id: 'coat',
  brand: 'Northing',
  shortDescription: 'Pier Coat',
  kind: 'coat',
  subkind: 'overcoat',
  colors: ['Black'],
  materials: ['wool'],
  priceCents: 45_000,
  fullPriceCents: 45_000,
});
const catalogue = [silkDress, greenDress, linenDress, longDress, coat];

function createAnswer(changes: Partial<TurnResult> = {}): TurnResult {
  return {
    intent: 'search',
    filters: NO_FILTERS,
    items: [silkDress, greenDress, linenDress, longDress],
    deepPicks: [],
    reply: 'Here you are.',
    announcement: '',
    relaxations: [],
    refinedQuery: 'dress',
    ...changes,
  };
}

function createSituation(changes: Partial<Situation> = {}): Situation {
  return {
    catalogue,
    lists: [],
    knownItems: changes.lists?.flat() ?? [],
    attachment: null,
    messages: ['a dress'],
    previousIntent: null,
    filters: NO_FILTERS,
    ...changes,
  };
}

function findFailures(
  expected: Expectation | readonly Expectation[],
  result: Partial<TurnResult> = {},
  situation: Partial<Situation> = {},
): readonly CheckKind[] {
  return judgeTurn(expected, createAnswer(result), createSituation(situation))
    .filter(({ hasPassed }) => !hasPassed)
    .map(({ kind }) => kind);
}

const situationWithDresses: Partial<Situation> = { lists: [[silkDress, greenDress, linenDress]] };
const createItemsResult = (
  demands: ItemExpectations,
  shownItems: readonly CatalogueItem[],
  situation: Partial<Situation> = {},
): readonly CheckKind[] => findFailures({ items: demands }, { items: shownItems }, situation);
const judgeReply = (
  demands: ReplyExpectations,
  reply: string,
  situation: Partial<Situation> = situationWithDresses,
): readonly CheckKind[] => findFailures({ reply: demands }, { intent: 'answer', items: [], reply }, situation);

describe('intent', () => {
  it('is one of those expected', () => {
    expect(findFailures({ intent: 'search' })).toEqual([]);
    expect(findFailures({ intent: ['ask', 'answer'] })).toEqual(['intent']);
  });

  it('is not a question in two turns in a row', () => {
    expect(findFailures({}, { intent: 'ask', items: [] }, { previousIntent: 'answer' })).toEqual([]);
    expect(findFailures({}, { intent: 'ask', items: [] }, { previousIntent: 'ask' })).toEqual(['intent']);
  });

  it('of an answer leaves the list unchanged', () => {
    expect(findFailures({}, { intent: 'answer', items: [] }, situationWithDresses)).toEqual([]);
    expect(findFailures({}, { intent: 'answer', items: [coat] }, situationWithDresses)).toEqual(['items']);
  });
});

describe('filters', () => {
  const filters = { ...NO_FILTERS, color: ['Red', 'Blue'] as const, priceRangeMax: 80, sale: true };
  const judgeColor = (demand: FilterExpectation): readonly CheckKind[] =>
    findFailures({ filters: { color: demand } }, { filters });

  it('are equal as sets', () => {
    expect(judgeColor({ equals: ['Blue', 'Red'] })).toEqual([]);
    expect(judgeColor({ equals: ['Blue'] })).toEqual(['filters']);
    expect(judgeColor({ equals: ['Blue', 'Red', 'Pink'] })).toEqual(['filters']);
  });

  it('include, exclude and are empty', () => {
    expect(judgeColor({ includes: ['Red'], excludes: ['Pink'] })).toEqual([]);
    expect(judgeColor({ includes: ['Pink'] })).toEqual(['filters']);
    expect(judgeColor({ excludes: ['Red'] })).toEqual(['filters']);
    expect(judgeColor({ empty: true })).toEqual(['filters']);
    expect(findFailures({ filters: { size: { empty: true }, priceRangeMin: { empty: true } } }, { filters })).toEqual(
      [],
    );
  });

  it('have the exact price limits and the sale filter', () => {
    expect(findFailures({ filters: { priceRangeMax: { equals: 80 }, sale: { equals: true } } }, { filters })).toEqual(
      [],
    );
    expect(findFailures({ filters: { priceRangeMax: { equals: 81 }, sale: { equals: false } } }, { filters })).toEqual([
      'filters',
      'filters',
    ]);
  });
});

describe('items', () => {
  it('meet the requirements, with at most one exception in five items', () => {
    const fiveDresses = { must: { kinds: ['dress'] } } as const;
    expect(createItemsResult(fiveDresses, [silkDress, greenDress, linenDress, longDress])).toEqual([]);
    expect(createItemsResult(fiveDresses, [silkDress, greenDress, linenDress, coat])).toEqual([]);
    expect(createItemsResult({ ...fiveDresses, share: 1 }, [silkDress, greenDress, linenDress, coat])).toEqual([
      'items',
    ]);
    expect(createItemsResult(fiveDresses, [silkDress, coat, coat, coat])).toEqual(['items']);
  });

  it('number at least three, or all that the catalogue has', () => {
    expect(createItemsResult({ must: { kinds: ['dress'] } }, [silkDress])).toEqual(['items']);
    expect(createItemsResult({ must: { kinds: ['coat'] } }, [coat])).toEqual([]);
  });

  it('meet the preferences that the catalogue can meet', () => {
    const linenWish = { must: { kinds: ['dress'] }, should: { materials: ['linen'] } } as const;
    expect(createItemsResult(linenWish, [silkDress, greenDress, longDress, linenDress])).toEqual([]);
    expect(createItemsResult(linenWish, [silkDress, greenDress, longDress])).toEqual(['items']);
    expect(
      createItemsResult({ ...linenWish, should: { materials: ['hemp'] } }, [silkDress, greenDress, longDress]),
    ).toEqual([]);
  });

  it('are compared with an earlier one', () => {
    const cheaperThanFirstItem = { price: [{ is: 'below', of: { position: 1 } }] } as const;
    expect(createItemsResult(cheaperThanFirstItem, [greenDress, linenDress], { lists: [[silkDress]] })).toEqual([]);
    expect(createItemsResult(cheaperThanFirstItem, [longDress, coat], { lists: [[silkDress]] })).toEqual(['items']);
    expect(
      createItemsResult({ sameAs: [{ item: { position: 2 }, facts: ['color'] }] }, [greenDress], situationWithDresses),
    ).toEqual([]);
    expect(
      createItemsResult(
        { sameAs: [{ item: { position: 2 }, facts: ['color'] }], share: 1 },
        [silkDress],
        situationWithDresses,
      ),
    ).toEqual(['items']);
    expect(
      createItemsResult(
        { differsFrom: [{ item: { attached: true }, facts: ['kind'] }] },
        [silkDress, greenDress, linenDress],
        {
          attachment: coat,
        },
      ),
    ).toEqual([]);
    expect(
      createItemsResult({ differsFrom: [{ item: { attached: true }, facts: ['kind'] }] }, [coat, coat, coat], {
        attachment: coat,
      }),
    ).toEqual(['items']);
    expect(createItemsResult(cheaperThanFirstItem, [greenDress, linenDress], { lists: [[]] })).toEqual(['items']);
  });

  it.each([
    ['price', 'down'],
    ['length', 'down'],
    ['formality', 'down'],
    ['warmth', 'down'],
  ] as const)('differ from earlier items on average: %s %s', (measure, direction) => {
    const shop = [...catalogue, linenDress, linenDress, linenDress];
    const trend = { trend: [{ measure, direction }] };
    expect(
      createItemsResult(trend, [linenDress, linenDress, linenDress], {
        lists: [[longDress, longDress, silkDress]],
        catalogue: shop,
      }),
    ).toEqual([]);
    expect(
      createItemsResult(trend, [longDress, longDress, silkDress], {
        lists: [[longDress, longDress, silkDress]],
        catalogue: shop,
      }),
    ).toEqual(['items']);
    expect(
      createItemsResult(trend, [linenDress, linenDress, linenDress], {
        lists: [[linenDress, linenDress, linenDress]],
        catalogue: shop,
      }),
      'nothing lies beyond',
    ).toEqual([]);
  });

  it('stay, change, come back and are left out', () => {
    expect(
      findFailures({ items: { list: 'same' } }, { items: [silkDress, greenDress, linenDress] }, situationWithDresses),
    ).toEqual([]);
    expect(
      findFailures({ items: { list: 'same' } }, { items: [silkDress, greenDress, longDress] }, situationWithDresses),
    ).toEqual(['items']);
    expect(
      findFailures({ items: { list: 'changed' } }, { items: [silkDress, longDress] }, situationWithDresses),
    ).toEqual([]);
    expect(
      findFailures({ items: { list: 'changed' } }, { items: [greenDress, silkDress] }, situationWithDresses),
    ).toEqual(['items']);
    expect(
      createItemsResult(
        { includes: [{ turn: 1, position: 1 }] },
        [silkDress, greenDress, longDress],
        situationWithDresses,
      ),
    ).toEqual([]);
    expect(
      createItemsResult(
        { includes: [{ turn: 1, position: 1 }] },
        [linenDress, greenDress, longDress],
        situationWithDresses,
      ),
    ).toEqual(['items']);
    expect(
      createItemsResult({ excludes: [{ position: 1 }] }, [silkDress, greenDress, longDress], situationWithDresses),
    ).toEqual(['items']);
  });

  it('are in the requested order', () => {
    expect(createItemsResult({ ordered: 'dearest first' }, [coat, longDress, silkDress])).toEqual([]);
    expect(createItemsResult({ ordered: 'cheapest first' }, [coat, longDress, silkDress])).toEqual(['items']);
    const cheapestFirst: Expectation = { items: { ordered: 'cheapest first' } };
    expect(findFailures(cheapestFirst, { items: [coat, longDress, silkDress], exactCount: 1 })).toEqual(['items']);
    expect(findFailures(cheapestFirst, { items: [coat, silkDress, longDress], exactCount: 1 })).toEqual([]);
  });

  it('may be replaced by words where these suffice, but an empty list needs a message', () => {
    const shoes: Expectation = { intent: ['search', 'answer'], items: { must: { kinds: ['shoes'] } } };
    expect(findFailures(shoes, { intent: 'answer', items: [], reply: 'There are no shoes here.' })).toEqual([]);
    expect(findFailures(shoes, { intent: 'answer', items: [], reply: 'Great idea!' })).toEqual(['honesty']);
    const companions: Expectation = { intent: 'answer', items: { must: { notKinds: ['dress'] } } };
    expect(
      findFailures(companions, { intent: 'answer', items: [], deepPicks: [{ item: coat, reason: 'Black.' }] }),
    ).toEqual([]);
    expect(
      findFailures(companions, { intent: 'answer', items: [], deepPicks: [{ item: silkDress, reason: 'Red.' }] }),
    ).toEqual(['items']);
    expect(findFailures(shoes, { items: [silkDress], reply: 'Lovely shoes!' })).toEqual(['honesty']);
    expect(findFailures(shoes, { items: [silkDress], relaxations: ['the kind of garment'] })).toEqual([]);
    const coats: Expectation = { items: { must: { kinds: ['coat'] } } };
    expect(
      findFailures(coats, { items: [coat, silkDress, greenDress], reply: 'Coats!' }),
      'one coat, and then dresses',
    ).toEqual(['honesty']);
    expect(
      findFailures(coats, { items: [coat, silkDress, greenDress], reply: 'Only one coat; nothing else of the kind.' }),
    ).toEqual([]);
  });
});

describe('replies', () => {
  it('ask', () => {
    expect(judgeReply({ asks: true }, 'What is it for?')).toEqual([]);
    expect(judgeReply({ asks: true }, 'Tell me more.')).toEqual(['honesty']);
  });

  it.each([
    ['name', 'The cheapest is Dress A.', 'The first.'],
    ['brand', 'By Brand a.', 'By us.'],
    ['price', 'It is $200.', 'It is dear.'],
    ['sizes', 'It comes in M to L.', 'It comes in M.'],
    ['colors', 'It is red.', 'It is nice.'],
    ['materials', 'Pure silk.', 'Pure joy.'],
    ['pattern', 'It is plain.', 'It is dotted.'],
    ['fit', 'The cut is tailored.', 'The cut is good.'],
  ] as const)('tell the %s', (fact, right, wrongReply) => {
    expect(judgeReply({ tells: [{ fact, of: { position: 1 } }] }, right)).toEqual([]);
    expect(judgeReply({ tells: [{ fact, of: { position: 1 } }] }, wrongReply)).toEqual(['honesty']);
    expect(judgeReply({ tells: [{ fact, of: { position: 9 } }] }, right)).toEqual(['honesty']);
  });

  it('answer yes-or-no questions correctly', () => {
    const confirmSize = (value: string): ReplyExpectations => ({
      confirms: [{ fact: 'sizes', value, of: { position: 2 } }],
    });
    expect(judgeReply(confirmSize('M'), 'Yes, it comes in S and M.')).toEqual([]);
    expect(judgeReply(confirmSize('M'), 'No, it doesn’t come in M.')).toEqual(['honesty']);
    expect(judgeReply(confirmSize('M'), "Lovely, isn't it.")).toEqual(['honesty']);
    expect(judgeReply(confirmSize('XL'), 'Sorry, not in XL: it stops at M.')).toEqual([]);
    expect(judgeReply(confirmSize('XL'), 'Yes, XL is there.')).toEqual(['honesty']);
    expect(judgeReply(confirmSize('S'), 'It comes in S. There is no XS, though.')).toEqual([]);
  });

  it('are true about a sale', () => {
    const confirmSale = (position: number): ReplyExpectations => ({ confirms: [{ fact: 'sale', of: { position } }] });
    expect(judgeReply(confirmSale(3), 'Yes, reduced to $100.')).toEqual([]);
    expect(judgeReply(confirmSale(3), 'It is not on sale.')).toEqual(['honesty']);
    expect(judgeReply(confirmSale(1), 'It is at full price.')).toEqual([]);
    expect(judgeReply(confirmSale(1), 'Yes, it is on sale.')).toEqual(['honesty']);
  });

  it("admit what is unknown, unless the item's text states it", () => {
    const unknownWashing: ReplyExpectations = {
      admits: 'unknown',
      unlessDescribed: { of: { position: 1 }, as: 'wash' },
    };
    expect(judgeReply(unknownWashing, 'I don’t know how it washes.')).toEqual([]);
    expect(judgeReply(unknownWashing, 'The shop does not say.')).toEqual([]);
    expect(judgeReply(unknownWashing, 'Yes, at 30 degrees.')).toEqual(['honesty']);
    expect(
      judgeReply(unknownWashing, 'Yes, by hand.', { lists: [[createDress('a', { description: 'Wash by hand.' })]] }),
    ).toEqual([]);
  });

  it('admit that nothing was found', () => {
    expect(judgeReply({ admits: 'nothing' }, 'Nothing like it here.')).toEqual([]);
    expect(judgeReply({ admits: 'nothing' }, 'Here they are!')).toEqual(['honesty']);
  });

  it('say and avoid', () => {
    expect(judgeReply({ says: ['english'], avoids: ['free'] }, 'I only follow English.')).toEqual([]);
    expect(judgeReply({ says: ['english'], avoids: ['free'] }, 'It is FREE.')).toEqual(['honesty', 'honesty']);
  });
});

describe('every reply', () => {
  it('says something', () => {
    expect(findFailures({}, { reply: ' ' })).toEqual(['honesty']);
  });

  it('names only prices of shown items, price limits and the shopper’s own numbers', () => {
    expect(findFailures({}, { reply: 'From $100, once $120, up to $300.' })).toEqual([]);
    expect(findFailures({}, { reply: 'It costs $77.' })).toEqual(['honesty']);
    expect(findFailures({}, { reply: 'All under $500.' })).toEqual([]);
    expect(findFailures({}, { reply: 'Dress A and Dress B are $300 together.' })).toEqual([]);
    expect(findFailures({}, { reply: 'Dress A and Dress B are $290 together.' })).toEqual(['honesty']);
    expect(findFailures({}, { reply: 'That leaves you $20, or $35 to spare.' })).toEqual([]);
    expect(findFailures({}, { reply: 'It costs $77.' }, { messages: ['is it $77'] })).toEqual([]);
  });

  it('names only garments and brands that are shown', () => {
    expect(findFailures({}, { reply: 'Dress A by Brand a.' })).toEqual([]);
    expect(findFailures({}, { reply: 'Take the Pier Coat.' })).toEqual(['honesty']);
    expect(findFailures({}, { reply: 'Northing makes good coats.' })).toEqual(['honesty']);
    expect(
      findFailures({}, { reply: 'Northing is not among these.' }, { messages: ['anything by northing?'] }),
    ).toEqual([]);
    expect(findFailures({}, { reply: 'Take the Pier Coat.' }, { attachment: coat })).toEqual([]);
    expect(findFailures({}, { reply: 'Take the Pier Coat.' }, { knownItems: [coat] })).toEqual([]);
    expect(findFailures({}, { reply: 'Take the Pier Coat.', deepPicks: [{ item: coat, reason: 'Wool.' }] })).toEqual(
      [],
    );
  });

  it('gives a reason for each deep pick, which the catalogue has', () => {
    expect(findFailures({}, { deepPicks: [{ item: coat, reason: 'Wool.' }] })).toEqual([]);
    expect(findFailures({}, { deepPicks: [{ item: coat, reason: '' }] })).toEqual(['honesty']);
    expect(findFailures({}, { deepPicks: [{ item: createDress('z'), reason: 'New.' }] })).toEqual(['honesty']);
  });
});

describe('alternatives', () => {
  it('are judged by the one that the answer is closest to', () => {
    const alternatives: readonly Expectation[] = [
      { intent: 'ask', reply: { asks: true } },
      { intent: 'search', items: { must: { kinds: ['dress'] } } },
    ];
    expect(findFailures(alternatives)).toEqual([]);
    expect(findFailures(alternatives, { intent: 'ask', items: [], reply: 'Which?' })).toEqual([]);
    expect(findFailures(alternatives, { intent: 'ask', items: [], reply: 'Hm.' })).toEqual(['honesty']);
  });
});

describe('a message that is no wish', () => {
  const keeps: Expectation = { keeps: true };

  it('leaves the list and the filters alone', () => {
    const listedItems = situationWithDresses.lists?.[0] ?? [];
    expect(findFailures(keeps, { intent: 'answer', items: [] }, situationWithDresses)).toEqual([]);
    expect(findFailures(keeps, { items: listedItems }, situationWithDresses)).toEqual([]);
    expect(findFailures(keeps, { items: [coat] }, situationWithDresses)).toEqual(['items']);
    const filters: Filters = { ...NO_FILTERS, color: ['Red'] };
    expect(findFailures(keeps, { intent: 'answer', items: [], filters }, situationWithDresses)).toEqual(['filters']);
  });
});

describe('an outfit', () => {
  it('has a piece for each slot, within the budget', () => {
    const outfit: Expectation = { outfit: { slots: [['dress'], ['coat', 'jacket']], totalMax: 10_000 } };
    expect(findFailures(outfit)).toEqual(['items']);
    expect(findFailures(outfit, { outfit: [silkDress] })).toEqual(['items']);
    expect(findFailures(outfit, { outfit: [silkDress, coat] })).toEqual([]);
    expect(findFailures({ outfit: { totalMax: 1 } }, { outfit: [silkDress] })).toEqual(['items']);
    expect(findFailures({ outfit: { not: ['coat'] } }, { outfit: [silkDress, coat] })).toEqual(['items']);
  });
});

describe('an action', () => {
  it('is done with the piece that the message speaks of', () => {
    const keptItem: Expectation = { acts: 'wishlist', of: { position: 2 } };
    const createResult = (itemId: string): Partial<TurnResult> => ({ actions: [{ action: 'wishlist', itemId }] });
    expect(findFailures(keptItem, {}, situationWithDresses)).toEqual(['intent']);
    expect(findFailures(keptItem, createResult(silkDress.id), situationWithDresses)).toEqual(['intent']);
    expect(findFailures(keptItem, createResult(greenDress.id), situationWithDresses)).toEqual([]);
    expect(findFailures({ acts: 'wishlist' }, createResult(coat.id), situationWithDresses)).toEqual([]);
  });
});
