import { splitWords } from '../../../language/text/tokens.ts';
import type { Wish } from '../../../search/understanding/Wish.ts';
import { findSlotOfKind } from '../../../outfits/OutfitSlot.ts';
import type { Language } from '../../hearing/hear.ts';
import type { WishReading } from '../../wish/readParts.ts';
import { readParts } from '../../wish/readParts.ts';
import { nameBare, splitPhrases } from './garmentPhrases.ts';
import type { NamedGarment } from '../OutfitEdit.ts';

/** Reads the wanted garments in a text, with their descriptions: 'a navy blazer with chinos'. */
export function readGarments(text: string, language: Language): readonly NamedGarment[] {
  const namedGarments = splitPhrases(text, language).flatMap((phrase): readonly NamedGarment[] => {
    const reading = readParts(phrase, language.lexicon, language.spelling);
    const bareSpan = reading.wish.garments.length > 0 ? null : nameBare(phrase, language.lexicon);
    if (bareSpan !== null) return listMentioned(bareSpan.phrase, language).slice(0, 1);
    const kinds = listKinds(reading.wish);
    const slot = chooseSlot(kinds);
    const isWanted = reading.parts.some(({ facet, stance }) => facet === 'kind' && stance === 'wanted');
    const count = readCount(phrase);
    return slot === null || !isWanted
      ? []
      : [
          {
            slot,
            kinds,
            words: joinPhrase(withoutPurpose(reading, phrase)),
            ...(count !== null && count > 1 && { count }),
          },
        ];
  });
  const slots = new Set(namedGarments.map(({ slot }) => slot));
  return slots.has('bottom') || slots.has('top') ? namedGarments.map(withoutFullBody) : namedGarments;
}

/** Leaves out the occasion of the whole outfit, which describes no garment: 'a bag for a summer dinner'. */
function withoutPurpose(reading: WishReading, phrase: string): WishReading {
  const purposeStart = phrase.indexOf(' for ');
  const isPurpose = ({ facet, words }: WishReading['parts'][number]): boolean =>
    purposeStart >= 0 && PURPOSE_FACETS.has(facet) && phrase.indexOf(words) > purposeStart;
  return { ...reading, parts: reading.parts.filter((part) => !isPurpose(part)) };
}

const PURPOSE_FACETS: ReadonlySet<string> = new Set(['occasion', 'season']);

/** Returns the blazer in 'a suit or blazer', which is used if trousers are also wanted. */
function withoutFullBody(garment: NamedGarment): NamedGarment {
  const otherKind = garment.kinds.find((kind) => ![null, 'fullBody'].includes(findSlotOfKind(kind)));
  if (garment.slot !== 'fullBody' || otherKind === undefined) return garment;
  return {
    slot: findSlotOfKind(otherKind)!,
    kinds: [otherKind],
    words: garment.words.split(' or ').at(-1) ?? otherKind,
  };
}

const COUNT_WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];
const MAX_COUNT = 6;
const COUNT_PATTERN = new RegExp(
  String.raw`(?:^|[ :])(?:(\d)|(${COUNT_WORDS.slice(1).join('|')})|(a couple(?: of)?))(?: more)? (?!x\b|piece\b|days?\b|nights?\b|weeks?\b|[-\d])`,
  'u',
);

/** Reads the number of wanted garments ('two shirts', '3 pairs of socks'); returns null if none is named. */
function readCount(phrase: string): number | null {
  const [, digits, word, coupleText] = COUNT_PATTERN.exec(phrase) ?? [];
  if (coupleText !== undefined) return 2;
  const count = digits === undefined ? COUNT_WORDS.indexOf(word ?? '') : Number(digits);
  return count < 1 || count > MAX_COUNT || !/s\b/u.test(phrase) ? null : count;
}

/** Lists all garments in the words, whether wanted or not. */
export function listMentioned(text: string, { lexicon }: Language): readonly NamedGarment[] {
  const spans = lexicon.findPhrases(splitWords(text));
  return spans.flatMap(({ phrase, concepts }) => {
    const kinds = concepts.flatMap((concept) => (concept.facet === 'kind' ? Object.keys(concept.kinds) : []));
    const slot = chooseSlot(kinds);
    return slot === null ? [] : [{ slot, kinds, words: phrase }];
  });
}

/** Reads the refused kinds, such as bags in 'no bag'. Leaves out subtypes, such as heels in 'no heels'. */
export function readRefusedGarments({ parts, wish }: WishReading, { lexicon }: Language): readonly NamedGarment[] {
  return parts
    .filter(({ stance, concepts }) => stance === 'refused' && concepts.some((id) => id.startsWith('kind:')))
    .flatMap(({ concepts }) => {
      const isWholeKind = concepts.every((id) => id.startsWith('kind:'));
      const kinds = concepts.flatMap((id) => Object.keys(lexicon.byId(id)?.kinds ?? {}));
      const refusedKinds = kinds.filter((kind) => wish.refusals.kinds.includes(kind));
      const slot = chooseSlot(refusedKinds);
      return isWholeKind && slot !== null
        ? [{ slot, kinds: refusedKinds, words: concepts[0]?.replace('kind:', '') ?? '' }]
        : [];
    });
}

function listKinds({ garments }: Wish): readonly string[] {
  return garments.flatMap(({ kinds }) =>
    Object.entries(kinds)
      .sort(([, firstValue], [, secondValue]) => secondValue - firstValue)
      .map(([kind]) => kind),
  );
}

/**
 * Returns the slot of a garment. If a word such as 'accessories' may mean several slots, prefers the slot for
 * accessories.
 */
export function chooseSlot(kinds: readonly string[]): NamedGarment['slot'] | null {
  const slots = kinds.map(findSlotOfKind);
  const isMixed = new Set(slots).size > 1 && slots.includes('bag') && slots.includes('accessory');
  return isMixed ? 'accessory' : (slots.find((slot) => slot !== null) ?? null);
}

const PHRASE_FACETS: ReadonlySet<string> = new Set(['kind', 'shade']);

/** Writes a phrase that the search understands and that a reply can contain: 'black leather bag under $80'. */
export function joinPhrase({ parts, wish }: Pick<WishReading, 'parts' | 'wish'>): string {
  const wantedParts = parts.filter(({ stance, facet }) => stance === 'wanted' && facet !== 'word');
  const namesShade = wantedParts.some(({ facet }) => facet === 'shade');
  const colors = namesShade ? [] : wish.colors.map((color) => color.toLowerCase());
  const shades = wantedParts.filter(({ facet }) => facet === 'shade').map(({ words }) => words);
  const looks = wantedParts.filter(
    ({ facet, words }) => !PHRASE_FACETS.has(facet) && !(namesShade && /colou?red?$/u.test(words)),
  );
  const describedWords = [shades.join(' or '), ...looks.map(({ words }) => words)].filter((words) => words !== '');
  const kinds = wantedParts.filter(({ facet }) => facet === 'kind').map(({ words }) => words);
  const price = wish.priceMax === null ? [] : [`under $${wish.priceMax}`];
  const refusedWords = parts.filter(({ stance }) => stance === 'refused').map(({ words }) => `, no ${words}`);
  return [...colors, ...describedWords, kinds.join(' or '), ...price].join(' ').concat(...refusedWords);
}
