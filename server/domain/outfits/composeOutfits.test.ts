import { describe, expect, it } from 'vitest';
import { readDemoCatalogue } from '../../adapters/files/DemoCatalogueFile.ts';
import { composeOutfits } from './composeOutfits.ts';
import { prepareOutfitPieces } from './OutfitPiece.ts';
import type { OutfitWish } from './OutfitWish.ts';

const CATALOGUE_FILE = new URL('../../assets/catalogue/catalogue.json', import.meta.url);
const pieces = prepareOutfitPieces(await readDemoCatalogue(CATALOGUE_FILE));
const WISH: OutfitWish = {
  gender: ['Women'],
  sizes: ['M'],
  styles: ['Classic'],
  personality: ['Elegant'],
  season: 'autumn',
  weatherBand: 'cool',
  seed: 'monday',
  count: 8,
};

describe('outfits of the demo catalogue', () => {
  it('are as many as wished for, each with another lead and another name', () => {
    const outfits = composeOutfits(pieces, WISH);
    expect(outfits).toHaveLength(8);
    expect(new Set(outfits.map(({ leadId }) => leadId)).size).toBe(8);
    expect(new Set(outfits.map(({ name }) => name)).size).toBe(8);
  });

  it('are the same for one seed and differ for another', () => {
    const [first, second] = [composeOutfits(pieces, WISH), composeOutfits(pieces, { ...WISH, seed: 'tuesday' })];
    expect(composeOutfits(pieces, WISH)).toEqual(first);
    expect(second.map(({ leadId }) => leadId)).not.toEqual(first.map(({ leadId }) => leadId));
  });

  it('do not come with a lead that came before', () => {
    const notLedBy = composeOutfits(pieces, WISH).map(({ leadId }) => leadId);
    const leadIds = composeOutfits(pieces, { ...WISH, notLedBy }).map(({ leadId }) => leadId);
    expect(leadIds.filter((id) => notLedBy.includes(id))).toEqual([]);
  });

  it('have a shirt or the like beneath a suit', () => {
    const suits = composeOutfits(pieces, {
      ...WISH,
      gender: ['Men'],
      styles: ['Business'],
      occasion: 'work',
      count: 40,
    })
      .map(({ items }) => items)
      .filter(({ fullBody }) => fullBody?.kind === 'suit');
    expect(suits.length).toBeGreaterThan(0);
    for (const { under } of suits) expect(['shirt', 'sweater']).toContain(under?.kind);
  });

  it.each([
    ['freezing', 'winter', true],
    ['hot', 'summer', false],
  ] as const)('have a coat or jacket or none, as a %s day wants it', (weatherBand, season, hasCoat) => {
    const outfits = composeOutfits(pieces, { ...WISH, weatherBand, season, count: 20 });
    expect(outfits.length).toBeGreaterThan(10);
    for (const { items } of outfits) expect(items.outer !== undefined).toBe(hasCoat);
  });

  it('say why they were chosen', () => {
    const reasons = composeOutfits(pieces, WISH).flatMap((outfit) => outfit.reasons);
    expect(reasons).toContainEqual({ key: 'style', params: { style: 'Classic' } });
    expect(reasons).toContainEqual({ key: 'season', params: { season: 'autumn' } });
    expect(reasons).toContainEqual({ key: 'sizes', params: { sizes: ['M'] } });
  });
});
