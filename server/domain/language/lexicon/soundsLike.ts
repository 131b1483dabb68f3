/** Spellings of one sound, applied in order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/ck|q|c(?![eiyh])/gu, 'k'],
  [/[cs]h|tch/gu, 'x'],
  [/c|z/gu, 's'],
  [/dg|gi|ge/gu, 'j'],
  [/(?<=.)[aeiouyhw]/gu, ''],
];
const DOUBLES = /(.)\1+/gu;
const PLURAL = /(?<!s)s$/u;

/** The consonants of a word, as a key that words of the same sound share, such as 'jakkit' and 'jacket'. */
export function findSoundKey(word: string): string {
  const spelled = SOUNDS.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word.replace(PLURAL, ''));
  return spelled.replace(DOUBLES, '$1');
}
