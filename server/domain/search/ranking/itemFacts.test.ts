import { describe, expect, it } from 'vitest';
import { createGarment, createSmallIndex } from '../../../../tests/support/smallIndex.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { readItemFacts, type ItemFacts } from './itemFacts.ts';

function readFactsOf(kind: string, changes: Partial<CatalogueItem> = {}): ItemFacts {
  const item = createGarment('item', kind, changes);
  return readItemFacts(item, createSmallIndex([item]).lexicon);
}

const findKinds = (kind: string, subkind = kind) => readFactsOf(kind, { subkind }).kinds;
const findCertainty = (facts: ItemFacts, id: string) => facts.concepts.get(id);

describe('the kinds of an item', () => {
  it('are that of the catalogue, and the narrower one if it is a garment itself', () => {
    expect(findKinds('dress')).toEqual(['dress']);
    expect(findKinds('top', 'camisole')).toEqual(['top', 'camisole']);
    expect(findKinds('dress', 'tank dress')).toEqual(['dress']);
  });

  it('are those that the word may mean if no garment has that name', () => {
    expect(findKinds('raincoat')).toEqual(['coat', 'jacket']);
  });

  it('are the word itself if it is unknown', () => {
    expect(findKinds('Gizmo Thing', '')).toEqual(['gizmo thing']);
  });

  it('are that of the last garment word of a name', () => {
    expect(findKinds('suit trousers')).toEqual(['trousers']);
    expect(findKinds('shirt', 'linen shirt dress')).toEqual(['shirt', 'dress']);
  });

  it('do not contain a waistcoat if the item is a gilet', () => {
    expect(findKinds('waistcoat', 'gilet')).toEqual(['gilet']);
    expect(findKinds('waistcoat', 'wool waistcoat')).toEqual(['waistcoat']);
  });

  it('are both coat and jacket for a parka and for a long jacket', () => {
    expect(findKinds('jacket', 'parka')).toEqual(['jacket', 'coat']);
    expect(findKinds('coat', 'parka')).toEqual(['coat', 'jacket']);
    expect(findKinds('jacket', 'long jacket')).toEqual(['jacket', 'coat']);
    expect(findKinds('jacket', 'short jacket')).toEqual(['jacket']);
    expect(findKinds('coat', 'long coat')).toEqual(['coat']);
    expect(findKinds('skirt', 'long')).toEqual(['skirt']);
    expect(findKinds('dress', 'parka')).not.toContain('jacket');
  });
});

describe('the certainty of an attribute', () => {
  it('is highest in a name or an attribute, lower in the summary, and lowest in prose', () => {
    expect(findCertainty(readFactsOf('shirt', { shortDescription: 'linen shirt' }), 'material:linen')).toBe(1);
    expect(findCertainty(readFactsOf('shirt', { subkind: 'linen shirt' }), 'material:linen')).toBe(1);
    expect(findCertainty(readFactsOf('shirt', { materials: ['linen'] }), 'material:linen')).toBe(1);
    expect(findCertainty(readFactsOf('shirt', { semanticSearchDescription: 'linen' }), 'material:linen')).toBe(0.75);
    expect(findCertainty(readFactsOf('shirt', { description: 'linen' }), 'material:linen')).toBe(0.3);
    expect(findCertainty(readFactsOf('shirt'), 'material:linen')).toBeUndefined();
  });

  it('is the highest of all texts', () => {
    const facts = readFactsOf('shirt', {
      materials: ['linen'],
      semanticSearchDescription: 'linen',
      description: 'linen',
    });
    expect(findCertainty(facts, 'material:linen')).toBe(1);
  });

  it('is full for pattern, fit, occasion, season and style', () => {
    const facts = readFactsOf('shirt', {
      pattern: 'floral',
      fit: 'slim',
      occasions: ['work'],
      seasons: ['winter'],
      styles: ['Classic'],
    });
    for (const id of ['pattern:floral', 'fit:slim', 'occasion:work', 'season:winter', 'style:classic'])
      expect([id, findCertainty(facts, id)]).toEqual([id, 1]);
  });

  it('is full for each color and for the brand', () => {
    const facts = readFactsOf('shirt', { colors: ['Blue', 'Red'], brand: 'Skarvholm' });
    for (const id of ['color:blue', 'color:red', 'brand:skarvholm']) expect(findCertainty(facts, id)).toBe(1);
    expect(findCertainty(facts, 'color:black')).toBeUndefined();
  });

  it('is zero for garments, wearers and sizes that a text only mentions', () => {
    const facts = readFactsOf('shirt', { description: 'wear it with jeans; also for women, in size L' });
    expect([...facts.concepts.keys()].filter((id) => /^(?:kind|gender|size):/u.test(id))).toEqual([]);
  });

  it('counts the details in the name of a garment', () => {
    const rollNeckFacts = readFactsOf('sweater', { shortDescription: 'roll neck sweater' });
    expect(findCertainty(rollNeckFacts, 'detail:roll neck')).toBe(1);
    expect(findCertainty(readFactsOf('sweater', { description: 'A roll neck sweater.' }), 'detail:roll neck')).toBe(
      0.3,
    );
  });

  it('is full for what every garment of the kind has', () => {
    expect(findCertainty(readFactsOf('tank'), 'detail:sleeveless')).toBe(1);
    expect(findCertainty(readFactsOf('top', { subkind: 'camisole' }), 'detail:sleeveless')).toBe(1);
    expect(findCertainty(readFactsOf('shirt'), 'detail:sleeveless')).toBeUndefined();
  });
});

describe('the words of an item', () => {
  it('count more in the name than in attributes, and least in prose', () => {
    const countObsidian = (changes: Partial<CatalogueItem>) => readFactsOf('shirt', changes).stems.get('obsidian');
    expect(countObsidian({ shortDescription: 'obsidian' })).toBe(3);
    expect(countObsidian({ subkind: 'obsidian' })).toBe(3);
    expect(countObsidian({ materials: ['obsidian'] })).toBe(2);
    expect(countObsidian({ brand: 'Obsidian' })).toBe(2);
    expect(countObsidian({ styles: ['Obsidian'] as unknown as CatalogueItem['styles'] })).toBe(1);
    expect(countObsidian({ semanticSearchDescription: 'obsidian' })).toBe(1);
    expect(countObsidian({ description: 'obsidian' })).toBe(0.6);
    expect(countObsidian({ description: 'obsidian', semanticSearchDescription: 'obsidian obsidian' })).toBeCloseTo(2.6);
  });

  it('are named only by the name and the attributes', () => {
    const facts = readFactsOf('shirt', {
      materials: ['linen'],
      semanticSearchDescription: 'obsidian',
      brand: 'Skarvholm',
    });
    expect([...facts.namedStems].sort()).toEqual(['linen', 'shirt']);
  });

  it('add up to the length', () => {
    const facts = readFactsOf('shirt', { description: 'obsidian meadow', materials: ['linen'] });
    const sum = [...facts.stems.values()].reduce((total, count) => total + count, 0);
    expect(facts.length).toBeCloseTo(sum);
    expect(facts.length).toBeCloseTo(3 + 3 + 2 + 2 + 2 + 1.2);
  });
});

describe('a text', () => {
  it('that denies a property does not give it', () => {
    const readFacts = (semanticSearchDescription: string) => readFactsOf('shoes', { semanticSearchDescription });
    expect(findCertainty(readFacts('Pumps without a heel.'), 'detail:heeled')).toBeUndefined();
    expect(findCertainty(readFacts('Shoes with a heel.'), 'detail:heeled')).toBe(0.75);
  });

  it('that names a cut does not make it denim', () => {
    const facts = readFactsOf('jacket', {
      materials: ['suede'],
      semanticSearchDescription: 'Denim jacket, trucker jacket.',
    });
    expect(findCertainty(facts, 'material:denim')).toBeUndefined();
  });
});
