import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { OutfitSlot } from '../../../outfits/OutfitSlot.ts';
import { concernsSlot } from '../../../outfits/traits/PieceTrait.ts';
import { splitWords } from '../../../language/text/tokens.ts';
import type { Language } from '../../hearing/hear.ts';
import { findPlace } from '../editing/places.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';
import { isLeaning, LEANING_BY_DIFFERENCE } from './leanings.ts';
import { readPlainColor, readPlainOccasion, readRefusedColor } from './readPlainPurpose.ts';
import type { PlainQuality } from './plainQualities.ts';
import { PLAIN_QUALITIES } from './plainQualities.ts';
import { cutEnd, readPlainWords } from './plainWords.ts';
import { describes, readDescribed } from './readDescribed.ts';
import { listMentioned } from './readGarments.ts';

const MAX_WORDS = 14;
/** Words before a wish that do not change its meaning. */
const OPENING =
  /^(?:(?:it|this|them|everything|its|it is|it looks|it seems|theyre|they are|thats|that is|this is|ok(?:ay)?|hm+|well|and|but|so|now|then|yes|please|actually|maybe|perhaps|rather|(?:can|could|would|will) (?:you|we|i|it|that|they)|(?:i|we)(?:d| would)? (?:like|love|want|need|prefer|rather have)|give me|get me|make(?: (?:it|that|this|them|everything)(?: look| feel)?)?|put me|dress me|lets? (?:have|go|try)|how about|what about|(?:it|that|this|they|everything) (?:should|could|must|can)(?: be| have)?|i want (?:it|them|everything)|try|have|with|be|in|only|just|all|something|somewhat|anything|slightly|a (?:bit|little|touch|lot)|much|even|way) )+/u;
const CLOSING =
  / (?:please|instead|then|though|thanks|thank you|for me|a bit|a little|a touch|a tad|slightly|somewhat|if possible|this time|overall|if you can|now|only|all over)$/u;
const WHOLE =
  /\b(?:(?:an?|the|this|my) )?(?:(?:whole|entire|complete) )?(?:outfit|look|ensemble|set|everything|all of it|it all|clothes|pieces?|one|version|style)\b/u;
const DETERMINER =
  /^(?:(?:an?|the|some|my|this|that|these|those|any|another|other|different|new|(?:a )?pair of|nice|good|some) )+/u;
const DEFINITE_START = /^(?:the|my|this|that|these|those) /u;
const ASKS_FOR_OTHER = /\b(?:another|other|different|new|instead)\b/u;
/** Words between a garment and its qualities: 'shoes with closed toes'. */
const LINK = /^(?:(?:that|which|looks?|feels?|seems?|should|must|could|can|is|are|be|with|in|to be|have|has|of) )+/u;
const AND = / ?(?:,| and | but |&) ?/u;

interface Read {
  readonly garment: NamedGarment | null;
  /** Whether the words ask for another piece: 'another bag', 'flat shoes instead'. */
  readonly isOther: boolean;
  /** Whether the words mean the present piece: 'the heels are too high'. */
  readonly isDefinite: boolean;
  readonly qualities: readonly PlainQuality[];
}

/**
 * Reads a message that consists of nothing but a plain wish about the outfit or one of its pieces: 'bolder please',
 * 'a top with long sleeves instead', 'another bag'. Returns null for other messages.
 */
export function readPlainWish(message: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  if (outfit.days !== null || asks(message)) return null;
  const text = strip(message);
  if (text === '' || text.split(' ').length > MAX_WORDS) return null;
  const occasion = readPlainOccasion(message, language);
  if (occasion !== null) return [occasion];
  const color = readPlainColor(message, language);
  if (color !== null) return [color];
  const isOther = ASKS_FOR_OTHER.test(message.toLowerCase());
  return readOne(text, isOther, outfit, language) ?? readSeveral(text, isOther, outfit, language);
}

/** Whether a message is a question instead of a request: 'is it too bright?', but not 'could it be brighter?'. */
function asks(message: string): boolean {
  const words = readPlainWords(message);
  return ASKS_WHETHER.test(words) || (message.trimEnd().endsWith('?') && !REQUESTS_POLITELY.test(words));
}

const ASKS_WHETHER = /^(?:(?:and|so|but|ok|hm+|oh|well) )*(?:is|are|isnt|arent|does|doesnt|do|dont|did|was|were|am)\b/u;
const REQUESTS_POLITELY = /\b(?:can|could|would|will|may|might|how about|what about|maybe|please|possible)\b/u;

function readOne(text: string, isOther: boolean, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const read = readWhole(text) ?? readOfGarment(text, isOther, language);
  const edits = read === null ? null : toEdits(read, outfit, language);
  return edits ?? readDescribed(text, outfit, language);
}

/** Reads several wishes: 'flat shoes and a bigger bag', 'bolder but no red'. Returns null if any of them is unclear. */
function readSeveral(
  text: string,
  isOther: boolean,
  outfit: OutfitPlan,
  language: Language,
): readonly OutfitEdit[] | null {
  const parts = text.split(AND).map((part) => cutEnd(part.replace(OPENING, ''), CLOSING).trim());
  if (parts.length === 1 || parts.length > MAX_PARTS) return null;
  const read = parts.map((part) => readOne(part, isOther, outfit, language) ?? readRefusedColor(part));
  return read.some((edits) => edits === null) ? null : read.flatMap((edits) => edits ?? []);
}

const MAX_PARTS = 3;

const strip = (message: string): string => cutEnd(readPlainWords(message).replace(OPENING, ''), CLOSING).trim();

/** Reads qualities of the whole outfit, or of a piece that is not named. */
function readWhole(text: string): Read | null {
  const words = text.replace(WHOLE, ' ').replace(/\s+/gu, ' ').trim();
  const qualities = readQualities(words.replace(DETERMINER, '').replace(LINK, '')) ?? readQualities(words);
  return qualities === null ? null : { garment: null, isOther: false, isDefinite: false, qualities };
}

/** Reads one garment, with its qualities before or after it. */
function readOfGarment(text: string, isOther: boolean, language: Language): Read | null {
  const namedGarments = listMentioned(text, language);
  const [garment] = namedGarments;
  if (garment === undefined || garment.kinds.length === 0) return null;
  const at = findWords(text, garment.words);
  if (at === null) return null;
  const textBefore = text.slice(0, at.from).trim();
  const textAfter = text.slice(at.to).trim();
  const wordsBefore = `${textBefore} `.replace(DETERMINER, '').trim();
  const wordsAfter = `${textAfter} `.replace(LINK, '').trim();
  const qualities = [wordsBefore, wordsAfter]
    .filter((words) => words !== '')
    .map((words) => readQualities(words, garment.slot));
  if (qualities.some((read) => read === null) || (qualities.length === 0 && !isOther)) return null;
  return {
    garment,
    isOther,
    isDefinite: DEFINITE_START.test(text),
    qualities: qualities.flatMap((read) => read ?? []),
  };
}

/** Finds the position of a garment's name, which may be written with other spaces. */
function findWords(text: string, words: string): { readonly from: number; readonly to: number } | null {
  const start = text.indexOf(words);
  const isWhole =
    start >= 0 && !/[a-z]/u.test(text[start - 1] ?? '') && !/[a-z]/u.test(text[start + words.length] ?? '');
  return isWhole && splitWords(words).length > 0 ? { from: start, to: start + words.length } : null;
}

/** Reads qualities that 'and' joins; returns null if any of them is unknown. */
function readQualities(text: string, slot: OutfitSlot | null = null): readonly PlainQuality[] | null {
  const whole = findQuality(text, slot);
  if (whole !== undefined) return [whole];
  const parts = text
    .split(AND)
    .map((part) => findQuality(part.replace(OPENING, '').replace(LINK, '').replace(/^an? /u, ''), slot));
  return parts.some((part) => part === undefined) ? null : parts.flatMap((part) => part ?? []);
}

/** Finds the quality with these words that the slot can have. Without a slot, finds the first that needs no piece. */
const findQuality = (text: string, slot: OutfitSlot | null): PlainQuality | undefined =>
  PLAIN_QUALITIES.find(
    (quality) =>
      quality.words.test(text.trim()) && (slot === null ? quality.needsPiece !== true : suitsSlot(quality, slot)),
  );

const suitsSlot = ({ trait, slots }: PlainQuality, slot: OutfitSlot): boolean =>
  trait === undefined ? slots === undefined || slots.includes(slot) : concernsSlot(trait, slot);

function toEdits(read: Read, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const { garment, qualities } = read;
  if (garment !== null) return readGarmentWish(read, garment, outfit, language);
  if (qualities.some(({ needsPiece }) => needsPiece)) return null;
  const restyledEdits = groupBySlots(qualities).map(([slots, group]) => restyle(null, slots, group, outfit));
  return restyledEdits.some((edit) => edit === null) ? null : restyledEdits.flatMap((edit) => edit ?? []);
}

/** Groups qualities that are for the same piece. */
function groupBySlots(
  qualities: readonly PlainQuality[],
): readonly (readonly [readonly OutfitSlot[] | undefined, readonly PlainQuality[]])[] {
  const keys = [...new Set(qualities.map(({ slots }) => slots))];
  return keys.map((slots) => [slots, qualities.filter((quality) => quality.slots === slots)] as const);
}

/** Reads a change of the piece that a garment means, which may become another garment. */
function readGarmentWish(
  read: Read,
  garment: NamedGarment,
  outfit: OutfitPlan,
  language: Language,
): readonly OutfitEdit[] | null {
  const { qualities, isOther, isDefinite } = read;
  const place = findPlace(outfit, garment);
  if (place === undefined || (place.slot !== garment.slot && !garment.kinds.includes(place.kind)))
    return isDefinite ? null : addGarment(garment, qualities);
  if (place.isOwned || place.itemId === null) return null;
  if (!qualities.every((quality) => suitsSlot(quality, place.slot))) return null;
  // Loafers or a skirt in place of other shoes or of trousers must be searched for by their name.
  const isSubtype = !isDefinite && place.words !== garment.words && describes(garment, language);
  const isNamed = !garment.kinds.includes(place.kind) || isSubtype;
  if (isNamed && qualities.length === 0) return null;
  const swappedEdits: readonly OutfitEdit[] = isNamed ? [{ kind: 'swap', garment, old: null }] : [];
  const edit = restyle({ ...garment, slot: place.slot }, [place.slot], qualities, outfit, isOther);
  return edit === null ? null : [...swappedEdits, edit];
}

/** Reads a wish for a garment that the outfit does not have, with traits: 'a coat with pockets'. */
function addGarment(garment: NamedGarment, qualities: readonly PlainQuality[]): readonly OutfitEdit[] | null {
  if (SEPARATE.has(garment.slot) || qualities.length === 0) return null;
  const traits = qualities.flatMap(({ trait }) => trait ?? []);
  const words = qualities.map((quality) => quality.said).join(' and ');
  const addedEdit: OutfitEdit = { kind: 'add', garment };
  return traits.length === 0
    ? [addedEdit]
    : [
        addedEdit,
        { kind: 'restyle', garment, slot: garment.slot, traits, differences: [], isOther: false, said: words },
      ];
}

/** The slots whose garments replace those of other slots. */
const SEPARATE: ReadonlySet<OutfitSlot> = new Set<OutfitSlot>(['fullBody', 'top', 'bottom', 'under']);

function restyle(
  garment: NamedGarment | null,
  slots: readonly OutfitSlot[] | undefined,
  qualities: readonly PlainQuality[],
  outfit: OutfitPlan,
  isOther = false,
): OutfitEdit | null {
  const [leaning] = qualities.flatMap(({ difference, said }) =>
    difference !== undefined && isLeaning(difference) ? [{ ...LEANING_BY_DIFFERENCE[difference], said }] : [],
  );
  const slot = slots?.find((name) => outfit.places.some((place) => place.slot === name && !place.isOwned));
  if (slots !== undefined && slot === undefined) return null;
  return {
    kind: 'restyle',
    garment,
    slot: slot ?? null,
    traits: qualities.flatMap(({ trait }) => trait ?? []),
    differences: qualities.flatMap(({ difference }) => difference ?? []),
    isOther,
    ...(leaning !== undefined && garment === null && { leaning }),
    said: qualities.map(({ said }) => said).join(' and '),
  };
}
