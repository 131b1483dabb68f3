import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { PEOPLE } from '../wearing/wearerWords.ts';

const DRESSED_IN_WORDS = new Set('in wearing wears wore'.split(' '));
const WORDS_BETWEEN = new Set(
  'is are s will would be going to all both already always herself himself each too only probably turned up came come comes coming was were gonna has have'.split(
    ' ',
  ),
);
const GROUP_WORDS = new Set('everyone everybody others guests bridesmaids groomsmen team they rest'.split(' '));

/**
 * Whether a part of a message only tells what other people wear: 'she is going to be in a yellow sundress', 'hubby in
 * white linen'.
 */
export function tellsOfOthersClothes(words: readonly string[], lexicon: Lexicon): boolean {
  const position = words.findIndex((word) => DRESSED_IN_WORDS.has(word));
  if (
    position < 1 ||
    words.slice(0, position).some((word) => /^(?:i|im|me|us|mine|want|need|wants|needs)$/u.test(word))
  )
    return false;
  let subject = position - 1;
  while (subject >= 0 && WORDS_BETWEEN.has(words[subject]!)) subject--;
  const isPerson =
    subject >= 0 &&
    (GROUP_WORDS.has(words[subject]!) || PEOPLE.findAt(words, subject) !== null || endsPerson(words, subject));
  if (/^(?:for|to|suit|suits)$/u.test(words[subject - 1] ?? '')) return false;
  const wearsClothes = words[position] === 'wearing' && /^(?:is|are)$/u.test(words[position - 1]!) && subject >= 0;
  return (
    (isPerson || wearsClothes) &&
    lexicon
      .findPhrases(words.slice(position + 1))
      .some(({ concepts }) => concepts.some(({ facet }) => LOOK_FACETS.has(facet)))
  );
}

const LOOK_FACETS: ReadonlySet<string> = new Set(['kind', 'color', 'shade', 'material', 'pattern']);

const endsPerson = (words: readonly string[], position: number): boolean =>
  [1, 2, 3].some((distance) => PEOPLE.findAt(words, position - distance)?.length === distance + 1);
