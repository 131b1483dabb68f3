import type { AdviceContext, AdviceTopic } from './Advice.ts';
import { FIGURE_ADVICE } from './figures.ts';
import { GARMENT_RIVALS } from '../rivals/garmentRivals.ts';
import { findNeedWords, listNeeds } from '../rivals/needs.ts';
import { findNames } from '../rivals/readRivals.ts';
import { getWorth, nameWithVerb, type Need, type Rival } from '../rivals/Rival.ts';

const ASKS_PATTERN =
  /\b(?:is|are|does|do|will|would|wont|can|could|am|should)\b.{0,80}\b(?:suit|suits|flatter|flatters|flattering|work|works|ok|okay|right|good|bad|idea|look|silly|daft|weird|ridiculous|odd|too (?:much|long|short|young|old|wide|big|boxy)|drown|swamp|make|makes|fine|wear|overwhelm|help|helps|hide|hides|a no|a no no|allowed|tight|shorter|wider|fatter|bigger)\b|\btoo much\b|\btoo (?:long|short|old|young)\b/u;
/** Needs of a figure. */
const OF_FIGURE: ReadonlySet<Need> = new Set<Need>(['hips', 'shortness', 'height', 'bust', 'middle']);
const GOOD = 4;
const BAD = 2;

/** A kind of garment, and the figure on which it should look well. */
interface Fitting {
  readonly rival: Rival;
  readonly need: Need;
}

/** Reads a question whether a kind of garment suits a figure: 'does a wrap dress suit a big bust'. */
function readFitting({ words, toldText }: AdviceContext): Fitting | null {
  if (!ASKS_PATTERN.test(words)) return null;
  const [name] = findNames(words).filter(({ rivals }) => rivals.some((rival) => GARMENT_RIVALS.includes(rival)));
  if (name === undefined) return null;
  const needs = [...listNeeds(`${words.slice(0, name.from)} ${words.slice(name.to)}`), ...listNeeds(toldText)];
  const fittings = needs
    .filter((need) => OF_FIGURE.has(need))
    .flatMap((need) => name.rivals.map((rival) => ({ rival, need })));
  return fittings.find(({ rival, need }) => rival.worth[need] !== undefined) ?? null;
}

/** Advice whether a kind of garment suits a figure. */
export const RIVAL_VERDICT: AdviceTopic = {
  asks: { test: (words) => readFitting({ words, toldText: '', item: null, shown: [], colors: [] }) !== null },
  advise: (context) => {
    const fitting = readFitting(context);
    return fitting === null ? '' : [writeVerdict(fitting), FIGURE_ADVICE.advise(context)].filter(Boolean).join(' ');
  },
};

/** Matches a fault that is about the figure. Other faults are no reason here. */
const OF_SHAPE_PATTERN = /\b(?:frame|figure|leg|legs|middle|hips?|thighs?|width|bust|broad|gape|calf|waist)\b/u;

function writeVerdict({ rival, need }: Fitting): string {
  const worth = getWorth(rival, need);
  const { purpose } = findNeedWords(need);
  if (worth >= GOOD) return `Yes, ${nameWithVerb(rival)} a good choice for ${purpose}.`;
  const better = findBetter(rival, need);
  const alternative = better === undefined ? '' : ` ${nameWithVerb(better)} easier on you.`;
  return worth <= BAD
    ? `For ${purpose} it can be too much${OF_SHAPE_PATTERN.test(rival.fault) ? `: ${rival.fault}` : ''}.${alternative}`
    : `It can be right for ${purpose} if the rest is kept in one line.${alternative}`;
}

/** Returns the rival of the same group that serves a need best; undefined if this one does. */
function findBetter(rival: Rival, need: Need): Rival | undefined {
  const group = GARMENT_RIVALS.filter((other) => other.group === rival.group);
  const best = group.reduce((leader, other) => (getWorth(other, need) > getWorth(leader, need) ? other : leader));
  return best === rival ? undefined : best;
}
