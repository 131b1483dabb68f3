import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGarment } from '../../../../tests/support/smallIndex.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { computeBrowseOrder, type BrowseOrder } from './browseOrder.ts';

function computeOrder(items: readonly CatalogueItem[]): BrowseOrder & { readonly pauseCount: number } {
  const steps = computeBrowseOrder(items);
  for (let pauseCount = 0; ; pauseCount++) {
    const step = steps.next();
    if (step.done) return { ...step.value, pauseCount };
  }
}

const listInOrder = (items: readonly CatalogueItem[]) =>
  [...computeOrder(items).docsByPosition].map((doc) => items[doc]!);

/** Five items of each kind and brand. */
const KIND_BRAND_PAIRS = ['coat', 'dress', 'shirt'].flatMap((kind) =>
  ['Orvelle', 'Skarvholm'].map((brand) => ({ kind, brand })),
);
const PAIRED_ITEMS = KIND_BRAND_PAIRS.flatMap(({ kind, brand }) =>
  Array.from({ length: 5 }, (_, index) => createGarment(`${kind} ${brand} ${index}`, kind, { brand })),
);

describe('the browsing order', () => {
  it('shows each kind once before it shows any kind again', () => {
    const orderedItems = listInOrder(PAIRED_ITEMS);
    for (let position = 0; position < orderedItems.length; position += 3) {
      const kinds = orderedItems.slice(position, position + 3).map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual(['coat', 'dress', 'shirt']);
    }
  });

  it('alternates between the brands of a kind', () => {
    const orderedItems = listInOrder(PAIRED_ITEMS);
    for (const kind of ['coat', 'dress', 'shirt']) {
      const brands = orderedItems.filter((item) => item.kind === kind).map(({ brand }) => brand);
      for (let index = 0; index < brands.length; index += 2) {
        expect(brands.slice(index, index + 2).toSorted()).toEqual(['Orvelle', 'Skarvholm']);
      }
    }
  });

  it('shows what is left when the other kinds are used up', () => {
    const coats = ['a', 'b', 'c'].map((id) => createGarment(id, 'coat'));
    const orderedItems = listInOrder([...coats, createGarment('dress', 'dress')]);
    expect(orderedItems.slice(0, 2).map(({ kind }) => kind)).toContain('dress');
    expect(orderedItems.slice(2).map(({ kind }) => kind)).toEqual(['coat', 'coat']);
  });

  it('begins each brand of a kind with its most typical piece', () => {
    const createPlain = (id: string) => createGarment(id, 'dress', { pattern: 'plain', occasions: ['everyday'] });
    const latex = createGarment('latex', 'dress', { materials: ['latex'], occasions: ['party'] });
    for (const prefix of ['a', 'b', 'c', 'd', 'e']) {
      const dresses = [latex, createPlain(`${prefix}1`), createPlain(`${prefix}2`)];
      expect(listInOrder(dresses).at(-1)).toBe(latex);
    }
  });

  it('does not depend on the order of the catalogue', () => {
    const ids = listInOrder(PAIRED_ITEMS).map(({ id }) => id);
    expect(listInOrder(PAIRED_ITEMS.toReversed()).map(({ id }) => id)).toEqual(ids);
  });

  it('mixes the items of one kind and brand, whatever their ids have in common', () => {
    const coats = Array.from({ length: 200 }, (_, index) =>
      createGarment(`coat-${String(index).padStart(3, '0')}`, 'coat'),
    );
    const docs = [...computeOrder(coats).docsByPosition];
    const firstHalfCount = docs.slice(0, 100).filter((doc) => doc < 100).length;
    expect(firstHalfCount).toBeGreaterThan(30);
    expect(firstHalfCount).toBeLessThan(70);
    const followers = docs.filter((doc, position) => position > 0 && doc === docs[position - 1]! + 1).length;
    expect(followers).toBeLessThan(20);
  });

  it('has one place for each item, for any catalogue', () => {
    const item = fc
      .tuple(fc.constantFrom('coat', 'dress', ''), fc.constantFrom('Orvelle', ''))
      .map(([kind, brand]) => ({ kind, brand }));
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), (all) => {
        const items = all.map(({ kind, brand }, index) => createGarment(`item ${index}`, kind, { brand }));
        const { browseOrder: places, docsByPosition } = computeOrder(items);
        expect([...docsByPosition].toSorted((a, b) => a - b)).toEqual([...items.keys()]);
        expect([...places].map((position) => docsByPosition[position])).toEqual([...items.keys()]);
      }),
    );
  });

  it('pauses at intervals while it sorts a large catalogue', () => {
    const coats = Array.from({ length: 2_049 }, (_, index) => createGarment(`coat-${index}`, 'coat'));
    const [few, fewOrder] = [computeOrder(coats.slice(0, 2_048)), computeOrder(coats)];
    expect(few.pauseCount).toBeGreaterThan(0);
    expect(few.pauseCount).toBeLessThan(20);
    expect(fewOrder.pauseCount).toBeGreaterThan(few.pauseCount);
  });
});
