import { GARMENT_SOURCE } from './ReferenceContext.ts';

const POINTING_PATTERN = new RegExp(
  String.raw`\b(?:the|that|this|your) (?:(?!(?:go|goes|with|would|could|can|will|match|matches|is|are|i|you|to|that|this) )[a-z0-9-]+ ){0,4}?(?:one|ones|two|pair|${GARMENT_SOURCE}|photo|picture|image|item|piece|look|first|second|third|fourth|fifth|sixth|last|cheapest)(?: (?:one|ones|pair|pick|item|piece|look|option))?\b|\b(?:this|that) one\b|\b(?:number|no\.?|#) ?\d+|\b(?:it|this|that|these|those|them|both)\b`,
  'gu',
);

/** Replaces all words that refer to pieces. */
export function withoutPointing(words: string, replacement: string): string {
  return words.replace(POINTING_PATTERN, replacement).replace(/ +/gu, ' ');
}
