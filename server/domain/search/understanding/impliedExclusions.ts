import { createDictionary } from '../../text/createDictionary.ts';
import type { Reading } from './Reading.ts';

const listDetailIds = (names: string): readonly string[] => names.split(',').map((name) => `detail:${name}`);

const listMaterialIds = (names: string): readonly string[] => names.split(',').map((name) => `material:${name}`);

const BARE_ARM_DETAILS = listDetailIds('sleeveless,strapless,straps,halter');

/** Properties to exclude, by a wanted property that rules them out without a negation: flat shoes exclude heels. */
const EXCLUDED_BY_WANTED: Readonly<Record<string, readonly string[]>> = createDictionary({
  'detail:flat': listDetailIds('heeled'),
  'detail:sleeves': BARE_ARM_DETAILS,
  'detail:long sleeve': [...BARE_ARM_DETAILS, ...listDetailIds('short sleeve')],
  'detail:short sleeve': BARE_ARM_DETAILS,
  'detail:three quarter sleeve': BARE_ARM_DETAILS,
  'detail:low heel': listDetailIds('stiletto'),
  'detail:mini': listDetailIds('maxi'),
  'detail:maxi': listDetailIds('mini'),
  'detail:modest': [...BARE_ARM_DETAILS, ...listDetailIds('revealing,sheer,backless,off shoulder,cut out,mini')],
  'function:forgiving': ['fit:fitted', 'fit:cropped', ...listDetailIds('bikini')],
  'function:cooling': ['function:warm', 'season:winter'],
  'function:on feet': ['function:hard on feet'],
  'function:kind to skin': ['function:itchy'],
  'function:opaque': ['function:see through'],
  'detail:slip on': ['detail:laced shoe'],
  'function:for mud': listMaterialIds('suede,satin,velvet,silk'),
  'occasion:interview': listDetailIds('tuxedo,revealing'),
  'material:natural fibers': listMaterialIds('polyester,nylon,synthetic,elastane,faux leather,faux fur'),
});

/** Properties that lower the score, by a wanted property that they do not suit: sequins at a funeral. */
const DISLIKED_BY_WANTED: Readonly<Record<string, readonly string[]>> = createDictionary({
  'occasion:funeral': [
    ...['style:glamorous', 'style:bohemian', 'occasion:holiday', 'pattern:print', 'material:sequin'],
    ...['occasion:evening', 'occasion:party', 'detail:strapless', 'detail:revealing', 'detail:mini', 'detail:sheer'],
    ...['multicolor', 'red', 'pink', 'orange', 'yellow', 'gold', 'silver'].map((name) => `color:${name}`),
  ],
  'occasion:interview': ['style:glamorous', 'occasion:party', 'occasion:lounge', 'material:sequin'],
  'style:smart': listDetailIds('tuxedo'),
  'function:hides pet hair': ['function:shows pet hair'],
  'season:summer': listMaterialIds('wool,tweed,velvet,leather,cashmere,mohair,alpaca,fleece,corduroy,down'),
  'season:winter': listMaterialIds('linen,seersucker,chiffon'),
});

export const listImpliedExclusions = (reading: Reading): string[] => listImplied(reading, EXCLUDED_BY_WANTED);
export const listImpliedDislikes = (reading: Reading): string[] => listImplied(reading, DISLIKED_BY_WANTED);

function listImplied(reading: Reading, table: Readonly<Record<string, readonly string[]>>): string[] {
  const wantedIds = reading.findSpansWithRole('wanted').flatMap(({ concepts }) => concepts.map(({ id }) => id));
  return wantedIds.flatMap((id) => table[id] ?? []).filter((id) => !wantedIds.includes(id));
}

/** Properties to exclude with a refused one. */
const EXCLUDED_WITH: Readonly<Record<string, readonly string[]>> = createDictionary({
  'detail:laced': ['detail:laced shoe'],
  'detail:sheer': ['function:see through'],
});

export const listExcludedWith = (ids: readonly string[]): string[] => ids.flatMap((id) => EXCLUDED_WITH[id] ?? []);
