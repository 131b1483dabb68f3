import type { Span } from '../../../language/lexicon/Lexicon.ts';
import { toSingular } from '../../../language/text/wordForms.ts';
import type { Binding } from './Binding.ts';
import { WORDS_BEFORE_VERBS, DEFINITE_WORDS, MEASUREMENT_WORDS, PARTICLES, WORDS_ALSO_VERBS } from './bindingWords.ts';
import type { Phrases } from './Phrases.ts';

/** Whether a garment word is used as a verb: 'I will fall', 'please check', 'chiffon slides off'. */
export function isVerb({ from, to }: Span, phrases: Phrases): boolean {
  const word = phrases.words[from] ?? '';
  if (to - from > 1 || !(WORDS_ALSO_VERBS.has(word) || WORDS_ALSO_VERBS.has(toSingular(word)))) return false;
  const isAfterNoun = phrases.findSpanEndingAt(from) !== undefined && PARTICLES.has(phrases.words[to] ?? '');
  const followsQuestionToYou =
    phrases.words[from - 1] === 'you' && WORDS_BEFORE_VERBS.has(phrases.words[from - 2] ?? '');
  return WORDS_BEFORE_VERBS.has(phrases.words[from - 1] ?? '') || followsQuestionToYou || isAfterNoun;
}

/** Whether a garment word is part of a measurement: 'trousers 34 waist'. */
export function isMeasure({ from, to }: Span, phrases: Phrases): boolean {
  return (
    phrases.findKindAt(from) !== undefined &&
    /^\d{2}$/u.test(phrases.words[to] ?? '') &&
    MEASUREMENT_WORDS.has(phrases.words[to + 1] ?? '')
  );
}

/** Whether a person is only mentioned and wears none of the pieces: 'the delivery man'. */
export function isBystander({ from, to, concepts }: Span, phrases: Phrases, binding: Binding): boolean {
  return (
    concepts.some(({ facet }) => facet === 'gender') &&
    phrases.words.slice(Math.max(0, from - 2), from).some((word) => DEFINITE_WORDS.has(word)) &&
    !binding.isWearer({ from, to })
  );
}
