import { RELATION_WORDS } from '../../language/lexicon/people.ts';
import type { OutfitEdit } from './OutfitEdit.ts';

/** Writes 'my friend' for the host of an event, so that 'my brother gets married' does not make the outfit men’s. */
export function renameHost(heardText: string, edits: readonly OutfitEdit[]): string {
  const isToldOf = edits.some((edit) => edit.kind === 'compose' && edit.isGuess);
  return isToldOf ? heardText.replace(OWNER_OF_EVENT_PATTERN, 'my friend') : heardText;
}

const OWNER_OF_EVENT_PATTERN = new RegExp(
  String.raw`\b(?:my|our) (?:[a-z]+ ){0,2}?(?:${[...RELATION_WORDS].join('|')})(?=(?:['’]s|s)? (?:[a-z]+ ){0,3}?(?:wedding|funeral|party|birthday|graduation|christening|baptism|bar mitzvah|bat mitzvah|prom|is getting|is doing|is having|gets?|getting|marries|turns))`,
  'giu',
);
