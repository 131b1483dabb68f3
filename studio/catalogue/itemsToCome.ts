import type { ItemDefinition } from './ItemDefinition.ts';
import { ceremony } from './items/ceremony.ts';
import { coldDays } from './items/coldDays.ts';
import { dressingUp } from './items/dressingUp.ts';
import { easyBottoms } from './items/easyBottoms.ts';
import { easyShirts } from './items/easyShirts.ts';
import { hoods } from './items/hoods.ts';
import { jerseyTops } from './items/jerseyTops.ts';
import { parkas } from './items/parkas.ts';
import { patternedShirts } from './items/patternedShirts.ts';
import { smallLeather } from './items/smallLeather.ts';
import { sweatshirts } from './items/sweatshirts.ts';
import { swimTrunks } from './items/swimTrunks.ts';
import { winterKnits } from './items/winterKnits.ts';

/**
 * Items that are written but not yet drawn for the shop: the catalogue leaves them out until their pictures lie in
 * `server/assets/catalogue`. Move a list to `catalogueItems.ts` before `npm run studio`.
 */
export const itemsToCome: readonly ItemDefinition[] = [
  ...parkas, ...sweatshirts, ...easyShirts, ...swimTrunks, ...winterKnits, ...jerseyTops, ...patternedShirts,
  ...ceremony, ...coldDays, ...easyBottoms, ...dressingUp, ...smallLeather, ...hoods,
];
