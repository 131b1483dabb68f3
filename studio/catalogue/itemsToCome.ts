import type { ItemDefinition } from './ItemDefinition.ts';
import { camisoles } from './items/camisoles.ts';
import { dayDresses } from './items/dayDresses.ts';
import { eveningDresses } from './items/eveningDresses.ts';
import { jumpsuits } from './items/jumpsuits.ts';
import { moreSkirts } from './items/moreSkirts.ts';
import { moreTrousers } from './items/moreTrousers.ts';
import { softShorts } from './items/softShorts.ts';
import { swimwear } from './items/swimwear.ts';
import { statementBlouses } from './items/statementBlouses.ts';
import { accessories } from './items/accessories.ts';
import { bags } from './items/bags.ts';
import { bikers } from './items/bikers.ts';
import { eveningTailoring } from './items/eveningTailoring.ts';
import { footwear } from './items/footwear.ts';
import { puffers } from './items/puffers.ts';
import { waistcoats } from './items/waistcoats.ts';

/**
 * Items that are written but not yet drawn for the shop: the catalogue leaves them out until their pictures lie in
 * `server/assets/catalogue`. Move a list to `catalogueItems.ts` before `npm run studio`.
 */
export const itemsToCome: readonly ItemDefinition[] = [
  ...eveningTailoring, ...waistcoats, ...puffers,
  ...camisoles, ...statementBlouses, ...dayDresses, ...eveningDresses, ...moreSkirts, ...moreTrousers, ...jumpsuits, ...swimwear, ...softShorts,
  ...accessories, ...bags, ...bikers, ...footwear,
];
