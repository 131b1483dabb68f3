import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { Binding } from './binding/Binding.ts';
import { isBystander, isMeasure, isVerb } from './binding/otherUses.ts';
import { Phrases } from './binding/Phrases.ts';

/**
 * Removes words about clothes that describe no wanted garment from a clause that may ask for nothing: 'her whole side
 * is in maroon', 'strapless stresses me out'.
 */
export function withoutUnbound(text: string, lexicon: Lexicon): string {
  const phrases = new Phrases(text, lexicon);
  const binding = new Binding(phrases);
  return phrases.replaceLost(
    (span) => !binding.isBound(span) || isVerb(span, phrases) || isMeasure(span, phrases),
    (index) => binding.isStrayNumber(index),
  );
}

/** Removes people who get no pieces, garment words that are used as verbs, and body measurements. */
export function withoutOtherUses(text: string, lexicon: Lexicon): string {
  const phrases = new Phrases(text, lexicon);
  const binding = new Binding(phrases);
  return phrases.replaceLost(
    (span) => isBystander(span, phrases, binding) || isVerb(span, phrases) || isMeasure(span, phrases),
    () => false,
  );
}

/**
 * Lists the words that are not in the lexicon and describe no garment of the clause: 'a server', 'it should survive a
 * wash'.
 */
export function listUnboundWords(text: string, lexicon: Lexicon): readonly string[] {
  return new Binding(new Phrases(text, lexicon)).unboundWords;
}

/** Whether the clause refuses a word that is not in the lexicon: 'no giant buckle', but not 'I'm not at a rodeo'. */
export function refusesWord(text: string, word: string, lexicon: Lexicon): boolean {
  return new Binding(new Phrases(text, lexicon)).refuses(word);
}
