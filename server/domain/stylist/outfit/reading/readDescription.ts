import type { Difference } from '../../../outfits/OutfitPlan.ts';
import type { OutfitSlot } from '../../../outfits/OutfitSlot.ts';
import type { PieceTrait } from '../../../outfits/traits/PieceTrait.ts';
import type { Language } from '../../hearing/hear.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import { readParts } from '../../wish/readParts.ts';
import { PLAIN_QUALITIES } from './plain/plainQualities.ts';
import { suitsSlot } from './plain/readQualities.ts';
import { readRelative } from './describeAnew.ts';
import { readAttributes } from './readTerms.ts';

/** What words say about a piece of an outfit. */
export interface Description {
  /** The words for the search: 'black, leather'; '' if there are none. */
  readonly words: string;
  readonly traits: readonly PieceTrait[];
  /** How the new piece must differ from the present one. */
  readonly differences: readonly Difference[];
  readonly said: readonly string[];
}

/** The facets of words that are no quality even if they contain one: the 'dark' in 'dark blue'. */
const LOOK_FACETS: ReadonlySet<string> = new Set(['color', 'shade', 'material', 'pattern']);

/** Reads everything that a text says about the piece of a slot: 'smaller, in brown leather'. */
export function readDescription(text: string, slot: OutfitSlot, language: Language): Description {
  const { whole } = new Utterance(text);
  const lookParts = readParts(whole, language.lexicon, language.spelling).parts.filter(({ facet }) =>
    LOOK_FACETS.has(facet),
  );
  const remainingText = lookParts.reduce((rest, { words }) => rest.replace(words, ' , '), whole);
  const { qualities, rest } = takeQualities(remainingText, slot);
  const relative = readRelative(rest);
  const fits = UNFITTED_SLOTS.has(slot) ? withoutFits(relative.words) : relative.words;
  const looks = [readAttributes(lookParts.map(toPhrase).join(', '), language), fits];
  const words = [...looks, readAttributes(relative.remainingText, language)].filter((part) => part !== '');
  return {
    words: [...new Set(words)].join(', '),
    traits: qualities.flatMap(({ trait }) => trait ?? []),
    differences: [...new Set([...qualities.flatMap(({ difference }) => difference ?? []), ...relative.differences])],
    said: [...qualities.map(({ said }) => said), ...relative.said],
  };
}

/** The slots of pieces without a fit: a bag that is too big should be small, not fitted. */
const UNFITTED_SLOTS: ReadonlySet<OutfitSlot> = new Set<OutfitSlot>(['bag', 'accessory', 'extra', 'shoes']);

const withoutFits = (words: string): string =>
  words
    .split(', ')
    .filter((word) => !/\bfit(?:ted)?\b/u.test(word))
    .join(', ');

const toPhrase = ({ words, stance }: { readonly words: string; readonly stance: string }): string =>
  stance === 'wanted' ? words : `no ${words}`;

export const saysNothing = ({ words, traits, differences }: Description): boolean =>
  words === '' && traits.length + differences.length === 0;

type Quality = (typeof PLAIN_QUALITIES)[number];

/** Takes the qualities that the slot can have out of a text, in the order of their table. */
function takeQualities(
  text: string,
  slot: OutfitSlot,
): { readonly qualities: readonly Quality[]; readonly rest: string } {
  return PLAIN_QUALITIES.filter((quality) => suitsSlot(quality, slot)).reduce<{
    readonly qualities: readonly Quality[];
    readonly rest: string;
  }>(
    ({ qualities, rest }, quality) => {
      const remainingText = rest.replace(quality.anywhere, ' , ');
      return remainingText === rest ? { qualities, rest } : { qualities: [...qualities, quality], rest: remainingText };
    },
    { qualities: [], rest: text },
  );
}
