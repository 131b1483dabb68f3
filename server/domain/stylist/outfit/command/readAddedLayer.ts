import { getPlannedFormality } from '../../../outfits/occasionFormality.ts';
import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { OutfitSlot } from '../../../outfits/OutfitSlot.ts';
import type { Language } from '../../hearing/hear.ts';
import { findOfKind } from '../editing/places.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';
import { listMentioned } from '../reading/readGarments.ts';

/** Matches words for a garment that has no name: 'something', 'a layer', 'somthing warm'. */
const UNNAMED_PATTERN =
  /\b(?:some?thin[gk]?|sumthi?n[gk]?|smthn?g?|smth|sth|anythin[gk]?|owt|summat|(?:an?|any|another|one more|extra|some|more) (?:(?:warm|warmer|light|extra|thin|thick|nice|smart|outer|top) ){0,2}layers?|cover ?ups?|what (?:can|could|would|should|might) (?:i )?(?:go|wear|put|throw|pop))\b/u;
/** Matches words for where such a garment is worn, or against what. */
const WORN_OVER_PATTERN =
  /\b(?:(?:go |goes |wear |put |throw |sling |pop |pull )?(?:over|on top)(?: (?:of )?(?:it|that|this|the top|everything|my shoulders|them|all that|the lot|the dress|the whole thing))?(?=$|[ .,?!])|for (?:my|the) (?:shoulders|arms)|throw on|to keep (?:me |us |him |her |it )?(?:warm|dry)|keep(?:s)? (?:me |him |her )?(?:warm|dry)|layer|warm(?:er)?\b)/u;
const RAIN_PATTERN =
  /\b(?:rain\w*|wet|shower\w*|drizzl\w*|lash\w*|pour\w*|bucket(?:s|ing)|pelt\w*|pissing|tipping|hammer(?:s|ing)? (?:it )?down|chuck(?:s|ing)? it down|spit(?:s|ting)|stormy?|downpour|soaked|soaking|drenched|monsoon|dry)\b/u;
const COLD_PATTERN =
  /\b(?:cold|colder|chill\w*|nippy|freez\w*|frosty|baltic|perish\w*|parky|brass monkeys|wind|windy|windier|breez\w*|blowy|drops|draught\w*|drafty|cool|cooler|cools|arctic|icy|air ?con\w*|a ?c|shiver\w*|goose ?bumps?|sun (?:goes|sets|drops|disappears)|fresh|temperature|dips)\b/u;
/** Matches the weather of a part of the day or of the place, against which one more piece is enough. */
const PARTLY_PATTERN =
  /\b(?:at n(?:ight|ite)|nights?|evenings?|later|after dark|once|when|if|in case|inside|indoors?|by (?:\d|night|evening|midnight|the evening)|mornings?|supposed to|going to|gonna|the (?:church|hall|office|barn|tent|marquee|theatre|cinema|restaurant|boat|ferry|train|plane)|air ?con\w*|i (?:get|take|catch|feel|am|run)|im always|i always|feel the|might|may|could|turns?|gets?|forecast|windy|breez\w*|blowy|draught\w*|wind)\b/u;
/** Matches a question about what happens in other weather: 'and if it lashes down?'. */
const WHAT_IF_PATTERN =
  /^(?:(?:and|but|so|ok|ah|hm|hmm|oh|well|also|aye)[ ,]{1,2}){0,3}(?:what (?:about )?(?:if|when)|what happens (?:if|when)|(?:and |but )if|if|in case|suppose|say) /u;
/** Matches words that ask for one more piece. */
const ADDS_PATTERN =
  /\b(?:add|chuck|throw|put|pop|stick|include|give|need|want|get|find|have|could i|can i|can you|could you|any(?:thing)?|suggest|something|somthing|smth|what (?:would|could|can|should|do) (?:i|you))\b/u;
/** Matches the season or place of the whole outfit, for which it is chosen anew. */
const ALL_ANEW_PATTERN =
  /\b(?:degrees?|celsius|january|february|december|november|in winter|winter|minus|its for|it is for|instead|whole|everything|change (?:it|all)|lighter|cooler (?:outfit|one))\b|\d ?°/u;
const BODY_GARMENTS: readonly (readonly [RegExp, NamedGarment])[] = [
  [/\b(?:hands|fingers)\b/u, { slot: 'accessory', kinds: ['gloves'], words: 'gloves' }],
  [/\b(?:ears|head)\b/u, { slot: 'accessory', kinds: ['hat'], words: 'beanie' }],
  [/\b(?:neck|throat)\b/u, { slot: 'accessory', kinds: ['scarf'], words: 'scarf' }],
];

/**
 * Reads a wish for one more layer that names no garment: 'it gets freezing at night, add something', 'and if it
 * rains?'. The rest of the outfit stays. Returns null for other messages.
 */
export function readAddedLayer(words: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  if (outfit.days !== null || ALL_ANEW_PATTERN.test(words) || namesGarment(words, language)) return null;
  const isOfRain = RAIN_PATTERN.test(words);
  const isOfCold = COLD_PATTERN.test(words);
  const isWeather = isOfRain || isOfCold;
  const asksUnnamed = UNNAMED_PATTERN.test(words) && (WORN_OVER_PATTERN.test(words) || (isWeather && !isOther(words)));
  const asksWhatIf = isWeather && WHAT_IF_PATTERN.test(words);
  const tellsPartly =
    isWeather && PARTLY_PATTERN.test(words) && (ADDS_PATTERN.test(words) || FEELS_PATTERN.test(words));
  if (!asksUnnamed && !asksWhatIf && !tellsPartly) return null;
  const bodyGarments = BODY_GARMENTS.filter(([pattern]) => pattern.test(words)).map(([, garment]) => garment);
  if (isOfCold && bodyGarments.length > 0) return bodyGarments.map((garment) => ({ kind: 'add', garment }));
  return addLayer(outfit, isOfRain);
}

/** Matches what the shopper tells of the cold without asking for anything. */
const FEELS_PATTERN =
  /\b(?:i (?:always |usually |often )?(?:get (?:the |so )?cold|take cold|catch cold|feel (?:the )?cold|am (?:always )?cold|freeze|shiver)|freezing|perished|perishing|windy|cold easily|(?:will|gonna|going to|ll|might|may|could|supposed to) (?:be|get|turn|go) (?:a (?:bit|little) |quite |really |very |so )?(?:chilly|cold|colder|nippy|cool|cooler|breezy|windy|wet))\b/u;
/** Matches wishes for something different instead of something more: 'something else, not so cold'. */
const isOther = (words: string): boolean =>
  /\b(?:something|anything|smth) (?:else|different|lighter|cooler)\b/u.test(words);

/** Whether the words name a garment other than 'top', which may be 'on top'. */
const namesGarment = (words: string, language: Language): boolean =>
  listMentioned(words, language).some(({ words: name }) => !UNNAMED_GARMENTS.has(name));

const UNNAMED_GARMENTS: ReadonlySet<string> = new Set(['top', 'tops', 'layer', 'layers', 'dress', 'outerwear']);

const MIN_DRESSY = 0.55;

/** Returns the layer that fits the outfit: a raincoat, a coat over a jacket, or a jacket or cardigan. */
function addLayer(outfit: OutfitPlan, isOfRain: boolean): readonly OutfitEdit[] {
  const isDressy = (getPlannedFormality(outfit) ?? 0) >= MIN_DRESSY;
  const find = (slot: OutfitSlot): OutfitPlan['places'][number] | undefined =>
    outfit.places.find((place) => place.slot === slot && !place.isOwned);
  const present = find('outer');
  const hasSuit = outfit.places.some(({ kind, isOwned }) => kind === 'suit' && !isOwned);
  if (present !== undefined && !(isOfRain && findOfKind(outfit, ['jacket']) === present))
    return [{ kind: 'remark', remark: { topic: 'there', itemIds: present.itemId === null ? [] : [present.itemId] } }];
  return [{ kind: 'add', garment: chooseLayer(isDressy, isOfRain, find('layer') !== undefined || hasSuit) }];
}

function chooseLayer(isDressy: boolean, isOfRain: boolean, hasLayer: boolean): NamedGarment {
  if (isOfRain) {
    const words = isDressy ? 'trench coat' : 'raincoat';
    return { slot: 'outer', kinds: ['coat', 'jacket'], words };
  }
  if (hasLayer) return { slot: 'outer', kinds: ['coat'], words: isDressy ? 'coat' : 'jacket' };
  return isDressy
    ? { slot: 'layer', kinds: ['blazer', 'cardigan'], words: 'blazer' }
    : { slot: 'layer', kinds: ['cardigan'], words: 'cardigan' };
}
