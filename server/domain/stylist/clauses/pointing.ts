import { LOOK_FACETS } from '../looks.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { tokenize } from '../../language/text/tokens.ts';

const DEFINITE_WORDS: ReadonlySet<string> = new Set('the that this those these both'.split(' '));
/** Words before 'the navy ones' that make these words a wish, such as 'show' and 'only'. */
const ASKING_WORDS_BEFORE: ReadonlySet<string> = new Set(
  'show see find start begin only just back look looking prefer without not no drop remove in for with to'.split(' '),
);
const ONE_WORDS: ReadonlySet<string> = new Set('one ones'.split(' '));
/** Words that may be part of the description of a piece in addition to its looks and kind. */
const WORDS_BETWEEN: ReadonlySet<string> = new Set(
  'and or of the pair two three light dark bright deep first second third other colored coloured'.split(' '),
);
/** Maximum number of words in the description of a piece. */
const MAX_DESCRIPTION_WORDS = 8;

/**
 * Removes descriptions of shown pieces ('the black jacket', 'those striped ones') from the words, because their looks
 * are no wish.
 */
export function withoutDescribed(text: string, lexicon: Lexicon): string {
  const words = tokenize(text).map((token) => token.text);
  const keptWords = [...words];
  for (let position = 0; position < words.length; position++) {
    const end =
      DEFINITE_WORDS.has(words[position] ?? '') && !ASKING_WORDS_BEFORE.has(words[position - 1] ?? '')
        ? findDescriptionEnd(words, position, lexicon)
        : 0;
    if (end > 0) keptWords.fill(',', position, end);
  }
  return keptWords.some((word, position) => word !== words[position]) ? keptWords.join(' ') : text;
}

/** Returns the index after the description that starts at `start`; 0 if there is none. */
function findDescriptionEnd(words: readonly string[], start: number, lexicon: Lexicon): number {
  const followingWords = words.slice(start + 1, start + 1 + MAX_DESCRIPTION_WORDS);
  const spans = lexicon.findPhrases([...followingWords]);
  let looks = false;
  for (let index = 0; index < followingWords.length; ) {
    const span = spans.find((candidate) => candidate.from === index);
    const isKind = span?.concepts.some(({ facet }) => facet === 'kind') ?? false;
    const end = span?.to ?? index + 1;
    if (looks && (isKind || ONE_WORDS.has(followingWords[index] ?? ''))) return start + 1 + end;
    if (
      isKind ||
      !(span?.concepts.some(({ facet }) => LOOK_FACETS.has(facet)) || WORDS_BETWEEN.has(followingWords[index] ?? ''))
    )
      return 0;
    looks ||= span !== undefined && !WORDS_BETWEEN.has(followingWords[index] ?? '');
    index = end;
  }
  return 0;
}
