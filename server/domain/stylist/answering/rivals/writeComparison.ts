import { findNeedWords, listNeeds } from './needs.ts';
import type { RivalPair } from './readRivals.ts';
import { getWorth, nameWithVerb, type Need, type Rival } from './Rival.ts';

const ASKS_WHETHER_PATTERN = /^(?:(?:and|but|so|ok|okay|hi|hey|hm+|um)[ ,]+)*(?:is|are|does|do|will|would)\b/u;

/**
 * Compares two rivals: what speaks for and against each, and which one serves the need. `toldText` is the
 * talk before the question, which counts if the question names no need.
 */
export function writeComparison({ first, second, rest }: RivalPair, toldText: string): string {
  const needs = listNeeds(rest);
  const compared = ASKS_WHETHER_PATTERN.test(rest.trim()) && /\bthan\b/u.test(rest) ? needs.at(-1) : undefined;
  const wanted = needs.length > 0 ? needs : listNeeds(toldText).slice(0, 1);
  const openNeeds = compared !== undefined && wanted.length > 1 ? wanted.filter((need) => need !== compared) : wanted;
  return [
    compared === undefined ? '' : judge(first, second, compared, NEGATIVE_PATTERN.test(rest)),
    `${describe(first)}; ${describe(second)}.`,
    recommend(first, second, openNeeds) || split(first, second),
  ]
    .filter(Boolean)
    .join(' ');
}

function describe(rival: Rival): string {
  return `${nameWithVerb(rival)} ${rival.merit}, but ${rival.fault}`;
}

/** Matches a question for the worse of two: 'does viscose shrink more'. */
const NEGATIVE_PATTERN =
  /\b(?:shrink|creas|wrinkl|itch|scratch|pill|tarnish)[a-z]* (?:more|worse|faster)\b|\b(?:itchier|scratchier)\b/u;

function judge(first: Rival, second: Rival, need: Need, isNegative: boolean): string {
  const difference = getWorth(first, need) - getWorth(second, need);
  if (difference === 0) return 'They are much alike in that.';
  const better = difference > 0 ? first : second;
  const holds = difference > 0 !== isNegative;
  return `${holds ? 'Yes' : 'No'}, ${nameWithVerb(better)} ${findNeedWords(need).comparative}.`;
}

/** Recommends one for the first need in which the two differ; '' if they differ in none. */
function recommend(first: Rival, second: Rival, needs: readonly Need[]): string {
  const need = needs.find((candidate) => getWorth(first, candidate) !== getWorth(second, candidate));
  if (need === undefined) return '';
  const better = getWorth(first, need) > getWorth(second, need) ? first : second;
  return `For ${findNeedWords(need).purpose} I would take ${better.name}.`;
}

/** The needs for which two rivals are told apart if nothing is asked, the plainest first. */
const SPLITTING: readonly Need[] = [
  'formality',
  'ease',
  'warmth',
  'heat',
  'rain',
  'comfort',
  'skin',
  'price',
  'lasting',
  'trend',
  'room',
];

/** Says for what each of the two is the better one. */
function split(first: Rival, second: Rival): string {
  const forFirst = findStrength(first, second);
  const forSecond = findStrength(second, first);
  if (forFirst === undefined || forSecond === undefined)
    return `I would take ${(forSecond === undefined ? first : second).name}.`;
  return `I would take ${first.name} for ${findNeedWords(forFirst).purpose} and ${second.name} for ${findNeedWords(forSecond).purpose}.`;
}

function findStrength(rival: Rival, other: Rival): Need | undefined {
  const leads = SPLITTING.map((need) => ({ need, lead: getWorth(rival, need) - getWorth(other, need) }));
  const best = leads.reduce((leader, entry) => (entry.lead > leader.lead ? entry : leader));
  return best.lead > 0 ? best.need : undefined;
}
