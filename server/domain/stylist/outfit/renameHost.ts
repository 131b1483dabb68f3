import type { OutfitEdit } from './OutfitEdit.ts';

/** Writes 'my friend' for the host of an event, so that 'my brother gets married' does not make the outfit men’s. */
export function renameHost(heardText: string, edits: readonly OutfitEdit[]): string {
  const isToldOf = edits.some((edit) => edit.kind === 'compose' && edit.isGuess);
  return isToldOf ? heardText.replace(OWNER_OF_EVENT_PATTERN, 'my friend') : heardText;
}

const OWNER_OF_EVENT_PATTERN =
  /\b(?:my|our) (?:[a-z]+ ){0,2}?(?:brother|sister|son|daughter|nephew|niece|uncle|aunt|father|mother|dad|mum|mom|grandpa|grandma|grandson|granddaughter|husband|wife)(?=(?:['’]s|s)? (?:[a-z]+ ){0,3}?(?:wedding|funeral|party|birthday|graduation|christening|baptism|bar mitzvah|bat mitzvah|prom|is getting|is doing|is having|gets?|getting|marries|turns))/giu;
