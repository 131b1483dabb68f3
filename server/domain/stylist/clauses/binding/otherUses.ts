import type { Span } from '../../../language/lexicon/Lexicon.ts';
import { toSingular } from '../../../language/text/wordForms.ts';
import type { Binding } from './Binding.ts';
import { BEFORE_VERBS, DEFINITE, MEASURES, PARTICLES, VERBS_TOO } from './bindingWords.ts';
import type { Phrases } from './Phrases.ts';

/** 'I will fall', 'please check', 'chiffon slides off': a word that names something else is a verb here. */
export function isVerb({ from, to }: Span, at: Phrases): boolean {
  const word = at.words[from] ?? '';
  if (to - from > 1 || !(VERBS_TOO.has(word) || VERBS_TOO.has(toSingular(word)))) return false;
  const isAfterNoun = at.spanEndingAt(from) !== undefined && PARTICLES.has(at.words[to] ?? '');
  const isAsked = at.words[from - 1] === 'you' && BEFORE_VERBS.has(at.words[from - 2] ?? '');
  return BEFORE_VERBS.has(at.words[from - 1] ?? '') || isAsked || isAfterNoun;
}

/** 'Trousers 34 waist' tells a size. */
export function isMeasure({ from, to }: Span, at: Phrases): boolean {
  return at.kindAt(from) !== undefined && /^\d{2}$/u.test(at.words[to] ?? '') && MEASURES.has(at.words[to + 1] ?? '');
}

/** 'The delivery man' only comes by. */
export function isBystander({ from, to, concepts }: Span, at: Phrases, binding: Binding): boolean {
  return (
    concepts.some(({ facet }) => facet === 'gender') &&
    at.words.slice(Math.max(0, from - 2), from).some((word) => DEFINITE.has(word)) &&
    !binding.isWearer({ from, to })
  );
}
