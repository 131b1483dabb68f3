import type { Gender } from '../../../../../src/domain/catalogue/vocabulary.ts';
import { removeAccents } from '../../../language/text/tokens.ts';
import { Utterance } from '../../hearing/Utterance.ts';

const MEN_SOURCE =
  'husband|hubby|boyfriend|fella|bf|fiance|him|himself|dad|daddy|father|brother|son|lad|groom|man|men|guy|guys|gentleman|uncle|grandad|grandpa|other half';
const WOMEN_SOURCE =
  'wife|wifey|missus|girlfriend|gf|fiancee|her|herself|mum|mam|mom|mother|sister|daughter|girl|bride|woman|women|lady|ladies|aunt|auntie|gran|nan|grandma';

/**
 * Matches requests for a similar outfit for somebody else: 'and same for my husband', 'can you do one for her too',
 * 'now do him'.
 */
const FOR_OTHER_PATTERN = new RegExp(
  [
    String.raw`\b(?:same|one|another(?: one| outfit| look)?|an? (?:outfit|look|set)|something|what about|how about|and|now|also|do it|match(?:ing)?(?: one)?)(?: again)?(?: but)? (?:(?:for|on) )(?:my |the |our |me )?(${MEN_SOURCE}|${WOMEN_SOURCE})\b(?! (?:wedding|birthday|party|graduation|do)\b)`,
    String.raw`\b(?:now |then |and |next )?(?:do|dress|style|sort(?: out)?) (?:my |the |our )?(${MEN_SOURCE}|${WOMEN_SOURCE}) (?:too|as well|next|now|also)\b`,
    String.raw`\b(?:can|could|should) (?:my |the |our )?(${MEN_SOURCE}|${WOMEN_SOURCE}) (?:have|get) (?:one|something|an outfit|a look|the same)\b`,
    String.raw`^(?:(?:but|no|sorry|oh|wait|actually),? )*(?:(?:it|this|that|the outfit)(?: is|s| should be| must be)? |make it )?(?:actually |meant |supposed to be )?for (?:an? |my |the )?(${MEN_SOURCE}|${WOMEN_SOURCE})(?: please| instead| actually| though)*[ ?.!]*$`,
    String.raw`^(?:(?:ok|and|now|so|what about|how about) )+(?:my |the |our )?(${MEN_SOURCE}|${WOMEN_SOURCE})[ ?.!]*$`,
  ].join('|'),
  'u',
);
const FOR_ME_PATTERN =
  /\b(?:same|one|another(?: one| outfit| look)?|an? (?:outfit|look|set)|something|what about|how about|and|now)(?: again)?(?: but)? for me\b|^(?:(?:ok|and|now|so) )+(?:me|my turn|do me)\b/u;
const IS_MAN_PATTERN = new RegExp(String.raw`^(?:${MEN_SOURCE})$`, 'u');

/**
 * Reads the gender of another wearer who should get a similar outfit; returns null if the words name no other wearer.
 */
export function readOtherWearer(message: string, isForOther: boolean, presentGender: Gender | null): Gender | null {
  const words = new Utterance(removeAccents(message)).whole;
  // If the present outfit is for somebody else, the shopper is assumed to be of the other gender in 'now for me'.
  if (isForOther && presentGender !== null && FOR_ME_PATTERN.test(words))
    return presentGender === 'Women' ? 'Men' : 'Women';
  const groups = FOR_OTHER_PATTERN.exec(words);
  const person = groups?.slice(1).find((group) => group !== undefined);
  if (person === undefined) return null;
  return IS_MAN_PATTERN.test(person) ? 'Men' : 'Women';
}

/** Matches words that return from another wearer's outfit: 'ok back to mine'. */
export const BACK_TO_OWN_PATTERN =
  /\b(?:back to|return to|show(?: me)?|see) (?:mine|my one|hers|his one|his(?= ?(?:$|[.!?])))/u;
