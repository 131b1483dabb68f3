import type { Gender } from '../../../../../src/domain/catalogue/vocabulary.ts';
import { removeAccents } from '../../../language/text/tokens.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import { readHeight } from '../../wearing/bodySigns.ts';

/** Matches what women say about themselves, their company and their clothes. */
const WOMEN_PATTERN = new RegExp(
  String.raw`\b(?:${[
    String.raw`my (?:late )?(?:husband|hubby|boyfriend|fella|bf)s?|himself (?:has|says?|said|thinks|warned|will|wont)`,
    'bridesmaids?|maid of honou?r|(?:mother|mum|mam|mom) of the (?:bride|groom)|im the (?:bride|mother|mum)|godmother|hen (?:do|night|party)|a hen|girls (?:night|trip|weekend)|sorority|auntie|aunt',
    'maternity|pregnant|months along|breast ?feeding|bump|pear[ -]shaped|hourglass|bust|cleavage|busty',
    'she her|\\d{2} ?(?:f|yo f)|as a (?:woman|girl|lady)|(?:woman|girl|lady) here|ladies small size',
    'dress(?:es)?|gowns?|skirts?|blouses?|sundress|jumpsuit|playsuit|tights|bikini|camisole|saree|lehenga',
    '(?:high |kitten |block |low |small |no )?heels?|pumps|stilettos|court shoes|ballet flats|slingbacks',
    'handbag|purse|clutch|earrings|necklace|bangles|bracelet|lipstick|fascinator',
  ].join('|')})\b`,
  'gu',
);
const MEN_PATTERN = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?:my|the) (?:late )?(?:wife|wifey|girlfriend|gf|missus)s?|wife (?:says?|said|thinks|wants|told|hates|picked)|her indoors|herself (?:has|says?|said|thinks|warned|will|wont|wants)`,
    'groomsm[ae]n|best man|usher|(?:father|dad|da) of the (?:bride|groom)|im the (?:groom|father|dad)|godfather|stag (?:do|night|party)|a stag|w(?:ith)? (?:the|my) (?:boys|lads|mates)|the (?:boys|lads)|fraternity',
    'beard|bald|he him|\\d{2} ?(?:m|yo m)|as a (?:man|guy|bloke|lad)|(?:guy|man|bloke|lad|dude) here|i am a man|im a man|dude|bloke|widower',
    'tuxedo|tux|(?:bow |neck)?ties?|dinner jacket|sport coat|sports jacket|cufflinks|pocket square|boxers|boardies|board shorts|swim trunks|three piece suit',
  ].join('|')})\b`,
  'gu',
);

/** Guesses the wearer's gender from what the shopper says about themselves; returns null if no words show a gender. */
export function guessWearer(message: string): Gender | null {
  const words = new Utterance(removeAccents(message)).whole.replace(UNDER_ROBE_PATTERN, ' ');
  const [mentionsOfWomen, mentionsOfMen] = [countMatches(WOMEN_PATTERN, words), countMatches(MEN_PATTERN, words)];
  if (mentionsOfWomen === mentionsOfMen) return guessByHeight(message);
  return mentionsOfWomen > mentionsOfMen ? 'Women' : 'Men';
}

/** Matches 'gown' and 'dress' where they do not name a woman's garment: 'under the gown', 'dress code', 'to dress'. */
const UNDER_ROBE_PATTERN =
  /\b(?:under|beneath|with) (?:the|my|a) (?:graduation )?gown\b|\bdress (?=code|up|shoes|shirts?|pants|trousers)|\bi dress\b|\bto dress\b/gu;

const countMatches = (pattern: RegExp, words: string): number => new Set(words.match(pattern) ?? []).size;

/** Height in centimeters above which at most 10 % of people are women. */
const TALL_HEIGHT_CM = 183;
const SMALL_HEIGHT_CM = 160;

function guessByHeight(message: string): Gender | null {
  const centimeters = readHeight(message);
  if (centimeters === null) return null;
  return centimeters >= TALL_HEIGHT_CM ? 'Men' : centimeters <= SMALL_HEIGHT_CM ? 'Women' : null;
}
