/** Pairs of a spelling and the sound that replaces it, applied in order. */
const SPELLINGS_BY_SOUND: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/ck|q|c(?![eiyh])/gu, 'k'],
  [/[cs]h|tch/gu, 'x'],
  [/c|z/gu, 's'],
  [/dg|gi|ge/gu, 'j'],
  [/(?<=.)[aeiouyhw]/gu, ''],
];
const DOUBLE_LETTERS_PATTERN = /(.)\1+/gu;
const PLURAL_ENDING_PATTERN = /(?<!s)s$/u;

/** Returns a key of a word's consonants. Words that sound alike, such as 'jakkit' and 'jacket', have the same key. */
export function findSoundKey(word: string): string {
  const soundKey = SPELLINGS_BY_SOUND.reduce(
    (text, [pattern, sound]) => text.replace(pattern, sound),
    word.replace(PLURAL_ENDING_PATTERN, ''),
  );
  return soundKey.replace(DOUBLE_LETTERS_PATTERN, '$1');
}
