import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Lexicon, Span } from '../../../language/lexicon/Lexicon.ts';
import { splitWords } from '../../../language/text/tokens.ts';
import type { Companion } from './OpinionCase.ts';
import { findNamed } from './pieceWords.ts';

const DEFINITE_WORDS: ReadonlySet<string> = new Set(
  'the these those this that they them your first second third last'.split(' '),
);

/**
 * Reads the garments in the words that are not the pieces in question: 'white sneakers' in 'would white sneakers go
 * with it'. If the question names none, reads those of the whole message.
 */
export function readCompanions(
  words: string,
  message: string,
  pieces: readonly CatalogueItem[],
  lexicon: Lexicon,
): readonly Companion[] {
  const companions = readNamed(words, pieces, lexicon);
  return companions.length > 0 || words === message ? companions : readNamed(message, pieces, lexicon);
}

function readNamed(words: string, pieces: readonly CatalogueItem[], lexicon: Lexicon): readonly Companion[] {
  const list = splitWords(words);
  const spans = lexicon.findPhrases(list);
  return spans.flatMap((span, index) => {
    if (!isOfFacet(span, 'kind')) return [];
    const looks = listLooksBefore(spans, index);
    const from = looks[0]?.from ?? span.from;
    if (DEFINITE_WORDS.has(list[from - 1] ?? '')) return [];
    const isSameKind = looks.length === 0 && pieces.length === 1 && findNamed(span.phrase, pieces) !== undefined;
    if (isSameKind) return [];
    const color = looks.flatMap(({ concepts }) => concepts.flatMap(({ colors }) => colors))[0] ?? null;
    return [{ words: [...looks, span].map(({ phrase }) => phrase).join(' '), color }];
  });
}

/** Returns the colors and cloths that stand right before a garment. */
function listLooksBefore(spans: readonly Span[], index: number): readonly Span[] {
  const looks: Span[] = [];
  for (let at = index - 1; at >= 0; at--) {
    const [span, next] = [spans[at]!, looks[0] ?? spans[index]!];
    if (span.to !== next.from || isOfFacet(span, 'kind')) break;
    looks.unshift(span);
  }
  return looks;
}

const isOfFacet = ({ concepts }: Span, facet: string): boolean => concepts.some((concept) => concept.facet === facet);
