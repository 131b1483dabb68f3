import type { ItemDefinition } from './ItemDefinition.ts';
import { weddingSuits } from './items/weddingSuits.ts';
import { rainwear } from './items/rainwear.ts';
import { legwear } from './items/legwear.ts';
import { hairClips } from './items/hairClips.ts';
import { jewelry } from './items/jewelry.ts';
import { sunglasses } from './items/sunglasses.ts';
import { neckwear } from './items/neckwear.ts';
import { accessories } from './items/accessories.ts';
import { bags } from './items/bags.ts';
import { bikers } from './items/bikers.ts';
import { blazers } from './items/blazers.ts';
import { bottoms } from './items/bottoms.ts';
import { camisoles } from './items/camisoles.ts';
import { ceremony } from './items/ceremony.ts';
import { coldDays } from './items/coldDays.ts';
import { dayDresses } from './items/dayDresses.ts';
import { dressShoes } from './items/dressShoes.ts';
import { dresses } from './items/dresses.ts';
import { dressingUp } from './items/dressingUp.ts';
import { easyBottoms } from './items/easyBottoms.ts';
import { easyShirts } from './items/easyShirts.ts';
import { eveningDresses } from './items/eveningDresses.ts';
import { eveningTailoring } from './items/eveningTailoring.ts';
import { footwear } from './items/footwear.ts';
import { hoods } from './items/hoods.ts';
import { jerseyTops } from './items/jerseyTops.ts';
import { jumpsuits } from './items/jumpsuits.ts';
import { knits } from './items/knits.ts';
import { lightShoes } from './items/lightShoes.ts';
import { moreSkirts } from './items/moreSkirts.ts';
import { moreTrousers } from './items/moreTrousers.ts';
import { outerwear } from './items/outerwear.ts';
import { parkas } from './items/parkas.ts';
import { patternedShirts } from './items/patternedShirts.ts';
import { puffers } from './items/puffers.ts';
import { shirts } from './items/shirts.ts';
import { skirts } from './items/skirts.ts';
import { smallLeather } from './items/smallLeather.ts';
import { softShorts } from './items/softShorts.ts';
import { statementBlouses } from './items/statementBlouses.ts';
import { suits } from './items/suits.ts';
import { sweatshirts } from './items/sweatshirts.ts';
import { swimTrunks } from './items/swimTrunks.ts';
import { swimwear } from './items/swimwear.ts';
import { tees } from './items/tees.ts';
import { waistcoats } from './items/waistcoats.ts';
import { winterKnits } from './items/winterKnits.ts';

/** Every item of the demo catalogue, in the order of the file. */
export const catalogueItems: readonly ItemDefinition[] = [
  ...tees,
  ...shirts,
  ...knits,
  ...blazers,
  ...suits,
  ...outerwear,
  ...dresses,
  ...skirts,
  ...bottoms,
  ...camisoles,
  ...dayDresses,
  ...eveningDresses,
  ...jumpsuits,
  ...moreSkirts,
  ...moreTrousers,
  ...softShorts,
  ...swimwear,
  ...statementBlouses,
  ...accessories,
  ...bags,
  ...bikers,
  ...eveningTailoring,
  ...footwear,
  ...puffers,
  ...waistcoats,
  ...parkas,
  ...sweatshirts,
  ...easyShirts,
  ...swimTrunks,
  ...winterKnits,
  ...jerseyTops,
  ...patternedShirts,
  ...ceremony,
  ...coldDays,
  ...easyBottoms,
  ...dressingUp,
  ...smallLeather,
  ...hoods,
  ...dressShoes,
  ...lightShoes,
  ...neckwear,
  ...sunglasses,
  ...jewelry,
  ...hairClips,
  ...legwear,
  ...rainwear,
  ...weddingSuits,
];
