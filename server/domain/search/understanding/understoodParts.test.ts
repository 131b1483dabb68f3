import { beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../../../../tests/support/stylist.ts';
import type { Language } from '../../../application/ports/TextReader.ts';
import { understand } from './understand.ts';
import type { Wish } from './Wish.ts';

let language: Language;
beforeAll(async () => {
  language = await (await openShop()).source.view();
}, 60_000);

const readWish = (query: string, removedLabels: readonly string[] = []): Wish =>
  understand(query, language.lexicon, language.spelling, removedLabels);

const WEDDING_QUERY = 'navy linen blazer for a summer wedding under $200, not double-breasted';

describe('what was understood', () => {
  it.each([
    [WEDDING_QUERY, ['navy', 'linen', 'blazer', 'summer wedding', 'not double breasted']],
    ['leather jacket without hood', ['leather jacket', 'no hood']],
    ['red dress for women, hates florals', ['dress', 'no florals']],
    ['something warm but not too formal', ['warm', 'not too formal']],
    ['white denim jacket to go with black jeans', ['denim jacket', 'with black jeans']],
    ['cheap shoes', ['shoes', 'affordable']],
    ['a linen dress or a linen skirt', ['linen', 'dress', 'skirt']],
    ['', []],
  ])('names each part of %s once, beside the filters', (query, understood) => {
    expect(readWish(query).understood).toEqual(understood);
  });

  it('names words that change nothing, but not those of a remark', () => {
    const wish = readWish('a dress from Zara that my greyhound adores');
    expect(wish.remarks).toEqual(['I do not know Zara here.']);
    expect(wish.unusedWords).toEqual(['greyhound', 'adores']);
    expect(wish.understood).toEqual(['dress']);
  });
});

describe('what is taken off', () => {
  it.each(['linen', 'blazer', 'summer wedding', 'not double breasted'])('is understood no longer: %s', (label) => {
    const { understood } = readWish(WEDDING_QUERY);
    expect(readWish(WEDDING_QUERY, [label]).understood).toEqual(understood.filter((otherText) => otherText !== label));
  });

  it('neither binds, nor ranks, nor excludes', () => {
    const wishBefore = readWish(WEDDING_QUERY);
    expect(wishBefore.attributes.map(({ names }) => names)).toContainEqual(['linen']);
    expect(wishBefore.refusals.concepts).toEqual(['detail:double breasted']);
    const wishAfter = readWish(WEDDING_QUERY, ['linen', 'not double breasted', 'summer wedding']);
    expect(wishAfter.attributes.map(({ names }) => names)).not.toContainEqual(['linen']);
    expect(wishAfter.preferences.map(({ label }) => label)).toEqual(['navy']);
    expect(wishAfter.refusals.concepts).toEqual([]);
    expect(wishAfter.stems).not.toContain('linen');
    expect(wishAfter.garments).toEqual(wishBefore.garments);
    expect(wishAfter.priceMax).toBe(200);
  });

  it('does not turn an exclusion of one thing against the next', () => {
    const wish = readWish('a jacket without hood or pockets for work', ['no hood']);
    expect(wish.refusals.concepts).toEqual(['detail:pocket']);
    expect(wish.understood).toEqual(['jacket', 'no pockets', 'work']);
  });

  it('may be anything, several things, or nothing that was said', () => {
    expect(readWish('cheap shoes', ['affordable']).priceLeaning).toBe(0);
    expect(readWish(WEDDING_QUERY, readWish(WEDDING_QUERY).understood).understood).toEqual([]);
    expect(readWish(WEDDING_QUERY, ['silk', '']).understood).toEqual(readWish(WEDDING_QUERY).understood);
  });
});
