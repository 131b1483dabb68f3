import { describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { CheckKind } from './Check.ts';
import type { Expectation, FilterDemand, ItemDemands, ReplyDemands } from './Conversation.ts';
import type { Situation } from './ConversationJudge.ts';
import { judgeTurn } from './ConversationJudge.ts';
import type { TurnResult } from './StylistUnderTest.ts';

function dress(id: string, changes: Partial<CatalogueItem> = {}): CatalogueItem {
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

const silk = dress('a', { priceCents: 20_000, fullPriceCents: 20_000 });
const green = dress('b', { colors: ['Green'], sizes: ['S', 'M'] });
const linen = dress('c', {
  materials: ['linen'],
  occasions: ['weekend'],
  subkind: 'mini slip dress',
  fullPriceCents: 12_000,
});
const long = dress('d', { subkind: 'maxi slip dress', priceCents: 30_000, seasons: ['winter'], materials: ['wool'] });
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
const catalogue = [silk, green, linen, long, coat];

function answer(changes: Partial<TurnResult> = {}): TurnResult {
  return {
    intent: 'search',
    filters: NO_FILTERS,
    items: [silk, green, linen, long],
    deepPicks: [],
    reply: 'Here you are.',
    announce: '',
    relaxations: [],
    refinedQuery: 'dress',
    ...changes,
  };
}

function situation(changes: Partial<Situation> = {}): Situation {
  return {
    catalogue,
    lists: [],
    known: changes.lists?.flat() ?? [],
    attachment: null,
    said: ['a dress'],
    previousIntent: null,
    ...changes,
  };
}

function failures(
  expected: Expectation | readonly Expectation[],
  result: Partial<TurnResult> = {},
  at: Partial<Situation> = {},
): readonly CheckKind[] {
  return judgeTurn(expected, answer(result), situation(at))
    .filter(({ passed }) => !passed)
    .map(({ kind }) => kind);
}

const afterDresses: Partial<Situation> = { lists: [[silk, green, linen]] };
const items = (
  demands: ItemDemands,
  shown: readonly CatalogueItem[],
  at: Partial<Situation> = {},
): readonly CheckKind[] => failures({ items: demands }, { items: shown }, at);
const replied = (demands: ReplyDemands, reply: string, at: Partial<Situation> = afterDresses): readonly CheckKind[] =>
  failures({ reply: demands }, { intent: 'answer', items: [], reply }, at);

describe('intent', () => {
  it('is one of those expected', () => {
    expect(failures({ intent: 'search' })).toEqual([]);
    expect(failures({ intent: ['ask', 'answer'] })).toEqual(['intent']);
  });

  it('is not a question in two turns in a row', () => {
    expect(failures({}, { intent: 'ask', items: [] }, { previousIntent: 'answer' })).toEqual([]);
    expect(failures({}, { intent: 'ask', items: [] }, { previousIntent: 'ask' })).toEqual(['intent']);
  });

  it('of an answer leaves the list unchanged', () => {
    expect(failures({}, { intent: 'answer', items: [] }, afterDresses)).toEqual([]);
    expect(failures({}, { intent: 'answer', items: [coat] }, afterDresses)).toEqual(['items']);
  });
});

describe('filters', () => {
  const filters = { ...NO_FILTERS, color: ['Red', 'Blue'] as const, priceRangeMax: 80, sale: true };
  const color = (demand: FilterDemand): readonly CheckKind[] => failures({ filters: { color: demand } }, { filters });

  it('are equal as sets', () => {
    expect(color({ equals: ['Blue', 'Red'] })).toEqual([]);
    expect(color({ equals: ['Blue'] })).toEqual(['filters']);
    expect(color({ equals: ['Blue', 'Red', 'Pink'] })).toEqual(['filters']);
  });

  it('include, exclude and are empty', () => {
    expect(color({ includes: ['Red'], excludes: ['Pink'] })).toEqual([]);
    expect(color({ includes: ['Pink'] })).toEqual(['filters']);
    expect(color({ excludes: ['Red'] })).toEqual(['filters']);
    expect(color({ empty: true })).toEqual(['filters']);
    expect(failures({ filters: { size: { empty: true }, priceRangeMin: { empty: true } } }, { filters })).toEqual([]);
  });

  it('have the exact price limits and the sale filter', () => {
    expect(failures({ filters: { priceRangeMax: { equals: 80 }, sale: { equals: true } } }, { filters })).toEqual([]);
    expect(failures({ filters: { priceRangeMax: { equals: 81 }, sale: { equals: false } } }, { filters })).toEqual([
      'filters',
      'filters',
    ]);
  });
});

describe('items', () => {
  it('meet the requirements, with at most one exception in five items', () => {
    const five = { must: { kinds: ['dress'] } } as const;
    expect(items(five, [silk, green, linen, long])).toEqual([]);
    expect(items(five, [silk, green, linen, coat])).toEqual([]);
    expect(items({ ...five, share: 1 }, [silk, green, linen, coat])).toEqual(['items']);
    expect(items(five, [silk, coat, coat, coat])).toEqual(['items']);
  });

  it('number at least three, or all that the catalogue has', () => {
    expect(items({ must: { kinds: ['dress'] } }, [silk])).toEqual(['items']);
    expect(items({ must: { kinds: ['coat'] } }, [coat])).toEqual([]);
  });

  it('meet the preferences that the catalogue can meet', () => {
    const wish = { must: { kinds: ['dress'] }, should: { materials: ['linen'] } } as const;
    expect(items(wish, [silk, green, long, linen])).toEqual([]);
    expect(items(wish, [silk, green, long])).toEqual(['items']);
    expect(items({ ...wish, should: { materials: ['hemp'] } }, [silk, green, long])).toEqual([]);
  });

  it('are compared with an earlier one', () => {
    const cheaper = { price: [{ is: 'below', of: { position: 1 } }] } as const;
    expect(items(cheaper, [green, linen], { lists: [[silk]] })).toEqual([]);
    expect(items(cheaper, [long, coat], { lists: [[silk]] })).toEqual(['items']);
    expect(items({ sameAs: [{ item: { position: 2 }, facts: ['color'] }] }, [green], afterDresses)).toEqual([]);
    expect(items({ sameAs: [{ item: { position: 2 }, facts: ['color'] }], share: 1 }, [silk], afterDresses)).toEqual([
      'items',
    ]);
    expect(
      items({ differsFrom: [{ item: { attached: true }, facts: ['kind'] }] }, [silk, green, linen], {
        attachment: coat,
      }),
    ).toEqual([]);
    expect(
      items({ differsFrom: [{ item: { attached: true }, facts: ['kind'] }] }, [coat, coat, coat], { attachment: coat }),
    ).toEqual(['items']);
    expect(items(cheaper, [green, linen], { lists: [[]] })).toEqual(['items']);
  });

  it.each([
    ['price', 'down'],
    ['length', 'down'],
    ['formality', 'down'],
    ['warmth', 'down'],
  ] as const)('differ from earlier items on average: %s %s', (measure, direction) => {
    const shop = [...catalogue, linen, linen, linen];
    const trend = { trend: [{ measure, direction }] };
    expect(items(trend, [linen, linen, linen], { lists: [[long, long, silk]], catalogue: shop })).toEqual([]);
    expect(items(trend, [long, long, silk], { lists: [[long, long, silk]], catalogue: shop })).toEqual(['items']);
    expect(
      items(trend, [linen, linen, linen], { lists: [[linen, linen, linen]], catalogue: shop }),
      'nothing lies beyond',
    ).toEqual([]);
  });

  it('stay, change, come back and are left out', () => {
    expect(failures({ items: { list: 'same' } }, { items: [silk, green, linen] }, afterDresses)).toEqual([]);
    expect(failures({ items: { list: 'same' } }, { items: [silk, green, long] }, afterDresses)).toEqual(['items']);
    expect(failures({ items: { list: 'changed' } }, { items: [silk, long] }, afterDresses)).toEqual([]);
    expect(failures({ items: { list: 'changed' } }, { items: [green, silk] }, afterDresses)).toEqual(['items']);
    expect(items({ includes: [{ turn: 1, position: 1 }] }, [silk, green, long], afterDresses)).toEqual([]);
    expect(items({ includes: [{ turn: 1, position: 1 }] }, [linen, green, long], afterDresses)).toEqual(['items']);
    expect(items({ excludes: [{ position: 1 }] }, [silk, green, long], afterDresses)).toEqual(['items']);
  });

  it('are in the requested order', () => {
    expect(items({ ordered: 'dearest first' }, [coat, long, silk])).toEqual([]);
    expect(items({ ordered: 'cheapest first' }, [coat, long, silk])).toEqual(['items']);
  });

  it('may be replaced by words where these suffice, but an empty list needs a message', () => {
    const shoes: Expectation = { intent: ['search', 'answer'], items: { must: { kinds: ['shoes'] } } };
    expect(failures(shoes, { intent: 'answer', items: [], reply: 'There are no shoes here.' })).toEqual([]);
    expect(failures(shoes, { intent: 'answer', items: [], reply: 'Great idea!' })).toEqual(['honesty']);
    const companions: Expectation = { intent: 'answer', items: { must: { notKinds: ['dress'] } } };
    expect(
      failures(companions, { intent: 'answer', items: [], deepPicks: [{ item: coat, reason: 'Black.' }] }),
    ).toEqual([]);
    expect(failures(companions, { intent: 'answer', items: [], deepPicks: [{ item: silk, reason: 'Red.' }] })).toEqual([
      'items',
    ]);
    expect(failures(shoes, { items: [silk], reply: 'Lovely shoes!' })).toEqual(['honesty']);
    expect(failures(shoes, { items: [silk], relaxations: ['the kind of garment'] })).toEqual([]);
    const coats: Expectation = { items: { must: { kinds: ['coat'] } } };
    expect(failures(coats, { items: [coat, silk, green], reply: 'Coats!' }), 'one coat, and then dresses').toEqual([
      'honesty',
    ]);
    expect(failures(coats, { items: [coat, silk, green], reply: 'Only one coat; nothing else of the kind.' })).toEqual(
      [],
    );
  });
});

describe('replies', () => {
  it('ask', () => {
    expect(replied({ asks: true }, 'What is it for?')).toEqual([]);
    expect(replied({ asks: true }, 'Tell me more.')).toEqual(['honesty']);
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
  ] as const)('tell the %s', (fact, right, wrong) => {
    expect(replied({ tells: [{ fact, of: { position: 1 } }] }, right)).toEqual([]);
    expect(replied({ tells: [{ fact, of: { position: 1 } }] }, wrong)).toEqual(['honesty']);
    expect(replied({ tells: [{ fact, of: { position: 9 } }] }, right)).toEqual(['honesty']);
  });

  it('answer yes-or-no questions correctly', () => {
    const comesIn = (value: string): ReplyDemands => ({ confirms: [{ fact: 'sizes', value, of: { position: 2 } }] });
    expect(replied(comesIn('M'), 'Yes, it comes in S and M.')).toEqual([]);
    expect(replied(comesIn('M'), 'No, it doesn’t come in M.')).toEqual(['honesty']);
    expect(replied(comesIn('M'), "Lovely, isn't it.")).toEqual(['honesty']);
    expect(replied(comesIn('XL'), 'Sorry, not in XL: it stops at M.')).toEqual([]);
    expect(replied(comesIn('XL'), 'Yes, XL is there.')).toEqual(['honesty']);
    expect(replied(comesIn('S'), 'It comes in S. There is no XS, though.')).toEqual([]);
  });

  it('are true about a sale', () => {
    const onSale = (position: number): ReplyDemands => ({ confirms: [{ fact: 'sale', of: { position } }] });
    expect(replied(onSale(3), 'Yes, reduced to $100.')).toEqual([]);
    expect(replied(onSale(3), 'It is not on sale.')).toEqual(['honesty']);
    expect(replied(onSale(1), 'It is at full price.')).toEqual([]);
    expect(replied(onSale(1), 'Yes, it is on sale.')).toEqual(['honesty']);
  });

  it("admit what is unknown, unless the item's text states it", () => {
    const washes: ReplyDemands = { admits: 'unknown', unlessDescribed: { of: { position: 1 }, as: 'wash' } };
    expect(replied(washes, 'I don’t know how it washes.')).toEqual([]);
    expect(replied(washes, 'The shop does not say.')).toEqual([]);
    expect(replied(washes, 'Yes, at 30 degrees.')).toEqual(['honesty']);
    expect(replied(washes, 'Yes, by hand.', { lists: [[dress('a', { description: 'Wash by hand.' })]] })).toEqual([]);
  });

  it('admit that nothing was found', () => {
    expect(replied({ admits: 'nothing' }, 'Nothing like it here.')).toEqual([]);
    expect(replied({ admits: 'nothing' }, 'Here they are!')).toEqual(['honesty']);
  });

  it('say and avoid', () => {
    expect(replied({ says: ['english'], avoids: ['free'] }, 'I only follow English.')).toEqual([]);
    expect(replied({ says: ['english'], avoids: ['free'] }, 'It is FREE.')).toEqual(['honesty', 'honesty']);
  });
});

describe('every reply', () => {
  it('says something', () => {
    expect(failures({}, { reply: ' ' })).toEqual(['honesty']);
  });

  it('names only prices of shown items, price limits and the shopper’s own numbers', () => {
    expect(failures({}, { reply: 'From $100, once $120, up to $300.' })).toEqual([]);
    expect(failures({}, { reply: 'It costs $77.' })).toEqual(['honesty']);
    expect(failures({}, { reply: 'All under $500.' })).toEqual([]);
    expect(failures({}, { reply: 'That leaves you $20, or $35 to spare.' })).toEqual([]);
    expect(failures({}, { reply: 'It costs $77.' }, { said: ['is it $77'] })).toEqual([]);
  });

  it('names only garments and brands that are shown', () => {
    expect(failures({}, { reply: 'Dress A by Brand a.' })).toEqual([]);
    expect(failures({}, { reply: 'Take the Pier Coat.' })).toEqual(['honesty']);
    expect(failures({}, { reply: 'Northing makes good coats.' })).toEqual(['honesty']);
    expect(failures({}, { reply: 'Northing is not among these.' }, { said: ['anything by northing?'] })).toEqual([]);
    expect(failures({}, { reply: 'Take the Pier Coat.' }, { attachment: coat })).toEqual([]);
    expect(failures({}, { reply: 'Take the Pier Coat.' }, { known: [coat] })).toEqual([]);
    expect(failures({}, { reply: 'Take the Pier Coat.', deepPicks: [{ item: coat, reason: 'Wool.' }] })).toEqual([]);
  });

  it('gives a reason for each deep pick, which the catalogue has', () => {
    expect(failures({}, { deepPicks: [{ item: coat, reason: 'Wool.' }] })).toEqual([]);
    expect(failures({}, { deepPicks: [{ item: coat, reason: '' }] })).toEqual(['honesty']);
    expect(failures({}, { deepPicks: [{ item: dress('z'), reason: 'New.' }] })).toEqual(['honesty']);
  });
});

describe('alternatives', () => {
  it('are judged by the one that the answer is closest to', () => {
    const either: readonly Expectation[] = [
      { intent: 'ask', reply: { asks: true } },
      { intent: 'search', items: { must: { kinds: ['dress'] } } },
    ];
    expect(failures(either)).toEqual([]);
    expect(failures(either, { intent: 'ask', items: [], reply: 'Which?' })).toEqual([]);
    expect(failures(either, { intent: 'ask', items: [], reply: 'Hm.' })).toEqual(['honesty']);
  });
});
