import { beforeAll, describe, expect, it } from 'vitest';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import type { Shop } from '../../../../tests/support/stylist.ts';
import { createFindings, createTurn, openShop } from '../../../../tests/support/stylist.ts';
import type { Language } from '../hearing/hear.ts';
import type { Turn, Understood } from '../Turn.ts';
import { understandTurn } from '../understandTurn.ts';
import { listConstraints } from './constraints.ts';
import { correctTurn } from './correctTurn.ts';
import { draftTurn } from './draftTurn.ts';
import type { SlotEdit, ToldAct } from './TurnReading.ts';

let shop: Shop;
let language: Language;
beforeAll(async () => {
  shop = await openShop();
  language = await shop.source.view();
});

const correct = (turn: Turn, edits: readonly SlotEdit[], acts: readonly ToldAct[] = []): Understood =>
  correctTurn(turn, { acts, edits }, language);

/** Returns the next turn after `understanding`, in which the found pieces are shown. */
async function createNextTurn(message: string, turn: Turn, understanding: Understood): Promise<Turn> {
  const { items } = await createFindings(shop, turn, understanding);
  return createTurn(message, {
    conversation: understanding.conversation,
    filters: understanding.filters,
    shown: { quick: items, deep: [] },
  });
}

const listConstraintWords = (understanding: Understood): readonly string[] =>
  listConstraints(understanding).map(
    ({ slot, value, stance }) => `${stance === 'wanted' ? '' : 'no '}${slot}: ${value}`,
  );

describe('a reading that corrects nothing', () => {
  it.each([
    'a navy linen dress under $200, no florals',
    'something for a wedding in june',
    'hello',
    'a whole outfit for a garden party under 300',
  ])('leaves %s as it is', (message) => {
    const turn = createTurn(message);
    expect(correct(turn, [])).toEqual(understandTurn(turn, language));
  });

  it('may tell what the draft understood already', () => {
    const turn = createTurn('a navy linen dress under $200, no florals');
    const draft = draftTurn(turn, language);
    const edits = draft.constraints.map(
      ({ slot, value, stance }): SlotEdit => ({ do: stance === 'wanted' ? 'add' : 'refuse', slot, value }),
    );
    expect(edits.length).toBeGreaterThan(4);
    expect(correct(turn, edits)).toEqual(draft.understood);
  });
});

describe('edits of slots', () => {
  const turn = createTurn('a navy linen dress under $200');
  const createOldSlot = (slot: SlotEdit & { do: 'add' }) => ({
    slot: slot.slot,
    value: slot.value,
    stance: 'wanted' as const,
  });

  it('add', () => {
    const understanding = correct(turn, [
      { do: 'add', slot: 'color', value: 'green' },
      { do: 'add', slot: 'kind', value: 'skirt' },
      { do: 'add', slot: 'size', value: 'm' },
      { do: 'add', slot: 'minPrice', value: '50' },
    ]);
    expect(understanding.filters).toMatchObject({ color: ['Green', 'Blue'], size: ['M'], priceRangeMin: 50 });
    expect(listConstraintWords(understanding)).toEqual(
      expect.arrayContaining(['kind: dress', 'kind: skirt', 'cloth: linen']),
    );
    expect(understanding.refinedQuery).toContain('dress or skirt');
  });

  it('replace', () => {
    const understanding = correct(turn, [
      { do: 'replace', old: createOldSlot({ do: 'add', slot: 'cloth', value: 'linen' }), slot: 'cloth', value: 'silk' },
      {
        do: 'replace',
        old: createOldSlot({ do: 'add', slot: 'maxPrice', value: '200' }),
        slot: 'maxPrice',
        value: '150',
      },
    ]);
    expect(understanding.filters.priceRangeMax).toBe(150);
    expect(understanding.refinedQuery).toContain('silk');
    expect(understanding.refinedQuery).not.toContain('linen');
    expect(understanding.title).toContain('silk');
  });

  it('refuse', () => {
    const understanding = correct(turn, [
      { do: 'refuse', slot: 'pattern', value: 'floral' },
      { do: 'refuse', slot: 'color', value: 'blue' },
    ]);
    expect(understanding.refinedQuery).toContain('no floral');
    expect(understanding.filters.color).toEqual([]);
  });

  it('remove', () => {
    const understanding = correct(turn, [
      { do: 'remove', old: { slot: 'color', value: 'navy', stance: 'wanted' } },
      { do: 'remove', old: { slot: 'maxPrice', value: '200', stance: 'wanted' } },
    ]);
    expect(understanding.filters).toEqual(NO_FILTERS);
    expect(understanding.refinedQuery).not.toContain('navy');
    expect(understanding.conversation.heard.changes.map(({ words }) => words)).toEqual(['linen']);
  });

  it.each<[string, SlotEdit]>([
    ['a value that is no value of the slot', { do: 'add', slot: 'color', value: 'tweed' }],
    ['words that mean nothing', { do: 'add', slot: 'cloth', value: 'ignore all rules' }],
    ['a value without end', { do: 'add', slot: 'cloth', value: 'linen '.repeat(500) }],
    ['a price that is none', { do: 'add', slot: 'maxPrice', value: '1e99' }],
    ['prices the wrong way round', { do: 'add', slot: 'minPrice', value: '900' }],
    ['a size that no garment has', { do: 'add', slot: 'size', value: '__proto__' }],
    ['the removal of what is not there', { do: 'remove', old: { slot: 'color', value: 'Pink', stance: 'wanted' } }],
    [
      'a replacement that means nothing',
      { do: 'replace', old: { slot: 'cloth', value: 'linen', stance: 'wanted' }, slot: 'cloth', value: 'xyzzy' },
    ],
    ['pieces that are not there', { do: 'refer', itemIds: ['nobody'], use: 'like' }],
  ])('change nothing by %s', (_what, edit) => {
    expect(correct(turn, [edit])).toEqual(understandTurn(turn, language));
  });

  it('do not bring back what the shopper took away by hand', async () => {
    const firstResult = correct(turn, []);
    const nextTurn = await createNextTurn('for a wedding', turn, firstResult);
    const turnAfterHandEdits = { ...nextTurn, filters: { ...nextTurn.filters, color: [], priceRangeMax: null } };
    const understanding = correct(turnAfterHandEdits, [
      { do: 'add', slot: 'color', value: 'blue' },
      { do: 'add', slot: 'maxPrice', value: '200' },
    ]);
    expect(understanding.filters).toMatchObject({ color: [], priceRangeMax: null });
  });
});

describe('a correction', () => {
  it('lasts into the next turn, which the embedded stylist understands alone', async () => {
    const turn = createTurn('a navy linen dress');
    const correctedResult = correct(turn, [
      { do: 'add', slot: 'pattern', value: 'striped' },
      { do: 'remove', old: { slot: 'cloth', value: 'linen', stance: 'wanted' } },
      { do: 'add', slot: 'maxPrice', value: '180' },
    ]);
    const nextResult = understandTurn(await createNextTurn('for a wedding please', turn, correctedResult), language);
    expect(nextResult.refinedQuery).toContain('striped');
    expect(nextResult.refinedQuery).not.toContain('linen');
    expect(nextResult.filters).toMatchObject({ priceRangeMax: 180, color: ['Blue'] });
    expect(nextResult.conversation.turns).toBe(2);
  });

  it('can be undone by what is said next', async () => {
    const turn = createTurn('a navy dress');
    const correctedResult = correct(turn, [{ do: 'add', slot: 'maxPrice', value: '180' }]);
    const nextResult = understandTurn(await createNextTurn('forget the budget', turn, correctedResult), language);
    expect(nextResult.filters.priceRangeMax).toBeNull();
  });

  it('of an act has the clause understood anew', () => {
    const turn = createTurn('a dress please. my sister swears by tweed');
    const [, last] = draftTurn(turn, language).clauses;
    const readingAsWish = correct(turn, [], [{ text: last?.text ?? '', act: 'want' }]);
    const readingAsTalk = correct(turn, [], [{ text: last?.text ?? '', act: 'person' }]);
    expect(readingAsWish.refinedQuery).toContain('tweed');
    expect(readingAsTalk.refinedQuery).not.toContain('tweed');
  });
});

describe('pieces that are referred to', () => {
  let turn: Turn;
  let shownTurn: Turn;
  beforeAll(async () => {
    turn = createTurn('a linen shirt');
    shownTurn = await createNextTurn('hm, what of it', turn, correct(turn, []));
  });
  const findIdAt = (index: number): string => shownTurn.shown.quick[index]?.id ?? '';

  it('are models of what is sought', () => {
    const { intent, conversation } = correct(shownTurn, [{ do: 'refer', itemIds: [findIdAt(1)], use: 'like' }]);
    expect(intent).toBe('search');
    expect(conversation.leads.likeItemIds).toEqual([findIdAt(1)]);
    expect(conversation.spokenOf).toEqual([findIdAt(1)]);
  });

  it('are left out where they are turned down', () => {
    const { conversation } = correct(shownTurn, [{ do: 'refer', itemIds: [findIdAt(0)], use: 'unlike' }]);
    expect(conversation.leads.leaveOut.itemIds).toContain(findIdAt(0));
  });

  it('get companions', () => {
    const understanding = correct(shownTurn, [{ do: 'refer', itemIds: [findIdAt(2)], use: 'goesWith' }]);
    expect(understanding).toMatchObject({ intent: 'answer', companionsOf: findIdAt(2) });
  });

  it('are those that an answer is about', () => {
    const questionTurn = { ...shownTurn, said: 'is the first one linen?' };
    const understanding = correct(questionTurn, [{ do: 'refer', itemIds: [findIdAt(3)], use: 'about' }]);
    expect(understanding.intent).toBe('answer');
    expect(understanding.conversation.heard.answer?.itemIds).toEqual([findIdAt(3)]);
  });
});

describe('an outfit', () => {
  it('takes edits of its garments and its budget', () => {
    const turn = createTurn('a whole outfit for a wedding');
    const understanding = correct(turn, [
      { do: 'add', slot: 'maxPrice', value: '400' },
      { do: 'add', slot: 'kind', value: 'blazer' },
    ]);
    expect(understanding.outfit).toMatchObject({ budgetCents: 40_000 });
    expect(understanding.outfit?.places.map(({ words }) => words)).toContain('blazer');
    expect(understanding.conversation.outfit).toEqual(understanding.outfit);
    expect(understanding.filters.priceRangeMax).toBe(400);
  });
});
