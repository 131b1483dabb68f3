import { describe, expect, it } from 'vitest';
import { createGarment } from '../../../../tests/support/smallIndex.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { listQualityConcepts } from './qualityConcepts.ts';

const listIds = (kind: string, changes: Partial<CatalogueItem>): string[] =>
  listQualityConcepts(createGarment('item', kind, changes)).map(([id]) => id);

describe('what follows from cloth and cut', () => {
  it('is whether a knit itches', () => {
    expect(listIds('sweater', { materials: ['wool'] })).toContain('function:itchy');
    expect(listIds('sweater', { materials: ['merino wool'] })).toContain('function:kind to skin');
    expect(listIds('jewelry', { materials: ['silver'] })).toContain('function:kind to skin');
  });

  it('is whether light shows through, by the color too', () => {
    expect(listIds('trousers', { materials: ['linen'], colors: ['White'] })).toContain('function:see through');
    expect(listIds('trousers', { materials: ['wool'], colors: ['White'] })).toContain('function:opaque');
  });

  it('is whether shoes have laces and are easy on the feet', () => {
    expect(listIds('shoes', { subkind: 'Derby shoes' })).toContain('detail:laced shoe');
    expect(listIds('shoes', { subkind: 'penny loafers' })).toContain('detail:slip on');
    expect(listIds('shoes', { subkind: 'stiletto-heel pumps' })).toContain('function:hard on feet');
  });

  it('is whether hair of pets shows', () => {
    expect(listIds('coat', { materials: ['nylon'], colors: ['Gray'] })).toContain('function:hides pet hair');
    expect(listIds('coat', { materials: ['wool'], colors: ['Black'] })).toContain('function:shows pet hair');
  });

  it('is whether a bag holds a folder', () => {
    expect(listIds('bag', { subkind: 'tote bag' })).toContain('function:for laptop');
    expect(listIds('bag', { subkind: 'half-moon shoulder bag' })).not.toContain('function:for laptop');
  });

  it('says nothing of the cloth of shoes', () => {
    expect(listIds('shoes', { subkind: '', materials: ['wool'] })).toEqual([]);
  });
});
