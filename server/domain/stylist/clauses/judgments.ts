import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { splitWords } from '../../language/text/tokens.ts';
import type { Act } from '../acts/Act.ts';
import { listClasses } from '../classifying/wordClasses.ts';
import type { ReadClause } from './Clause.ts';

/** Matches the beginning of a statement about shown pieces: 'those are trainers', 'this one looks like a jacket'. */
const OF_SHOWN_PATTERN =
  /^(?:(?:ok|okay|but|and|well|no|erm|um|hmm|sorry|er|oh|hang on|wait)[ ,.]+)*(?:this|that|these|those|they|most of (?:these|them)|all of (?:these|them)|half of (?:these|them)|the (?:first|second|third|last|top)(?: (?:one|two|three))?)(?: ones?)? ?(?:['’]?s|is|are|['’]re|looks? like|seems?(?: to be)?)\b/iu;
const ACTS_WITHOUT_COMPLAINT: ReadonlySet<Act> = new Set<Act>([
  'choose',
  'social',
  'own',
  'fact',
  'compare',
  'advice',
  'service',
]);
/** Matches words for pieces that are all alike ('all the same coat'), after which others of the kind are wanted. */
const ALIKE_PATTERN = /\b(?:same|identical|alike)\b/iu;
/** Matches the start of a contrast: 'boots, not loafers', 'not a coat'. */
const CONTRAST_PATTERN = /[, ](?:and |but )?not (?:an? |the |really )?/iu;
const NEGATED_PATTERN = /^(?:(?:and|so|but|definitely|certainly) )*not (?:an? |the |some )?/iu;

/**
 * Reads statements about shown pieces as judgments: 'those are trainers' refuses trainers, and 'that's a jacket, not
 * a coat' asks for a coat again.
 */
export function withJudgments(clauses: readonly ReadClause[], lexicon: Lexicon): readonly ReadClause[] {
  return clauses.map((clause, index) => {
    const clauseBefore = clauses[index - 1];
    if (clauseBefore && isJudgment(clauseBefore, lexicon) && NEGATED_PATTERN.test(clause.text) && clause.namesKind)
      return { ...clause, text: clause.text.replace(NEGATED_PATTERN, 'a '), role: 'wish', isBare: true };
    if (!isJudgment(clause, lexicon)) return clause;
    if (ALIKE_PATTERN.test(clause.text)) return { ...clause, text: 'others', role: 'wish', isForOthers: true };
    const [is = '', namedText = ''] = clause.text.split(CONTRAST_PATTERN, 2);
    const kinds = [...listKinds(is, lexicon), ...(namesKinds(is, lexicon) ? [] : listColors(is, lexicon))];
    if (kinds.length === 0) return { ...clause, text: `a ${namedText}`, role: 'wish', isBare: true, isForOthers: true };
    return { ...clause, text: kinds.map((kind) => `no ${kind}`).join(', '), role: 'refusal', isForOthers: true };
  });
}

/** Matches a statement of a color: 'that's turquoise'. */
const OF_COLOR_PATTERN =
  /^(?:(?:and|but|no|well)[ ,]+)*(?:that|this|these|those|they|it|the (?:first|second|third|last)(?: one)?)(?: ?['’]?s| is| are|['’]re) (?:all |more |just |clearly |obviously |definitely |actually )*([a-z]+(?: [a-z]+)?)[ .!]*$/iu;

function listColors(text: string, lexicon: Lexicon): readonly string[] {
  const [, words = ''] = OF_COLOR_PATTERN.exec(text) ?? [];
  const isColor = lexicon.byPhrase(words.toLowerCase()).some(({ facet }) => facet === 'color' || facet === 'shade');
  return isColor ? [words.toLowerCase()] : [];
}

const namesKinds = (text: string, lexicon: Lexicon): boolean => listKinds(text, lexicon).length > 0;

function isJudgment(clause: ReadClause, lexicon: Lexicon): boolean {
  const { act, role, text, namesKind, isDoubtful } = clause;
  if (listColors(text, lexicon).length > 0) return role === 'wish' || role === 'refusal';
  if (!namesKind || text.includes('?') || !OF_SHOWN_PATTERN.test(text) || isPraise(text)) return false;
  return (
    (role === 'wish' || role === 'refusal') &&
    (isDoubtful || !ACTS_WITHOUT_COMPLAINT.has(act)) &&
    listKinds(text, lexicon).length > 0
  );
}

function isPraise(text: string): boolean {
  return splitWords(text).some((word) => listClasses(word).includes('good'));
}

/** Lists the names of the garments in a text. */
function listKinds(text: string, lexicon: Lexicon): readonly string[] {
  return lexicon
    .findPhrases(splitWords(text))
    .filter(({ concepts }) => concepts.some(({ facet }) => facet === 'kind'))
    .map(({ phrase }) => phrase);
}
