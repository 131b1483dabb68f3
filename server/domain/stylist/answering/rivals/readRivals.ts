import { CLOTH_RIVALS } from './clothRivals.ts';
import { GARMENT_RIVALS } from './garmentRivals.ts';
import type { Rival } from './Rival.ts';

/** Two cloths or garments that a message compares. */
export interface RivalPair {
  readonly first: Rival;
  readonly second: Rival;
  /** The words without the names of the two, in which the need is told. */
  readonly rest: string;
}

const RIVALS: readonly Rival[] = [...CLOTH_RIVALS, ...GARMENT_RIVALS];
/** All names with their rivals, the longest first. */
const NAMES = RIVALS.flatMap((rival) => rival.names.map((name) => ({ name, rival }))).sort(
  (first, second) => second.name.length - first.name.length,
);

/** Matches requests for pieces: 'do you have loafers or derbies', 'what about boots or sandals'. */
const ORDER_PATTERN =
  /\b(?:show|find|bring|get|give|suggest) (?:me|us)\b|\b(?:do|have) (?:you|yall) (?:have|got|sell|carry|stock)\b|\b(?:looking|searching|search) for\b|\bgot any\b|\b(?:can|could) (?:i|we) (?:see|have|get)\b|\b(?:what|how) about\b|(?<!\b(?:do|does|should|would|will|can|could|which|what) )\bi (?:want|need|would like|like|prefer|love)\b|\b(?:id|i would) (?:like|prefer|rather)\b|\b(?:something|anything) (?:in|like|with)\b/u;
const ASKED_PATTERN =
  /\?|^(?:(?:and|but|so|ok|okay|hi|hey|hm+|um)[ ,]+)*(?:is|are|does|do|will|would|should|which|whichs|what|whats|compare|tell me|any difference|difference)\b|\b(?:vs|versus)\b|\b(?:difference between|should i|which is|what is|whats) (?:the )?(?:better|best)?/u;
const COMPARES_PATTERN =
  /\b(?:versus|vs|difference|differences|differ|compare[ds]?|better|best|worse|rather|recommend|prefer|should|would (?:you|i|it)|than|which|whichs|whats (?:warm|cool|soft|smart|dress|nice|good)|instead of)\b/u;
/** Matches two names and what stands between them: 'oxfords or derbies', 'down really warmer than the synthetic'. */
const JOINTS_PATTERN = /^(?:,? ?\b(?:or|vs|versus|and|than|over|instead of|to)\b ?|, ?)/u;
const FILLERS_PATTERN =
  /^(?: ?\b(?:a|an|the|some|my|real|really|normal|usual|is|are|be|more|less|much|any|in|better|nicer|best|good|go|get|take|have|should|i|with|for|just|it|only|maybe|also|of|kind|one|shoes?|jackets?|coats?|shrinks?|lasts?|creases?|wrinkles?|breathes?|itch(?:es)?|stretch(?:es)?|pills?|wears?|feels?|keeps?|[a-z]+er|[a-z]+ier)\b)/u;

/**
 * Reads a comparison of two cloths or two kinds of garment: 'down or synthetic?', 'is linen cooler than cotton'.
 * Returns null for other words, and for requests for pieces. `words` are in lower case, without accents and
 * apostrophes.
 */
export function readRivals(words: string): RivalPair | null {
  if (ORDER_PATTERN.test(words) || !ASKED_PATTERN.test(words)) return null;
  const found = findNames(words);
  for (let index = 0; index + 1 < found.length; index++) {
    const [first, second] = [found[index]!, found[index + 1]!];
    const partner = first.rivals.find((rival) =>
      second.rivals.some((other) => other.group === rival.group && other !== rival),
    );
    const other = partner && second.rivals.find((rival) => rival.group === partner.group && rival !== partner);
    if (!partner || !other) continue;
    const between = words.slice(first.to, second.from);
    if (!isCompared(words, between, first.from)) continue;
    return {
      first: partner,
      second: other,
      rest: `${words.slice(0, first.from)} ${between} ${words.slice(second.to)}`,
    };
  }
  return null;
}

export interface FoundName {
  readonly from: number;
  readonly to: number;
  readonly rivals: readonly Rival[];
}

/** Finds all names in the words, in order; of overlapping names the longest. */
export function findNames(words: string): readonly FoundName[] {
  const found: FoundName[] = [];
  for (const { name } of NAMES) {
    for (let from = words.indexOf(name); from >= 0; from = words.indexOf(name, from + 1)) {
      const to = from + name.length;
      const isWhole = !/[a-z0-9]/u.test(words[from - 1] ?? ' ') && !/[a-z0-9]/u.test(words[to] ?? ' ');
      if (!isWhole || found.some((other) => from < other.to && other.from < to)) continue;
      found.push({ from, to, rivals: NAMES.filter((entry) => entry.name === name).map(({ rival }) => rival) });
    }
  }
  return found.sort((first, second) => first.from - second.from);
}

/** Matches a wish in two cloths: 'in cotton or linen'. */
const WISHED_PATTERN = /\b(?:in|with|of|maybe|perhaps|something|any) (?:either )?$/u;
/** Matches the beginning of a question about a piece: 'is it linen or cotton', 'which of them is linen or cotton'. */
const OF_PIECE_PATTERN =
  /\b(?:it|that|this|these|those|they|them|ones?|pair|piece|first|second|third|fourth|last|which)(?: is| are)? (?:made |really )?(?:in |of |from )?$/u;
const LONGEST_BETWEEN = 60;

function isCompared(words: string, between: string, start: number): boolean {
  if (between.length > LONGEST_BETWEEN || OF_PIECE_PATTERN.test(words.slice(0, start))) return false;
  const isJoined = / (?:or|vs|versus|than|over) |\band\b|,/u.test(between) && isOnlyJoint(between);
  if (!isJoined)
    return COMPARES_PATTERN.test(words) && / or /u.test(between) && /\b(?:should|would|better|rather)\b/u.test(words);
  if (/\b(?:than|vs|versus)\b/u.test(between)) return true;
  if (COMPARES_PATTERN.test(words)) return / or |\band\b|,/u.test(between);
  return / or /u.test(between) && words.includes('?') && !WISHED_PATTERN.test(words.slice(0, start));
}

/** Whether words between two names only join or compare them. */
function isOnlyJoint(between: string): boolean {
  let rest = between.trim();
  while (rest !== '') {
    const match = JOINTS_PATTERN.exec(rest) ?? FILLERS_PATTERN.exec(rest);
    if (!match || match[0] === '') return false;
    rest = rest.slice(match[0].length).trim();
  }
  return true;
}
