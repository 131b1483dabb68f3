import { HAVING_PATTERN, MONEY_PATTERN, TOGETHER_PATTERN } from './cues.ts';
import type { OutfitClause } from './OutfitClause.ts';

/** Matches an additional entry of a list: 'and a navy handbag'. */
const CONTINUES_PATTERN = /^and (?:(?:an?|the|my|his|her|some|two|a pair of) )?(?:[a-z-]+ ){0,6}[a-z-]+ ?[.!]?$/u;
const HAS_VERB_PATTERN =
  /\b(?:need|want|like|love|prefer|get|give|add|show|find|make|swap|change|drop|lose|keep|is|are|be|can|could|would|should|will|take|put|see|think|look|please|then|maybe|what|how|no|not)\b/u;
const INSTEAD_PATTERN = /^(?:instead of|rather than|in place of)\b/u;

const COMPARES_PATTERN = /\bthan[ .]*$/u;

/** Matches a color in a clause by itself, which describes the previous garment: 'a linen blazer, light color'. */
const LOOK_PATTERN =
  /^(?:(?:in|a|any|some) )*(?:very )?(?:light|lighter|dark|darker|pale|bright|neutral|muted|warm|cool|soft) (?:colou?rs?|shades?|tones?)[ .!]*$/u;

const DESCRIBING_MOVES: ReadonlySet<string> = new Set(['recolor', 'alter', 'add', 'swap']);
const FEW_WORDS_PATTERN = /^[a-z]+(?: [a-z]+)?[ .!]*$/u;

/** Matches criticism of a piece that the next clause continues: 'the bag is too big' before 'a smaller one'. */
const FINDS_FAULT_PATTERN =
  /^(?:(?:and|but|ok|yoh|hm+) )*(?:(?:the|that|this|those|these|my) )?[a-z]+s? .{0,40}\b(?:too|lacks?|boring|dull|bland|plain|weak|sad|ugly|awful|bit|not|isnt|arent)\b/u;
const OF_SAME_PATTERN =
  /^(?:(?:an?|maybe|just|please|give me|id like|i want) )*(?:something|smaller|bigger|larger|longer|shorter|lighter|darker|brighter|bolder|wider|cheaper|plainer|simpler|nicer|more|less|[a-z]+er)\b(?! .{0,40}\b(?:dress|shoes|shirt|jacket|coat|bag|trousers|skirt|tie|hat)\b)/u;
const NUMBER_PATTERN = /^\d{2,5}$/u;

/** Matches the start of words about a piece, which describe no other one: 'the hat'. */
const DEFINITE_START_PATTERN = /^(?:the|that|this|these|those|my) /iu;

/** Joins clauses that belong together: 'I have my own pearls' and 'and a navy handbag'. */
export function joinClauses(clauses: readonly OutfitClause[]): readonly OutfitClause[] {
  return clauses.reduce<readonly OutfitClause[]>((joinedClauses, clause) => {
    const lastClause = joinedClauses.at(-1);
    const belongs =
      lastClause !== undefined &&
      (INSTEAD_PATTERN.test(clause.text) ||
        COMPARES_PATTERN.test(lastClause.text) ||
        (NUMBER_PATTERN.test(lastClause.text) &&
          (MONEY_PATTERN.test(clause.text) || TOGETHER_PATTERN.test(clause.text))) ||
        (LOOK_PATTERN.test(clause.text) && lastClause.move !== null) ||
        (lastClause.move !== null &&
          DESCRIBING_MOVES.has(lastClause.move) &&
          FEW_WORDS_PATTERN.test(clause.text) &&
          !DEFINITE_START_PATTERN.test(clause.text) &&
          !HAS_VERB_PATTERN.test(clause.text)) ||
        (FINDS_FAULT_PATTERN.test(lastClause.text) && OF_SAME_PATTERN.test(clause.text)) ||
        ((lastClause.act === 'own' || HAVING_PATTERN.test(lastClause.text)) &&
          CONTINUES_PATTERN.test(clause.text) &&
          !HAS_VERB_PATTERN.test(clause.text)));
    if (belongs && FINDS_FAULT_PATTERN.test(lastClause.text))
      return [...joinedClauses.slice(0, -1), { ...join(lastClause, clause), act: 'want', move: 'alter' }];
    return belongs ? [...joinedClauses.slice(0, -1), join(lastClause, clause)] : [...joinedClauses, clause];
  }, []);
}

/** Joined without a comma, because a number between commas would be read as an age. */
const join = (firstClause: OutfitClause, secondClause: OutfitClause): OutfitClause => ({
  text: `${firstClause.text} ${secondClause.text}`,
  act: NUMBER_PATTERN.test(firstClause.text) ? secondClause.act : firstClause.act,
  move: firstClause.move ?? secondClause.move,
});
