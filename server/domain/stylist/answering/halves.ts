import { removeAccents } from '../../language/text/tokens.ts';

const HALF_END =
  /(?<=[?!.;]) |,? and (?=(?:does|do|is|are|can|could|will|would|how|what|which|where|when|why|who|has|have|put|add|save|keep|send|share|text|tell)\b)/iu;

/** 'Is it washable and does it come in M? What about returns?' in three. */
export function halvesOf(said: string): string[] {
  return said
    .replace(/\s+/gu, ' ')
    .split(HALF_END)
    .map((half) => half.trim())
    .filter(Boolean);
}

export function normalized(said: string): string {
  return removeAccents(said)
    .toLowerCase()
    .replace(/[’'"“”„«»]/gu, '')
    .replace(/\bw(?:\/|\b)(?= )/gu, 'with')
    .replace(/\bu\b/gu, 'you')
    .replace(/\s+/gu, ' ')
    .trim();
}
