import { describe, expect, it } from 'vitest';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { createCatalogueItem } from '../../../../../tests/support/catalogueItems.ts';
import { describeFeature, describeInside, describeUse } from './describeFeature.ts';

const createItem = (kind: string, subkind: string, ...materials: readonly string[]): CatalogueItem =>
  createCatalogueItem({ kind, subkind, materials, shortDescription: 'Piece', description: '' });

describe('a feature that the listing does not name', () => {
  it.each([
    ['is it nickel free', createItem('jewelry', 'hoop earrings', 'gold-plated brass'), /can contain nickel/u],
    ['is it nickel free', createItem('jewelry', 'hoop earrings', 'sterling silver'), /mostly safe/u],
    ['does it take a laptop', createItem('bag', 'tote bag'), /mostly takes a 13 or 14 inch laptop/u],
    ['does it take a laptop', createItem('bag', 'clutch'), /too small for a laptop/u],
    ['do they slip on ice', createItem('boots', 'Chelsea boots', 'leather'), /for a little snow they can do/u],
    ['do they slip on ice', createItem('shoes', 'stiletto-heel pumps', 'satin'), /would not take them/u],
    ['can i walk in them', createItem('shoes', 'running sneakers'), /fine for a long day/u],
    ['can i walk in them, i walk a lot', createItem('shoes', 'stiletto-heel pumps'), /not made for long walks/u],
    ['chlorine', createItem('swimwear', 'swimsuit', 'polyester'), /stands up to chlorine/u],
    ['chlorine', createItem('swimwear', 'swimsuit', 'nylon'), /wears out nylon/u],
    ['do they have laces', createItem('shoes', 'penny loafers'), /slip on without laces/u],
    ['do they have laces', createItem('shoes', 'cap-toe Oxford shoes'), /close with laces/u],
    ['do they have a zip', createItem('boots', 'ankle boots'), /mostly have a zip/u],
    ['do they have a buckle', createItem('shoes', 'Mary Jane flats'), /strap or buckle/u],
    ['does it have cups', createItem('swimwear', 'bandeau bikini'), /gives little support/u],
    ['has it pockets', createItem('jeans', 'wide-leg jeans'), /nearly always have them/u],
    ['has it pockets', createItem('dress', 'slip dress'), /would not count on them/u],
    ['what is the filling', createItem('coat', 'puffer', 'nylon', 'down'), /filled or lined with down/u],
    ['what is the filling', createItem('coat', 'pea coat', 'wool'), /No filling is listed/u],
    ['is it lined', createItem('blazer', 'blazer'), /mostly has one/u],
    ['is it lined', createItem('skirt', 'slip skirt'), /names no lining/u],
    ['has it a hood', createItem('coat', 'hooded parka'), /has a hood/u],
    ['has it a hood', createItem('coat', 'pea coat'), /No hood is listed/u],
    ['has it buttons', createItem('cardigan', 'cardigan'), /usually buttons or zips/u],
    ['has it buttons', createItem('tee', 'tee'), /names no buttons/u],
    ['is it nice', createItem('coat', 'pea coat'), /^$/u],
  ])('%s (%#)', (words, item, answer) => {
    expect(describeFeature(item, words)).toMatch(answer);
  });
});

describe('a feature of a piece', () => {
  it('is told with the sentence of the makers, if there is one', () => {
    const coat = createCatalogueItem({ description: 'Heavy wool. Two deep pockets with flaps.' });
    expect(describeFeature(coat, 'has it pockets')).toContain('“Two deep pockets with flaps.”');
  });

  it('is told of shoes in use and of the inside only', () => {
    const loafers = createItem('shoes', 'penny loafers', 'leather');
    expect(describeUse(loafers, 'will they slip')).toContain('snow and ice');
    expect(describeUse(loafers, 'do they have laces')).toBe('');
    expect(describeUse(createItem('coat', 'pea coat'), 'will it slip')).toBe('');
    expect(describeInside(createItem('coat', 'pea coat', 'wool'), 'what is inside')).toContain('No filling');
    expect(describeInside(loafers, 'has it a hood')).toBe('');
  });
});
