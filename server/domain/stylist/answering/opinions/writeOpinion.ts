import { asksOfFault } from './asksForOpinion.ts';
import { judgeCompany } from './company.ts';
import { judgeDressingUp, judgeEnough, judgeExcess } from './excess.ts';
import type { Judge, Judgment, OpinionCase } from './OpinionCase.ts';
import { judgeBetter, judgeIdea, judgeOddity } from './ideas.ts';
import { judgeLayers } from './layers.ts';
import { judgePieces } from './pieces.ts';
import { judgeWithout } from './without.ts';

/** A judge with what its verdict is about: whether something is a fault, or whether it is right. */
interface Rule {
  readonly judge: Judge;
  readonly isOfFault: boolean;
}

/** The rules in order. The first judgment is used; the last judge always has one. */
const RULES: readonly Rule[] = [
  { judge: judgeLayers, isOfFault: false },
  { judge: judgeWithout, isOfFault: false },
  { judge: judgeDressingUp, isOfFault: false },
  { judge: judgeBetter, isOfFault: false },
  { judge: judgeOddity, isOfFault: true },
  { judge: judgeCompany, isOfFault: false },
  { judge: judgeExcess, isOfFault: true },
  { judge: judgeEnough, isOfFault: false },
  { judge: judgeIdea, isOfFault: true },
  { judge: judgePieces, isOfFault: false },
];

/** Writes an opinion: the verdict, the reason and one offer. */
export function writeOpinion(question: OpinionCase, vary: Vary): string {
  for (const { judge, isOfFault } of RULES) {
    const judgment = judge(question);
    if (judgment === null) continue;
    const opening = judgment.isWhole
      ? ''
      : openWith(question, findVerdict(question, judgment.verdict, judge), isOfFault, vary);
    return [opening, judgment.reason, judge === judgeCompany ? addExcess(question) : '', judgment.offer ?? '']
      .filter(Boolean)
      .join(' ');
  }
  return '';
}

type Verdict = Judgment['verdict'];
/** Returns one of the sentences, if possible one that was not used yet. */
type Vary = (name: string, lines: readonly string[]) => string;

const ALSO_PATTERN = /\b(?:or|and|but) (?:is|are|would|does|will) (?:it|that|they|this)\b/u;

/** Answers the second half of 'would it do with my boots, or is it too country?'. */
const addExcess = (question: OpinionCase): string =>
  ALSO_PATTERN.test(question.words) && !/\btights\b/u.test(question.words) ? (judgeExcess(question)?.reason ?? '') : '';

const CLAIM_PATTERN =
  /\b(?:says?|said|reckons?|thinks?|told me|tells me|swears?|keeps? (?:saying|telling me)|insists?|claims?)\b(?<!\byou (?:think|say|reckon)|\bi (?:think|said|say|reckon))/u;
const NEGATIVE_PATTERN = /\b(?:not|never|dont|doesnt|isnt|arent|wont|shouldnt|cant|wrong|clash(?:es)?|no)\b/u;
/** Matches questions whether the stylist is sure. */
const CHECKS_PATTERN = /\bsure\b/u;
/** Matches words that ask whether something is right, where others ask whether it is a fault. */
const POSITIVE_PATTERN = /\b(?:allowed|(?<!in)appropriate|the done thing|acceptable|a good idea)\b/u;

/** Returns the verdict on what was asked: if the pieces are right, they are not 'too pointy'. */
const findVerdict = ({ words }: OpinionCase, verdict: Verdict, judge: Judge): Verdict =>
  judge === judgePieces && asksOfFault(words) && !CHECKS_PATTERN.test(words) ? invert(verdict) : verdict;

type Openings = Readonly<Record<Verdict, readonly string[]>>;
const OPENINGS: Openings = {
  yes: ['Yes, I think so.', 'I’d say yes.', 'Yes.'],
  no: ['No, I don’t think so.', 'I’d say no.', 'No.'],
  depends: ['It depends.', 'Half and half.', 'Yes and no.'],
};
const OPENINGS_ON_CLAIMS: Openings = {
  yes: ['I agree with that.', 'That is right.'],
  no: ['I would not agree.', 'I see it differently.'],
  depends: ['There is something in that.', 'Partly right.'],
};
const OPENINGS_ON_DOUBTS: Openings = {
  yes: ['Yes, I am.', 'I am, yes.'],
  no: ['Fair point.', 'Good question.'],
  depends: ['Fair question.', 'Fair point.'],
};

const ODD_PATTERN = /\b(?:weird|odd|strange|silly|daft|stupid|crazy|mad|ridiculous|stare|laugh|bad idea)\b/u;
const NOT_ODD = ['Not at all.', 'No, not at all.', 'No.'];

function openWith({ message, words }: OpinionCase, verdict: Verdict, isOfFault: boolean, vary: Vary): string {
  if (CHECKS_PATTERN.test(words)) {
    const meant = isOfFault ? invert(verdict) : verdict;
    return vary(`doubt ${meant}`, OPENINGS_ON_DOUBTS[meant]);
  }
  if (CLAIM_PATTERN.test(message)) {
    const meant = !isOfFault && NEGATIVE_PATTERN.test(message) ? invert(verdict) : verdict;
    return vary(`claim ${meant}`, OPENINGS_ON_CLAIMS[meant]);
  }
  if (isOfFault && verdict === 'no' && ODD_PATTERN.test(words)) return vary('odd', NOT_ODD);
  const meant = isOfFault && POSITIVE_PATTERN.test(words) ? invert(verdict) : verdict;
  return vary(`opinion ${meant}`, OPENINGS[meant]);
}

function invert(verdict: Verdict): Verdict {
  if (verdict === 'depends') return verdict;
  return verdict === 'yes' ? 'no' : 'yes';
}
