import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Utterance } from '../Utterance.ts';
import type { ReferenceContext, Reference } from './ReferenceContext.ts';
import { GARMENTS, found, isGeneral } from './ReferenceContext.ts';

const NEAR = /\b(?:(?:this|that) (?:one|item|piece|look|pair)|it|its|it s|this|that)\b/u;
const NOUNED = new RegExp(String.raw`\b(?:this|that|the) (${GARMENTS})\b`, 'u');
const ALL =
  /\b(?:these|those|them|they|all of (?:these|those|them)|the ones (?:shown|above|you showed me)|any of (?:these|those|them))\b/u;
const BOTH =
  /\b(?:both(?: of (?:them|these|those))?|the two(?: of them)?|(?:of )?(?:these|those) two|either of (?:them|the two|these|those))\b/u;
/** What a shopper who says 'these' has in view. */
const IN_VIEW = 12;

/** What 'it', 'this' and 'that dress' mean; for questions and wishes that lean on something. */
export function referNearby(heard: Utterance, at: ReferenceContext): Reference | null {
  const near = nearest(at);
  const byNoun = nouned(heard, at);
  if (byNoun) return byNoun;
  // 'This bag' is a thing of the shopper's own where no piece is a bag.
  const noun = /\b(?:this|that) ([a-z]{3,14})\b/u.exec(heard.rest)?.[1];
  if (noun !== undefined && !isGeneral(noun) && at.describes(noun) && !at.attached) return null;
  if (heard.take(NEAR)) return { items: near.slice(0, 1), isLost: near.length === 0 };
  return null;
}

/** 'That shirt': the one spoken of, else the first that is shown, else one of a list before. */
export function nouned(heard: Utterance, at: ReferenceContext): Reference | null {
  const [, noun = ''] = NOUNED.exec(heard.rest) ?? [];
  if (noun === '') return null;
  const item = [...nearest(at), ...at.shown, ...at.onceSpokenOf, ...at.past.flat()].find((candidate) =>
    at.isA(candidate, noun),
  );
  if (!item) return null;
  heard.take(NOUNED);
  return found([item]);
}

/** 'These', 'any of them': what is shown, the first of it; 'them' alone are the few spoken of last. */
export function referToAll(heard: Utterance, at: ReferenceContext): Reference | null {
  const taken = heard.take(ALL);
  if (taken && at.spokenOf.length > 1 && /^(?:them|they)$/u.test(taken[0] ?? '')) return found(at.spokenOf);
  return taken ? { items: at.shown.slice(0, IN_VIEW), isLost: at.shown.length === 0 } : null;
}

export function both(heard: Utterance, { shown, spokenOf }: ReferenceContext): Reference | null {
  if (!heard.take(BOTH)) return null;
  return found((spokenOf.length > 1 ? spokenOf : shown).slice(0, 2));
}

function nearest({ attached, spokenOf, shown }: ReferenceContext): CatalogueItem[] {
  if (attached) return [attached];
  return spokenOf.length > 0 ? [...spokenOf] : shown.slice(0, 1);
}
