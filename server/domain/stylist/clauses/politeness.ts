import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { splitWords } from '../../language/text/tokens.ts';
import type { SmallTalk } from '../hearing/smallTalk.ts';
import type { WishReading } from '../wish/readParts.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { listUnboundWords, refusesWord } from './binding.ts';
import type { ReadClause } from './Clause.ts';
import type { MeantClause } from './meantMentions.ts';

/** Whether a message is only polite, so that no clause certainly asks for something or is about clothes. */
export function asksNothing(clauses: readonly ReadClause[]): boolean {
  return (
    clauses.some(({ act, isDoubtful, text }) => act === 'social' && !isDoubtful && / /u.test(text)) &&
    clauses.every(({ act, isDoubtful, namesFashion }) => act === 'social' || (isDoubtful && !namesFashion))
  );
}

const PARTING_WORDS: ReadonlySet<string> = new Set('bye goodbye later tomorrow night day weekend evening'.split(' '));
const GREETING_WORDS: ReadonlySet<string> = new Set('hi hello hey hiya morning afternoon'.split(' '));

export function readPoliteness(message: string): SmallTalk {
  const words = splitWords(message);
  if (words.some((word) => /^th(?:x|anks?)$/u.test(word))) return 'thanks';
  if (words.some((word) => PARTING_WORDS.has(word))) return 'goodbye';
  return words.some((word) => GREETING_WORDS.has(word)) ? 'greeting' : 'thanks';
}

/** Removes unknown words from the wish. Keeps unknown words that describe a garment in a request. */
export function withoutStrayWords(wish: WishReading, clauses: readonly MeantClause[], lexicon: Lexicon): WishReading {
  const stray = new Set(clauses.flatMap(({ clause }) => listStrayWords(clause, lexicon)));
  const mentionedWords = new Set(clauses.flatMap(({ strayWords }) => strayWords));
  const isMeantInRequest = ({ stance, words }: WishPart): boolean =>
    stance === 'wanted' ? !stray.has(words) : clauses.some(({ clause }) => refusesWord(clause.text, words, lexicon));
  const parts = wish.parts.filter(
    (part) => part.facet !== 'word' || (isMeantInRequest(part) && !mentionedWords.has(part.words)),
  );
  return parts.length === wish.parts.length ? wish : { ...wish, parts };
}

function listStrayWords({ text, isDoubtful, act, namesFashion }: ReadClause, lexicon: Lexicon): readonly string[] {
  const isAside = (isDoubtful && !namesFashion) || act === 'social';
  return isAside ? splitWords(text) : listUnboundWords(text, lexicon);
}
