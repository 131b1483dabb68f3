import { describe, expect, it } from 'vitest';
import { createCatalogueItem } from '../../../../../tests/support/catalogueItems.ts';
import { FASHION_LEXICON } from '../../../language/lexicon/fashionLexicon.ts';
import { asksToChoose, findCriterion, rateByCriterion } from './chooseAmong.ts';

const shoe = (id: string, subkind: string, material: string) =>
  createCatalogueItem({ id, kind: 'shoes', subkind, materials: [material], fit: 'regular', colors: ['Black'] });
const SHOES = [
  shoe('slide', 'two-strap slide sandals', 'suede'),
  shoe('pump', 'stiletto-heel pumps', 'patent leather'),
  shoe('derby', 'Derby shoes', 'leather'),
  shoe('canvas', 'low-top sneakers', 'canvas'),
];
const dress = (id: string, subkind: string, material: string, fit: string) =>
  createCatalogueItem({ id, kind: 'dress', subkind, materials: [material], fit, colors: ['Blue'] });
const DRESSES = [
  dress('linen', 'shift dress', 'linen', 'relaxed'),
  dress('lace', 'sheath dress', 'lace', 'bodycon'),
  dress('knit', 'knit dress', 'knit', 'slim'),
  dress('wrap', 'wrap dress', 'denim', 'wrap'),
];

describe('a choice among shown pieces', () => {
  it.each([
    ['which of these is the easiest to wipe clean?', SHOES, 'pump'],
    ['which ones are best for wide feet', SHOES, 'slide'],
    ['which would you take for standing all day', SHOES, 'canvas'],
    ['which of them stays cool in 35 degrees', DRESSES, 'linen'],
    ['which one needs no ironing', DRESSES, 'knit'],
    ['which is the least see-through', DRESSES, 'wrap'],
    ['whats the best one for a big tummy', DRESSES, 'linen'],
    ['which is best with a full bust', DRESSES, 'wrap'],
  ])('%s', (words, items, bestId) => {
    expect(asksToChoose(words)).toBe(true);
    const criterion = findCriterion(words, items, FASHION_LEXICON);
    expect(criterion && rateByCriterion(items, criterion)[0]?.item.id).toBe(bestId);
  });

  it('is none where a color, a size or a kind in general is asked for', () => {
    expect(asksToChoose('which color hides stains best')).toBe(false);
    expect(asksToChoose('what neckline suits a big bust')).toBe(false);
  });

  it('leaves out the pieces of which nothing is known', () => {
    const unknown = createCatalogueItem({ id: 'unknown', kind: 'dress', subkind: '', materials: [], fit: '' });
    const criterion = findCriterion('which creases least', DRESSES, FASHION_LEXICON)!;
    expect(rateByCriterion([unknown, ...DRESSES], criterion).map(({ item }) => item.id)).not.toContain('unknown');
  });
});
