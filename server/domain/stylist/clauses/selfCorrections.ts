import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import { tokenize } from '../../language/text/tokens.ts';

/** Matches words before a correction: 'no wait', 'I mean', 'make that'. */
const MARKER_PATTERN =
  /\b(?:no,? wait|wait,? no|no,? sorry|sorry,? i meant?|i mean|i meant|scratch that|or rather|no,? make (?:that|it)|correction)\b(?:[,:. ]{1,3}(?:an? |the |in )?|$)/iu;

/** Removes a value that the shopper corrects at once: 'a medium, no wait, a large' becomes 'a large'. */
export function withSelfCorrections(message: string, lexicon: Lexicon): string {
  const match = MARKER_PATTERN.exec(message);
  if (!match || match.index === 0) return message;
  const textBefore = message.slice(0, match.index);
  const textAfter = message.slice(match.index + match[0].length);
  const words = tokenize(textBefore)
    .filter(({ kind }) => kind !== 'break')
    .map(({ text }) => text);
  const replacedValue = readLastValue(words, lexicon);
  const replacement = readFirstValue(
    tokenize(textAfter).map(({ text }) => text),
    lexicon,
  );
  if (!replacedValue || !replacement || ![...replacedValue.subtypes].some((sort) => replacement.subtypes.has(sort)))
    return message;
  return `${words.slice(0, replacedValue.from).join(' ')} ${textAfter}`;
}

interface Value {
  readonly from: number;
  readonly subtypes: ReadonlySet<string>;
}

/** Returns the value at the end of the words; null if there is none. */
function readLastValue(words: readonly string[], lexicon: Lexicon): Value | null {
  const start = words.length - 1;
  const plainSort = findPlainSort(words[start]);
  if (plainSort !== null)
    return { from: words[start - 1] === 'size' ? start - 1 : start, subtypes: new Set([plainSort]) };
  const span = lexicon.findPhrases(words).at(-1);
  return span?.to === words.length ? { from: span.from, subtypes: listFacets(span) } : null;
}

/** Returns the value at the start of the words; null if there is none. */
function readFirstValue(words: readonly string[], lexicon: Lexicon): Value | null {
  const from = words[0] === 'size' ? 1 : 0;
  const plainSort = findPlainSort(words[from]);
  if (plainSort !== null) return { from, subtypes: new Set([plainSort]) };
  const [span] = lexicon.findPhrases(words);
  return span && span.from <= 1 ? { from: span.from, subtypes: listFacets(span) } : null;
}

function findPlainSort(word = ''): string | null {
  return /^\d{1,4}$/u.test(word) ? 'number' : /^(?:x{0,2}[sl]|m)$/u.test(word) ? 'size' : null;
}

function listFacets({ concepts }: Span): ReadonlySet<string> {
  return new Set(concepts.map(({ facet }) => (facet === 'shade' ? 'color' : facet)));
}
