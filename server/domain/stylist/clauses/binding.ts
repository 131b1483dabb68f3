import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { Binding } from './binding/Binding.ts';
import { isBystander, isMeasure, isVerb } from './binding/figures.ts';
import { Phrases } from './binding/Phrases.ts';

/**
 * The words of a clause that may not ask for anything, without those fashion words in it that are said of no garment
 * to look for: 'her whole side is in maroon', 'strapless stresses me out'.
 */
export function withoutUnbound(text: string, lexicon: Lexicon): string {
  const phrases = new Phrases(text, lexicon);
  const binding = new Binding(phrases);
  return phrases.without(
    (span) => !binding.isBound(span) || isVerb(span, phrases) || isMeasure(span, phrases),
    (at) => binding.isStrayNumber(at),
  );
}

/** The words without people who only come by, without fashion words that are verbs, and without measures of bodies. */
export function withoutFigures(text: string, lexicon: Lexicon): string {
  const phrases = new Phrases(text, lexicon);
  const binding = new Binding(phrases);
  return phrases.without(
    (span) => isBystander(span, phrases, binding) || isVerb(span, phrases) || isMeasure(span, phrases),
    () => false,
  );
}

/** Words unknown to fashion that describe no garment of the clause: 'a server', 'it should survive a wash'. */
export function listUnboundWords(text: string, lexicon: Lexicon): readonly string[] {
  return new Binding(new Phrases(text, lexicon)).unboundWords;
}

/** Whether the clause refuses a word that fashion does not know: 'no giant buckle', but not 'I'm not at a rodeo'. */
export function refusesWord(text: string, word: string, lexicon: Lexicon): boolean {
  return new Binding(new Phrases(text, lexicon)).refuses(word);
}
