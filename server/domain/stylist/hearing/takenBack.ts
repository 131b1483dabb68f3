import type { Facet } from '../../language/lexicon/Concept.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { Utterance } from './Utterance.ts';

/** What the shopper no longer requires: a filter, everything, or what the words name ('floral'). */
export interface TakenBack {
  readonly what:
    | 'price'
    | 'minimum'
    | 'color'
    | 'size'
    | 'sale'
    | 'gender'
    | 'sort'
    | 'brand'
    | 'occasion'
    | 'pattern'
    | 'everything'
    | 'words'
    | 'welcome';
  readonly words: string;
}

export const EVERYTHING_PATTERN =
  /\b(?:(?:lets )?start (?:over|again|afresh|from scratch)|start a new search|(?:new|fresh) (?:search|start)|forget (?:(?:about )?(?:everything|all (?:of )?(?:that|this|it)|it all|what i said))|reset(?: (?:everything|all))?|scrap (?:everything|all (?:of )?that)|clear (?:everything|all|the filters)|something completely different|something entirely different|never ?mind all that)\b/u;
const FORGET_PATTERN =
  /\b(?:you can )?(?:forget|ignore|scrap|scratch|never ?mind|disregard)(?: about)? (?:(?:the|my|that|any|what i said about) )?([a-z]{2,14}(?: (?:limit|range|cap|filter|restriction|thing|colou?r|budget|preference))?)\b/u;
const LIFT_PATTERN =
  /\b(?:(?:drop|lose|remove|skip|lift|take (?:off|away)|clear|no more|without)(?: (?:the|my|that|any|a))? )((?:price|budget|sort(?:ing)?|order|size|colou?r|brand|sale|gender|occasion|pattern)s?(?: (?:limit|range|cap|filter|restriction))?)\b(?! (?:of|on))/u;
const MINIMUM_PATTERN = /\b(?:no|without(?: a| the)?|forget the|drop the|any) (?:minimum|min|lower limit)\b/u;
/** Matches what the shopper would also accept: 'jeans would do as well', 'navy works too'. */
const WELCOME_PATTERN =
  /\b([a-z-]{3,14}(?: [a-z-]{3,14})?) (?:(?:works|work (?=too|as well|also)|(?:would|will|could|might) (?:also )?(?:work|do|be (?:ok|okay|fine|good|great)))(?: (?:too|as well|also|fine))*|(?:is|are) (?:also |just as )(?:ok|okay|fine|good))(?=$|[ ,.;!?])/u;
const ANY_PATTERN =
  /\b(?:any|whatever|every|all) (colou?rs?|price|budget|sizes?|brands?|patterns?|gender|occasions?|shade)(?: (?:is|are|at all|will|would|works?))?(?: (?:is|are|be|do|fine|ok|okay|good|alright|works?|great))*\b/u;
const NO_MATTER_PATTERN =
  /\b(?:the )?(colou?r|price|budget|money|cost|size|brand|pattern|sale|gender|occasion|it|that)s? (?:(?:is|are) (?:quite |totally |fairly )?(?:flexible|open|negotiable|unlimited)|is(?: not|nt)? (?:an |no )?(?:issue|object|problem|concern)s?|doesnt|does not|dont|do not|isnt|is not|no longer|wont)(?: (?:really )?(?:matter|count|important|a (?:problem|concern|constraint|issue))s?)?(?: (?:anymore|any more|now|after all))?\b/u;
const NOT_CARE_PATTERN =
  /\b(?:i )?(?:dont|do not|no longer) (?:care|mind|worry|need to worry) (?:about |what |which )?(?:the |it being |if its |if it is )?([a-z ]{2,24}?)(?: (?:anymore|any more|after all|now))?(?=$|[,.;!?]| but | and )/u;
const ALLOWED_PATTERN =
  /\b(?:(?:actually|ok|okay|well|hmm|maybe|oh|no wait|on second thou?ghts?)[ ,]+){0,4}(?:a )?([a-z-]{3,14}(?: [a-z-]{3,14})?) (?:is|are|would be|might be|could be|can be) (?:actually |also |totally |perfectly )?(?:ok|okay|fine|alright|all right|allowed|good|great|cool|welcome|not a problem|no problem)(?: (?:too|after all|as well|then|now|with me|by me))*(?=$|[ ,.;!?])/u;
const MONEY_PATTERN =
  /\b(?:no (?:price )?(?:limit|cap|budget)|(?:money|price)(?: is|s)? no object|cost(?: is|s)? no object|dont worry about (?:the )?(?:money|price|cost|budget)|hang the (?:expense|cost)|never mind the (?:price|cost)|sky is the limit|unlimited budget)\b/u;
const FULL_PRICE_PATTERN =
  /\b(?:full[- ]price (?:is )?(?:ok|okay|fine|too|also|as well)|(?:doesnt|does not|neednt|need not) (?:have to )?be on sale|not (?:only |just )?(?:on )?sale(?: only)?|including full price)\b/u;

/**
 * Matches what the shopper no longer requires ('drop the leather'). A part of a garment ('lose the belt') is a
 * refusal instead.
 */
const DROPPED_PATTERN = /\b(?:drop|lose|ditch|skip|leave out) the ([a-z]{3,14})(?: (?:part|bit|thing|idea))?\b/u;
const FACETS_OF_WHOLE_PIECE: ReadonlySet<Facet> = new Set<Facet>([
  'material',
  'style',
  'occasion',
  'season',
  'function',
  'brand',
]);

const MAX_WITHDRAWALS = 4;

/** Reads what the shopper no longer requires, and removes the words. */
export function takeTakenBack(utterance: Utterance, lexicon: Lexicon): TakenBack[] {
  const withdrawals: TakenBack[] = [];
  if (utterance.take(EVERYTHING_PATTERN)) withdrawals.push({ what: 'everything', words: '' });
  if (utterance.take(MONEY_PATTERN)) withdrawals.push({ what: 'price', words: '' });
  if (utterance.take(FULL_PRICE_PATTERN)) withdrawals.push({ what: 'sale', words: '' });
  if (utterance.take(MINIMUM_PATTERN)) withdrawals.push({ what: 'minimum', words: '' });
  for (const pattern of [
    ANY_PATTERN,
    NO_MATTER_PATTERN,
    FORGET_PATTERN,
    LIFT_PATTERN,
    NOT_CARE_PATTERN,
    WELCOME_PATTERN,
    ALLOWED_PATTERN,
  ]) {
    for (let count = 0; count < MAX_WITHDRAWALS; count++) {
      const match = pattern.exec(utterance.rest);
      const nextWithdrawal = match ? readWithdrawal(match[1] ?? '') : null;
      if (!nextWithdrawal) break;
      utterance.take(pattern);
      withdrawals.push(
        pattern === WELCOME_PATTERN || pattern === ALLOWED_PATTERN ? welcomeBack(nextWithdrawal) : nextWithdrawal,
      );
    }
  }
  const [, droppedText = ''] = DROPPED_PATTERN.exec(utterance.rest) ?? [];
  if (droppedText !== '' && lexicon.byPhrase(droppedText).some(({ facet }) => FACETS_OF_WHOLE_PIECE.has(facet))) {
    utterance.take(DROPPED_PATTERN);
    withdrawals.push({ what: 'words', words: droppedText });
  }
  return withdrawals;
}

/** Makes something acceptable, even if the shopper refused it before. */
function welcomeBack(withdrawal: TakenBack): TakenBack {
  return withdrawal.what === 'words' ? { ...withdrawal, what: 'welcome' } : withdrawal;
}

const FILTER_PATTERNS: readonly (readonly [TakenBack['what'], RegExp])[] = [
  ['price', /^(?:budget|price|money|cost|limit|price tag|spending)\b/u],
  ['color', /^(?:colou?r|colou?rs|shade)s?\b/u],
  ['size', /^sizes?\b/u],
  ['sale', /^(?:sale|sales|discount)\b/u],
  ['gender', /^gender\b/u],
  ['brand', /^(?:brand|brands|label)s?\b/u],
  ['occasion', /^(?:occasion|occasions)\b/u],
  ['pattern', /^(?:pattern)s?$/u],
  ['sort', /^(?:sort(?:ing)?|order)$/u],
];
const NOTHING_PATTERN =
  /^(?:it|that|this|them|the|all|which|what|these|those|one|everything|you|me|second|first|third|both|either)\b/u;

function readWithdrawal(text: string): TakenBack | null {
  const words = text.trim();
  const knownEntry = FILTER_PATTERNS.find(([, pattern]) => pattern.test(words));
  if (knownEntry) return { what: knownEntry[0], words: '' };
  return words === '' || NOTHING_PATTERN.test(words)
    ? null
    : { what: 'words', words: words.replace(/ (?:thing|filter|restriction|preference)$/u, '') };
}
