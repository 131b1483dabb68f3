import { splitWords } from '../../../language/text/tokens.ts';
import type { Wish } from '../../../search/understanding/Wish.ts';
import { findSlotOfKind } from '../../../outfits/OutfitSlot.ts';
import type { Language } from '../../hearing/hear.ts';
import type { WishReading } from '../../wish/readParts.ts';
import { readParts } from '../../wish/readParts.ts';
import type { NamedGarment } from '../OutfitEdit.ts';

/** Separates the garments of a list. */
const SEPARATOR = /[,;/&+]|\b(?:and|plus|with|along with|together with|as well as)\b/u;
const NEGATION = /\b(?:no|not|without|never)\b/u;

/** The wanted garments in a text, each with its description: 'a navy blazer with chinos'. */
export function readGarments(text: string, language: Language): readonly NamedGarment[] {
  return splitPhrases(text, language).flatMap((phrase) => {
    const reading = readParts(phrase, language.lexicon, language.spelling);
    const kinds = listKinds(reading.wish);
    const slot = chooseSlot(kinds);
    const isWanted = reading.parts.some(({ facet, stance }) => facet === 'kind' && stance === 'wanted');
    return slot === null || !isWanted ? [] : [{ slot, kinds, words: phraseOf(reading) }];
  });
}

/** All garments that the words name, wanted or not. */
export function listMentioned(text: string, { lexicon }: Language): readonly NamedGarment[] {
  const spans = lexicon.findPhrases(splitWords(text));
  return spans.flatMap(({ phrase, concepts }) => {
    const kinds = concepts.flatMap((concept) => (concept.facet === 'kind' ? Object.keys(concept.kinds) : []));
    const slot = chooseSlot(kinds);
    return slot === null ? [] : [{ slot, kinds, words: phrase }];
  });
}

/** The kinds that are refused entirely: 'no bag', but not 'no heels', which refuses a sort of shoes. */
export function readRefusedGarments({ parts, wish }: WishReading, { lexicon }: Language): readonly NamedGarment[] {
  return parts
    .filter(({ stance, concepts }) => stance === 'refused' && concepts.some((id) => id.startsWith('kind:')))
    .flatMap(({ concepts }) => {
      const isWhole = concepts.every((id) => id.startsWith('kind:'));
      const kinds = concepts.flatMap((id) => Object.keys(lexicon.byId(id)?.kinds ?? {}));
      const refused = kinds.filter((kind) => wish.refusals.kinds.includes(kind));
      const slot = chooseSlot(refused);
      return isWhole && slot !== null ? [{ slot, kinds: refused, words: concepts[0]?.replace('kind:', '') ?? '' }] : [];
    });
}

/** The text split at garments, with each description kept whole: 'black and white shirt', 'dress with long sleeves'. */
function splitPhrases(text: string, { lexicon, spelling }: Language): readonly string[] {
  const phrases: string[] = [];
  let before = '';
  for (const part of text
    .split(SEPARATOR)
    .map((words) => words.trim())
    .filter((words) => words !== '')) {
    const { wish, parts } = readParts(part, lexicon, spelling);
    if (wish.garments.length > 0) {
      phrases.push(before === '' ? part : `${before} and ${part}`);
      before = '';
    } else if (wish.colors.length > 0 && parts.every(({ facet }) => facet === 'shade')) before = part;
    else if (phrases.length > 0 && !NEGATION.test(part)) phrases.push(`${phrases.pop()!} ${part}`);
  }
  const last = phrases.pop();
  return last === undefined ? [] : [...phrases, before === '' ? last : `${last} ${before}`];
}

function listKinds({ garments }: Wish): readonly string[] {
  return garments.flatMap(({ kinds }) =>
    Object.entries(kinds)
      .sort(([, one], [, other]) => other - one)
      .map(([kind]) => kind),
  );
}

/** The slot of a garment; kinds that fit several slots, such as 'accessories', are accessories where possible. */
export function chooseSlot(kinds: readonly string[]): NamedGarment['slot'] | null {
  const slots = kinds.map(findSlotOfKind);
  const isMixed = new Set(slots).size > 1 && slots.includes('bag') && slots.includes('accessory');
  return isMixed ? 'accessory' : (slots.find((slot) => slot !== null) ?? null);
}

/** A phrase that the search reads the same again and a reply can use: 'black leather bag under $80'. */
export function phraseOf({ parts, wish }: Pick<WishReading, 'parts' | 'wish'>): string {
  const wanted = parts.filter(({ stance, facet }) => stance === 'wanted' && facet !== 'word');
  const isShaded = wanted.some(({ facet }) => facet === 'shade');
  const colors = isShaded ? [] : wish.colors.map((color) => color.toLowerCase());
  const described = wanted.filter(({ facet }) => facet !== 'kind').map(({ words }) => words);
  const kinds = wanted.filter(({ facet }) => facet === 'kind').map(({ words }) => words);
  const price = wish.priceMax === null ? [] : [`under $${wish.priceMax}`];
  const refused = parts.filter(({ stance }) => stance === 'refused').map(({ words }) => `, no ${words}`);
  return [...colors, ...described, kinds.join(' or '), ...price].join(' ').concat(...refused);
}
