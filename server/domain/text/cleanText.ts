/** Matches a character that modifies the one before it: a variation selector, or a tag character of some flags. */
const SELECTOR_CHARACTER = /^[\uFE00-\uFE0F\u{E0020}-\u{E007F}]$/u;
/** Matches zero-width joiners and non-joiners. Persian and Indic scripts and composed emoji need them. */
const JOINER_CHARACTER = /^[\u200C\u200D]$/u;
/** Matches control characters that count as white space. */
const SPACE_CHARACTER = /^[\t\n\r]$/u;
/**
 * Matches an invisible character: controls, format characters, fillers, blank letters and symbols, and lone
 * surrogates.
 */
const INVISIBLE_CHARACTER =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]/u;
const VISIBLE_CHARACTER =
  /^[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]$/u;

/** Whether a text contains invisible characters, which could make two different texts look equal. */
export const hasInvisible = (text: string): boolean => INVISIBLE_CHARACTER.test(text);

const INVISIBLE_CHARACTERS = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]/gu;

/** Removes every invisible character, including line breaks and joiners. */
export const removeAllInvisible = (text: string): string => text.replaceAll(INVISIBLE_CHARACTERS, '');

/**
 * Removes invisible characters. PostgreSQL rejects NUL; others make different names look equal, or an empty query
 * valid. Joiners and selectors stay if they affect a visible character. A lone surrogate becomes U+FFFD.
 */
export function cleanText(text: string): string {
  if (!INVISIBLE_CHARACTER.test(text)) return text;
  const characters = [...text];
  const keptCharacters: string[] = [];
  characters.forEach((character, index) => {
    if (/\p{Cs}/u.test(character)) keptCharacters.push('\uFFFD');
    else if (SPACE_CHARACTER.test(character) || !INVISIBLE_CHARACTER.test(character)) keptCharacters.push(character);
    else if (affectsNeighbor(character, keptCharacters.at(-1) ?? ' ', characters[index + 1] ?? ' '))
      keptCharacters.push(character);
  });
  return keptCharacters.join('');
}

function affectsNeighbor(character: string, characterBefore: string, characterAfter: string): boolean {
  if (JOINER_CHARACTER.test(character))
    return (
      VISIBLE_CHARACTER.test(characterAfter) &&
      (VISIBLE_CHARACTER.test(characterBefore) || SELECTOR_CHARACTER.test(characterBefore))
    );
  return (
    SELECTOR_CHARACTER.test(character) &&
    (VISIBLE_CHARACTER.test(characterBefore) || (isTag(characterBefore) && isTag(character)))
  );
}

const isTag = (character: string) => /^[\u{E0020}-\u{E007F}]$/u.test(character);

/**
 * Makes text safe for one line of a terminal or log. Control characters could move the cursor, change colors or forge
 * a line.
 */
export const toPrintable = (text: string): string => cleanText(text).replaceAll(/[\s\u2028\u2029]+/gu, ' ');

/** Cleans every string in a parsed JSON value. Keys stay unchanged, because schemas drop unknown ones. */
export function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanValue(part)]));
}
