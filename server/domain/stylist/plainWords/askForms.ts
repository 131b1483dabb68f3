import type { Facet } from '../../language/lexicon/Concept.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { splitWords } from '../../language/text/tokens.ts';

const YOU = "(?:you|ye|yous|youse|u|y['’]all|yall)(?: guys| lot| people)?";
const SOME = '(?:anything|something|nothing|any|one|ones|some|others?)';
const LEAD =
  '(?:(?:and|ok|okay|so|well|right|hm+|um+|oh|god|actually|now|but|also|hi|hello|then|sorry|maybe|good morning|excuse me|thanks|great|lovely|cool|fine)[ ,]+)*';

/** Forms of asking that deny what they hope for: 'I suppose you've nothing in tweed?'. Only with a question mark. */
const DOUBTING_FORMS = [
  `(?:i )?(?:don['’]?t |do not )?suppose (?:that )?(?:${YOU}|there)(?:['’]?(?:ve|d|s)| is| are| have| would have| wouldn['’]?t have| might have| do)*(?: got| have| be)?(?: ${SOME})?`,
  `(?:${YOU} )?(?:wouldn['’]?t|don['’]?t|haven['’]?t|couldn['’]?t)(?: ${YOU})?(?: happen to)?(?: have| do| sell| stock| got)+(?: ${SOME}| it| them)?`,
  `(?:is|are) there (?:no|nothing|none)|(?:have|had) ${YOU} (?:got )?(?:no|nothing|none)|(?:${YOU} )?got (?:no|nothing|none)|no (?:chance|hope) of(?: ${SOME})?`,
];
/** Forms of asking that need no question mark: 'what have you in blue', 'kindly suggest', 'I search'. */
const PLAIN_FORMS = [
  `what(?:['’]?(?:ve|d)| have| do| did| would| can| could| might| has)? ${YOU}(?: have| got| do| offer| suggest| stock| sell| recommend)*(?: there)?(?= (?:in|with|that|for|without|made)\\b)`,
  `what(?:['’]?s| is| is there)(?: available| on offer| out)(?= (?:in|with|that|without)\\b)`,
  `have ${YOU}(?: got)?(?: maybe| perhaps| possibly| also)? ${SOME}`,
  `(?:do|would|can|could|will|might|did|may) ${YOU}(?: happen to| also| maybe| even| possibly)* (?:have|do|sell|stock|carry|keep|offer|find)(?: got)? ${SOME}`,
  `(?:stock|sell|any chance (?:of|${YOU} (?:have|do|sell|stock|got)|there['’]?s|there is)|any hope of|is there any chance of|would there be)(?: ${SOME})?`,
  `(?:is it|it is|its|it['’]s|would it be|will it be)(?: maybe)? possible (?:to (?:see|have|get|find|show|look at)|for)(?: me)?(?: ${SOME})?`,
  `(?:can|could|may|might) (?:i|we) (?:possibly |please |maybe )?(?:have a look at|take a look at|look at|check out)(?: ${SOME})?`,
  `(?:kindly|please|pls|plz)(?: to)? (?:suggest|share|recommend|advise|arrange|send|give|provide)(?: me| us)?(?: ${SOME})?`,
  `i(?: am|['’]?m)? (?:search(?:ing)?|seek(?:ing)?|want buy|want to buy|wanna buy|wish to (?:purchase|buy|see|order)|require|should like(?: to see)?|look for|fancy)(?: for)?(?: ${SOME})?`,
  `(?:i['’]?d be|i['’]?m|id be|im|we['’]?re) (?:after|on the hunt for|in the market for|on the lookout for)(?: ${SOME})?`,
  `(?:looking|wanting|hoping|trying|here) to (?:get|buy|find|pick up|grab)(?: ${SOME})?`,
  `where (?:can|could|would|do) (?:i|we) (?:see|find|get|buy)(?: ${SOME})?`,
];
const createPattern = (forms: readonly string[]): RegExp =>
  new RegExp(String.raw`^${LEAD}(?:${forms.join('|')}) (?=\S)`, 'iu');
const DOUBTING_PATTERN = createPattern(DOUBTING_FORMS);
const PLAIN_PATTERN = createPattern(PLAIN_FORMS);
/** Matches 'have' at the end, as in 'black one have?' and 'size 44 you have?'. */
const TRAILING_PATTERN = new RegExp(
  String.raw`^${LEAD}((?!(?:i|we|you|he|she|it|they|this|that|these|those|do|does|did|is|are|can|could|would|should|which|how|who|where|when|why|what)\b)[^?!.]{2,60}?),? (?:(?:${YOU} )?(?:have|has|got)|there is|is there|available|is possible|possible)(?: (?:you|u|or not|or no))?\s*\?`,
  'iu',
);
const TAG_PATTERN = new RegExp(
  String.raw`,? (?:(?:would|do|have|did|wouldn['’]?t|don['’]?t) ${YOU}|by any chance|at all|is there|are there|do they)(?=[!.]*$)`,
  'iu',
);
const TAIL_PATTERN =
  /,? or (?:that|something|smth|sth|so|similar|the like|such|whatever|anything)(?: like that)?(?=[!.]*$)/iu;
/** The shop is asked, not for pieces. */
const SHOP_PATTERN =
  /\b(?:deliver\w*|shipping|postage|returns?|refunds?|exchanges?|wrap(?:ping)?|gift cards?|vouchers?|discounts?|codes?|sale|stock|reviews?|alterations?|tailoring|hemming|kids|children|baby|toddlers?|idea|ideas|advice|opinion|time|pictures?|photos?|measurements?|size guide|sizes? left|left)\b/iu;
/** One shown piece is asked about, which is a question of its own. */
const POINTING_PATTERN =
  /^(?:it|this|that|these|those|them|the (?:first|second|third|fourth|fifth|last|same|top|bottom))\b|\b(?:first|second|third|fourth) (?:one|pair)\b/iu;

const FASHION_FACETS: ReadonlySet<Facet> = new Set<Facet>(
  'kind color shade material pattern fit detail style function season occasion'.split(' ') as Facet[],
);
const COMPARATIVE_PATTERN =
  /^(?:(?:a (?:bit|little)|much|slightly|way|bit) )*(?:\w{2,10}i?er|less \w+|more \w+)(?=[\s?.!,]|$)/iu;

/** Rewrites forms of asking for pieces as 'show me': 'what have you in blue' becomes 'show me something in blue'. */
export function withAskForms(message: string, lexicon: Lexicon): string {
  return message.replace(/[^.!?\n]+[.!?\n]*/gu, (sentence) => rewordSentence(sentence, lexicon));
}

function rewordSentence(sentence: string, lexicon: Lexicon): string {
  const start = /^\s*/u.exec(sentence)?.[0] ?? '';
  const text = sentence.slice(start.length);
  const isAsked = text.includes('?');
  const form = PLAIN_PATTERN.exec(text) ?? (isAsked ? DOUBTING_PATTERN.exec(text) : null);
  const trailing = form === null && isAsked ? TRAILING_PATTERN.exec(text) : null;
  if (form === null && trailing === null) return sentence;
  const rest = (form === null ? `${trailing![1]!}${text.slice(trailing![0].length)}` : text.slice(form[0].length))
    .replace(/\?/gu, '')
    .trim()
    .replace(TAG_PATTERN, '')
    .replace(TAIL_PATTERN, '')
    .replace(/^(?:that(?:['’]?s| is| are)|which (?:is|are)) /iu, '')
    .trim();
  if (SHOP_PATTERN.test(rest) || POINTING_PATTERN.test(rest) || !namesFashion(rest, lexicon)) return sentence;
  const isProperty = /^(?:in|with|without|for|made|of|that|thats|which|under|below|up to|like)\b/iu.test(rest);
  return `${start}show me ${isProperty ? 'something ' : ''}${rest}. `;
}

function namesFashion(text: string, lexicon: Lexicon): boolean {
  if (COMPARATIVE_PATTERN.test(text)) return true;
  return lexicon
    .findPhrases(splitWords(text))
    .some(({ concepts }) => concepts.some(({ facet }) => FASHION_FACETS.has(facet)));
}
