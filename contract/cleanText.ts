/** What stands behind a character to shape it: variation selectors, and the tags of some flags. */
const SELECTOR = /^[\uFE00-\uFE0F\u{E0020}-\u{E007F}]$/u;
/** What joins the characters on either side: in scripts of Persia and India, and in composed emoji. */
const JOINER = /^[\u200C\u200D]$/u;
/** The controls that are white space to everybody. */
const SPACE = /^[\t\n\r]$/u;
/** Controls, format characters, fillers and halves of characters: nothing that anybody sees. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;
const SEEN = /^[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]$/u;

/**
 * Text without what nobody sees. NUL is refused by stores; characters without a shape make two names look like one, or a
 * question out of nothing. Joiners and selectors stay where they shape what stands before them. Half
 * a character becomes the mark of one that is unknown.
 */
export function cleanText(text: string): string {
  if (!UNSEEN.test(text)) return text;
  const characters = [...text];
  const kept: string[] = [];
  characters.forEach((character, at) => {
    if (/\p{Cs}/u.test(character)) kept.push('\uFFFD');
    else if (SPACE.test(character) || !UNSEEN.test(character)) kept.push(character);
    else if (shapes(character, kept.at(-1) ?? ' ', characters[at + 1] ?? ' ')) kept.push(character);
  });
  return kept.join('');
}

function shapes(character: string, before: string, after: string): boolean {
  if (JOINER.test(character)) return SEEN.test(after) && (SEEN.test(before) || SELECTOR.test(before));
  return SELECTOR.test(character) && (SEEN.test(before) || isTag(before) && isTag(character));
}

const isTag = (character: string) => /^[\u{E0020}-\u{E007F}]$/u.test(character);

/** On one line of a terminal or a log: a name with controls in it could move the cursor, color what follows or feign a line. */
export const printable = (text: string): string => cleanText(text).replaceAll(/[\s\u2028\u2029]+/gu, ' ');

/** Cleans every text within a value that came as JSON. Keys stay: they name fields, and unknown ones go. */
export function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleaned(part)]));
}
