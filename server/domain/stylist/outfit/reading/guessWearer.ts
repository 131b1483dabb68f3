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
  if (isWoman === isMan) return null;
  return isWoman ? 'Women' : 'Men';
}
