import type { Answer } from './Answer.ts';
import { asksOfFigure } from './advice/adviceTopics.ts';
import { normalizeMessage } from './halves.ts';
import { listNeeds } from './rivals/needs.ts';
import { readRivals } from './rivals/readRivals.ts';

/** Matches a question about the two things that the words before it compare: 'which would you recommend for snow?'. */
const ASKS_ON_PATTERN =
  /^(?:(?:and|so|but|ok|okay|hm+)[ ,]+)*(?:(?:which|whichs|what|whats)(?: one)?(?: of (?:the two|them|those|these))?(?: ?s| is| are| would| do| should| will| works?| goes)?\b(?! (?:colou?rs?|sizes?|about|of the))|why\b|for [a-z ]{3,40}$|any (?:thoughts|opinion|idea|preference))/u;

const compares = (words: string): boolean => readRivals(normalizeMessage(words)) !== null;
const asksOn = (words: string): boolean => ASKS_ON_PATTERN.test(normalizeMessage(words)) && !compares(words);

/**
 * Joins the parts of a message that are one comparison: 'bow tie or normal tie?' and 'what is better'. A question
 * right after a comparison in the last answer is about the same two things.
 */
export function joinComparisons(parts: readonly string[], lastAnswer: Answer | null): readonly string[] {
  const joined = parts.reduce<readonly string[]>((before, part) => {
    const last = before.at(-1);
    const isOne = last !== undefined && (areOneComparison(last, part) || areOneFigure(last, part));
    return isOne ? [...before.slice(0, -1), `${last} ${part}`] : [...before, part];
  }, []);
  const [first, ...others] = joined;
  const isContinued =
    first !== undefined &&
    isComparison(lastAnswer) &&
    asksOn(first) &&
    !POINTS_PATTERN.test(first) &&
    listNeeds(normalizeMessage(first)).length > 0;
  return isContinued ? [`${namePair(lastAnswer?.asked ?? '')} ${first}`, ...others] : joined;
}

function namePair(words: string): string {
  const pair = readRivals(normalizeMessage(words));
  return pair === null ? words : `${pair.first.name} or ${pair.second.name}?`;
}

/** Matches two pieces side by side and nothing else: 'first one vs second one?'. */
const POINTED_PAIR_PATTERN =
  /^(?:(?:and|so|ok|hm+),? )*(?:the )?(?:first|second|third|fourth|last)(?: one| pair)?,? (?:or|vs|versus|and|against) (?:the )?(?:first|second|third|fourth|last|other)(?: one| pair)?[ ?.!,]*$/u;
const WHICH_PATTERN = /^(?:which|whichs|what|whats)\b/u;

const areOneComparison = (first: string, second: string): boolean =>
  (compares(first) && asksOn(second)) ||
  (asksOn(first) && compares(second)) ||
  (POINTED_PAIR_PATTERN.test(normalizeMessage(first)) && WHICH_PATTERN.test(normalizeMessage(second)));

/** Whether one part tells the figure for the question in the other: 'will it swamp me? I'm 5 ft'. */
function areOneFigure(first: string, second: string): boolean {
  const [before, after] = [normalizeMessage(first), normalizeMessage(second)];
  return !asksOfFigure(before) && !asksOfFigure(after) && asksOfFigure(`${before} ${after}`);
}

const POINTS_PATTERN = /\b(?:of these|of those|of them|first|second|third|last|best|most|least|[a-z]{3,}est)\b/iu;

const isComparison = (answer: Answer | null): boolean => answer?.topic === 'advice' && compares(answer.asked);
