import { describe, expect, it } from 'vitest';
import { readDemoCatalogue } from '../../../adapters/files/DemoCatalogueFile.ts';
import type { OutfitPiece } from '../OutfitPiece.ts';
import { prepareOutfitPiece } from '../OutfitPiece.ts';
import type { PieceTrait } from './PieceTrait.ts';
import { concernsSlot, hasTraits, joinTraits } from './hasTraits.ts';

const items = await readDemoCatalogue(new URL('../../../assets/catalogue/catalogue.json', import.meta.url));
const pieces = items.flatMap((item) => prepareOutfitPiece(item) ?? []);
const listPieces = (subkind: string): readonly OutfitPiece[] => pieces.filter(({ item }) => item.subkind === subkind);

describe('a trait of a piece', () => {
  it.each<readonly [string, PieceTrait, boolean]>([
    ['long-sleeved T-shirt', 'longSleeves', true],
    ['balloon-sleeved blouse', 'longSleeves', true],
    ['camp-collar shirt', 'longSleeves', false],
    ['camp-collar shirt', 'shortSleeves', true],
    ['camisole', 'sleeveless', true],
    ['tiered maxi dress', 'maxi', true],
    ['midi slip skirt', 'midi', true],
    ['skater mini skirt', 'mini', true],
    ['stiletto-heel pumps', 'closedToes', true],
    ['stiletto-heel pumps', 'walkable', false],
    ['kitten-heel sandals', 'closedToes', false],
    ['kitten-heel sandals', 'lowHeel', true],
    ['ballet flats', 'flat', true],
    ['half-moon shoulder bag', 'crossbody', true],
    ['tote bag', 'crossbody', false],
  ])('is read from its name: %s, %s', (subkind, trait, expected) => {
    const piecesOfName = listPieces(subkind);
    expect(piecesOfName.length).toBeGreaterThan(0);
    for (const piece of piecesOfName) expect(hasTraits(piece, piece.slot, [trait])).toBe(expected);
  });

  it('concerns only some slots', () => {
    expect(concernsSlot('longSleeves', 'shoes')).toBe(false);
    expect(concernsSlot('inBlack', 'shoes')).toBe(true);
    const [bag] = listPieces('tote bag');
    expect(hasTraits(bag!, 'bag', ['longSleeves', 'darkColors'])).toBe(true);
  });

  it('replaces the earlier trait of its axis', () => {
    expect(joinTraits(['longSleeves', 'plain'], ['sleeveless'])).toEqual(['plain', 'sleeveless']);
    expect(joinTraits(['brightColors'], ['inBlack', 'inBlack'])).toEqual(['inBlack']);
  });
});
