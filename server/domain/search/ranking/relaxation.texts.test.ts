import { describe, expect, it } from 'vitest';
import { createWish, createGarment, createSmallIndex, createPreference } from '../../../../tests/support/smallIndex.ts';
import { NO_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Wish } from '../understanding/Wish.ts';
import { searchRelaxing } from './relaxation.ts';
import { createSearchPlan } from './searchPlan.ts';

interface Request {
  readonly wish?: Partial<Wish>;
  readonly filters?: Partial<Filters>;
  readonly isChat?: boolean;
}

function search(items: readonly CatalogueItem[], { wish = {}, filters = {}, isChat = false }: Request) {
  const { index, lexicon, listIds } = createSmallIndex(items);
  const plan = createSearchPlan(createWish(wish), { ...NO_FILTERS, ...filters }, false);
  const { found, relaxations } = searchRelaxing(index, plan, lexicon, isChat);
  return { ids: listIds(found.docs), relaxations };
}

/** Creates a wish for each of these kinds. */
const wishForKinds = (...kinds: readonly string[]): Partial<Wish> => ({
  garments: kinds.map((kind) => ({ kinds: { [kind]: 1 }, colors: [] })),
});

const linen = createGarment('linen', 'dress', { materials: ['linen'], genders: ['Women'] });
const LINEN_WISH = { preferences: [createPreference('material:linen')] };

describe('the sentence about garments that were not found', () => {
  it('names every garment of the wish once', () => {
    const { relaxations } = search([linen], { wish: { ...wishForKinds('coat', 'blazer', 'coat'), ...LINEN_WISH } });
    expect(relaxations).toEqual([
      'There are no coats or blazers here yet, so other pieces that fit the rest of your wish are shown.',
    ]);
  });

  it('does not name the second meaning of a word', () => {
    const wish = { garments: [{ kinds: { coat: 1, jacket: 0.94 }, colors: [] }], ...LINEN_WISH };
    expect(search([linen], { wish }).relaxations[0]).toMatch(/^There are no coats here yet/u);
    const equalWish = { garments: [{ kinds: { coat: 1, jacket: 0.95 }, colors: [] }], ...LINEN_WISH };
    expect(search([linen], { wish: equalWish }).relaxations[0]).toMatch(/^There are no coats or jackets here yet/u);
  });

  it('is singular only if every garment is uncountable', () => {
    const findSentence = (...kinds: readonly string[]) =>
      search([linen], { wish: { ...wishForKinds(...kinds), ...LINEN_WISH } }).relaxations[0];
    expect(findSentence('swimwear', 'underwear')).toMatch(/^There is no swimwear or underwear here yet/u);
    expect(findSentence('swimwear', 'coat')).toMatch(/^There are no swimwear or coats here yet/u);
  });

  it('says "no match" if the shop has one of them', () => {
    const { relaxations } = search([linen, createGarment('coat', 'coat', { genders: ['Men'] })], {
      wish: { ...wishForKinds('coat', 'blazer'), ...LINEN_WISH },
      filters: { gender: ['Women'] },
    });
    expect(relaxations[0]).toMatch(/^No coats or blazers matched/u);
  });

  it('names the requested garment if its brand was relaxed', () => {
    const items = [createGarment('coat', 'coat'), createGarment('suit', 'suit')];
    const request = { wish: wishForKinds('coat', 'suit'), filters: { brand: ['Skarvholm'] } };
    expect(search(items, request).relaxations).toEqual([
      'No coats or suits by Skarvholm matched, so other brands are shown.',
    ]);
  });
});

describe('an empty result in a chat', () => {
  it('is not explained if no garment was named', () => {
    expect(search([linen], { filters: { priceRangeMax: 1 }, isChat: true })).toEqual({ ids: [], relaxations: [] });
  });

  it('is not explained if the shop has one of the garments', () => {
    const watch = createGarment('watch', 'watch', { genders: ['Men'], sizes: [] });
    const request = { wish: wishForKinds('watch', 'wallet'), filters: { gender: ['Women' as const] }, isChat: true };
    expect(search([watch], request).relaxations).toEqual([]);
    expect(search([linen], request).relaxations).toEqual(['There are no watches or wallets here yet.']);
  });
});

describe('other pieces instead of the requested garment', () => {
  it('are shown in a chat too, unless only accessories were requested', () => {
    const createRequest = (...kinds: readonly string[]) => ({
      wish: { ...wishForKinds(...kinds), ...LINEN_WISH },
      isChat: true,
    });
    expect(search([linen], createRequest('watch', 'coat')).ids).toEqual(['linen']);
    expect(search([linen], createRequest('watch', 'wallet')).ids).toEqual([]);
  });

  it('need one wish that is more than a word or a brand', () => {
    const word = createPreference('word:linen', { alternatives: {}, stems: ['linen'] });
    const createPreferenceWish = (...preferences: Wish['preferences']) =>
      search([linen], { wish: { ...wishForKinds('coat'), preferences } }).ids;
    expect(createPreferenceWish(word)).toEqual([]);
    expect(createPreferenceWish(word, createPreference('material:linen'))).toEqual(['linen']);
  });

  it('are of the most similar kind, even if only a less similar one has the color', () => {
    const blue: Partial<Wish> = { garments: [{ kinds: { blazer: 1 }, colors: ['Blue'] }], colors: ['Blue'] };
    const items = [createGarment('black suit', 'suit'), createGarment('blue jacket', 'jacket', { colors: ['Blue'] })];
    expect(search(items, { wish: blue }).ids).toEqual(['black suit']);
  });
});
