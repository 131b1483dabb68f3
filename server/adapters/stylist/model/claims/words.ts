/** The words of a text without the part after an apostrophe: 'Orvelle’s' becomes 'Orvelle'. */
export function findWrittenWords(text: string): readonly string[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(([word], index, splitWords) =>
    isSentenceEnd(text, splitWords, index) ? [] : [word],
  );
}

export function findWords(text: string): readonly string[] {
  return findWrittenWords(text).map((word) => word.toLowerCase());
}

function isSentenceEnd(text: string, words: readonly RegExpMatchArray[], index: number): boolean {
  const [word = ''] = words[index] ?? [];
  const start = words[index]?.index ?? 0;
  return word.length <= 2 && "'’".includes(text[start - 1] ?? ' ') && /[\p{L}\p{N}]/u.test(text[start - 2] ?? '');
}

/** The sentences of a text. A dot inside a word or number, as in '$80.50', ends no sentence. */
export function splitSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?…]["'”’)]?)\s|(?<=[。！？])|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
