import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { Spelling } from '../../language/lexicon/spelling.ts';
import type { Token } from '../../language/text/tokens.ts';

const MAX_CORRECTIONS = 24;

/**
 * Splits words such as 'hoodless' into 'hood less', so that hoods are excluded. Keeps words of the lexicon, such as
 * 'sleeveless'.
 */
export function splitLessWords(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  return tokens.flatMap((token) => {
    const base = /^([a-z]{3,})less$/u.exec(token.text)?.[1];
    const isCompound = base !== undefined && !lexicon.isKnownWord(token.text) && isRefusable(lexicon, base);
    return isCompound
      ? [
          { ...token, text: base },
          { ...token, text: 'less' },
        ]
      : [token];
  });
}

const isRefusable = (lexicon: Lexicon, word: string): boolean =>
  [word, `${word}s`].some((name) =>
    lexicon.byPhrase(name).some(({ facet }) => ['material', 'pattern', 'detail', 'fit'].includes(facet)),
  );

export function correctTokens(tokens: readonly Token[], spelling: Spelling): { tokens: Token[]; isCorrected: boolean } {
  let count = 0;
  let isCorrected = false;
  const result = tokens.flatMap((token, index) => {
    if (token.kind !== 'word' || count >= MAX_CORRECTIONS || !/^(?!x+l$)[a-z]{3,}$/u.test(token.text)) return [token];
    if (!spelling.isKnown(token.text)) count++;
    const words = spelling.correctAmong(token.text, tokens[index - 1]?.text ?? '', tokens[index + 1]?.text ?? '');
    if (words.length === 1 && words[0] === token.text) return [token];
    isCorrected = true;
    return words.map((text) => ({ ...token, text }));
  });
  return { tokens: result, isCorrected };
}

export function joinTokens(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, kind }) => (kind === 'break' ? text : ` ${text}`))
    .join('')
    .trim();
}
