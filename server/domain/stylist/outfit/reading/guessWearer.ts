import type { Gender } from '../../../../../src/domain/catalogue/vocabulary.ts';
import { removeAccents } from '../../../language/text/tokens.ts';
import { Utterance } from '../../hearing/Utterance.ts';

const WOMEN =
  /\bmy (?:late )?(?:husband|hubby|boyfriend|bf)s?\b|\b(?:dress(?:es)?|skirts?|blouses?|heels|pumps|stilettos|handbag|clutch|earrings|bridesmaids?|mother of the (?:bride|groom)|hen (?:do|night|party)|auntie|aunt|girls night|maternity|she her|\d{2} ?(?:f|yo f)|pregnant|months along)\b/u;
const MEN =
  /\bmy (?:late )?(?:wife|wifey|girlfriend|gf|missus)s?\b|\b(?:tuxedo|tux|bow ?tie|necktie|beard|groomsm[ae]n|best man|usher|stag (?:do|night)|dude|bloke|lad|widower|he him|\d{2} ?(?:m|yo m))\b/u;

/** The wearer's gender as guessed from what shoppers say of themselves; null if there is no clue. */
export function guessWearer(said: string): Gender | null {
  const words = new Utterance(removeAccents(said)).whole;
  const [isWoman, isMan] = [WOMEN.test(words), MEN.test(words)];
  if (isWoman === isMan) return guessByHeight(said);
  return isWoman ? 'Women' : 'Men';
}

const FEET = /\b([4-7]) ?(?:['’′´]|ft|foot|feet) ?(\d{1,2})?\b/iu;
const METERS = /\b(?:([12])(?:m|[.,](?=\d\d ?m))(\d{2})|(1[4-9]\d|20\d) ?cm\b)/iu;
const CM_PER_FOOT = 30.48;
const CM_PER_INCH = 2.54;
/** Heights beyond which at most 10 % of people are of the other gender. */
const TALL_CM = 183;
const SMALL_CM = 160;

function guessByHeight(said: string): Gender | null {
  const centimeters = readHeight(said);
  if (centimeters === null) return null;
  return centimeters >= TALL_CM ? 'Men' : centimeters <= SMALL_CM ? 'Women' : null;
}

function readHeight(said: string): number | null {
  const [, feet, inches = '0'] = FEET.exec(said) ?? [];
  if (feet !== undefined) return Number(feet) * CM_PER_FOOT + Number(inches) * CM_PER_INCH;
  const metric = METERS.exec(said);
  if (metric === null) return null;
  return metric[3] === undefined ? Number(metric[1]) * 100 + Number(metric[2]) : Number(metric[3]);
}
