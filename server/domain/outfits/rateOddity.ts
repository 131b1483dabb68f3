import type { OutfitPiece } from './OutfitPiece.ts';

/** Words of cuts that few people wear. */
const ODD_CUTS = [
  'palazzo leg jeans',
  'wide leg jeans',
  'flare leg',
  'barrel leg',
  'balloon',
  'cargo',
  'asymmetric',
  'lantern',
  'platform heel',
  'bomber',
  'biker',
  'boilersuit',
  'dungarees',
  'bustier',
  'tube',
  'leggings',
].map((words) => ` ${words} `);
const SHOWY_MATERIALS: ReadonlySet<string> = new Set([
  'sequins',
  'lurex',
  'metallic yarn',
  'latex',
  'organza',
  'patent leather',
  'feathers',
]);
const SHOWY_COLORS: ReadonlySet<string> = new Set(['Silver', 'Gold']);
/** Colors in which trousers, jackets and shoes go with most other pieces. */
const QUIET_COLORS: ReadonlySet<string> = new Set(['Black', 'Gray', 'Blue', 'Brown', 'Beige', 'White']);
const QUIET_SLOTS: ReadonlySet<OutfitPiece['slot']> = new Set<OutfitPiece['slot']>([
  'bottom',
  'layer',
  'outer',
  'shoes',
]);

const ODD_CUT_PENALTY = 0.7;
const SHOWY_PENALTY = 0.8;
const LOUD_COLOR_PENALTY = 0.6;
const LOUD_PATTERN_PENALTY = 0.4;

/** Rates how unusual a piece is that nobody asked for; 0 for a piece that most people could wear. */
export function rateOddity({ name, slot, item, isPatterned }: OutfitPiece): number {
  const [color = ''] = item.colors;
  const isQuietSlot = QUIET_SLOTS.has(slot);
  return (
    (ODD_CUTS.some((words) => name.includes(words)) ? ODD_CUT_PENALTY : 0) +
    (SHOWY_COLORS.has(color) || item.materials.some((material) => SHOWY_MATERIALS.has(material)) ? SHOWY_PENALTY : 0) +
    (isQuietSlot && !QUIET_COLORS.has(color) ? LOUD_COLOR_PENALTY : 0) +
    (isPatterned && isQuietSlot ? LOUD_PATTERN_PENALTY : 0)
  );
}
