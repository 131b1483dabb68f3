import { splitWords } from '../../../language/text/tokens.ts';
import type { Lexicon } from '../../../language/lexicon/Lexicon.ts';
import { rateColorHarmony } from '../../../matching/harmony.ts';
import { listColors } from '../../wording/phrases.ts';
import type { Criterion } from './Criterion.ts';

const WITH_PATTERN = /\b(?:with|beside|next to|under|over) (?:an? |my |the |her |his |our |some )?([a-z ]{3,30})/u;

/**
 * Creates the criterion 'best with camel' from words that name a color to match: 'which is nicest with a camel coat'.
 * Returns undefined if they name none.
 */
export function createMatchCriterion(words: string, lexicon: Lexicon): Criterion | undefined {
  const company = WITH_PATTERN.exec(words)?.[1];
  if (company === undefined) return undefined;
  // Word by word, because the lexicon knows 'camel coat' as a kind.
  const named = splitWords(company)
    .flatMap((word) => lexicon.findPhrases([word]))
    .find(({ concepts }) => concepts.some(({ facet }) => facet === 'color' || facet === 'shade'));
  const colors = named?.concepts.flatMap((concept) => concept.colors) ?? [];
  if (named === undefined || colors.length === 0) return undefined;
  return {
    name: `best with ${named.phrase}`,
    words: WITH_PATTERN,
    measure: (item) => (item.colors.length === 0 ? null : rateColorHarmony(item.colors, colors)),
    tell: (item) => `is ${listColors(item)}, which sits well beside ${named.phrase}`,
  };
}
