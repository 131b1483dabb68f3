import { readFileSync } from 'node:fs';
import { RandomGenerator } from '../RandomGenerator.ts';
import type { LabeledClause } from './families.ts';

/** A message, and where its clauses begin (except the first). */
export interface SplitTurn {
  readonly text: string;
  readonly starts: ReadonlySet<number>;
}

const CONJUNCTION_PATTERN = /^(?:and|but|so|because|cos|though|although|if|or|as|otherwise|that)\b/iu;
const JOINTS: readonly (readonly [string, number])[] = [
  [', ', 8],
  [' ', 12],
  [' and ', 3],
  [', and ', 1],
  [' but ', 2],
  [', but ', 2],
  [' so ', 2],
  [', so ', 1],
  [' because ', 1],
  [' cos ', 0.5],
  [' though ', 0.3],
  [' if ', 0.3],
  [' although ', 0.3],
  [' or ', 0.3],
];
const JOINT_TOTAL = JOINTS.reduce((sum, [, share]) => sum + share, 0);
const LIST_SHARE = 0.25;
const MIN_CLAUSES = 2;
const MAX_CLAUSES = 4;

/**
 * Reads the handwritten messages, whose clauses are separated by '|'. Joins the clauses by commas or only by spaces.
 */
export function readTurns(withCommas: boolean): readonly SplitTurn[] {
  return readFileSync(new URL('turns.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line.split('|').reduce(
        (turn, part) => {
          const clause = part.trim();
          if (turn.text === '') return { text: clause, starts: turn.starts };
          const joint = withCommas && !CONJUNCTION_PATTERN.test(clause) ? ', ' : ' ';
          return joinClause(turn, joint, clause, joint.length);
        },
        { text: '', starts: new Set<number>() } as SplitTurn,
      ),
    );
}

/** Combines random clauses into messages; in some clauses, a list replaces a fashion word. */
export function createTurns(clauses: readonly LabeledClause[], count: number, seed: number): readonly SplitTurn[] {
  const chance = new RandomGenerator(seed);
  return Array.from({ length: count }, () => createTurn(clauses, chance));
}

function createTurn(clauses: readonly LabeledClause[], chance: RandomGenerator): SplitTurn {
  const length = MIN_CLAUSES + Math.floor(chance.nextNumber() * (MAX_CLAUSES - MIN_CLAUSES + 1));
  let turn: SplitTurn = { text: pickClause(clauses, chance), starts: new Set() };
  for (let at = 1; at < length; at++) {
    const joint = pickJoint(chance);
    turn = joinClause(turn, joint, pickClause(clauses, chance), joint.startsWith(', ') ? 2 : 1);
  }
  return turn;
}

function pickClause(clauses: readonly LabeledClause[], chance: RandomGenerator): string {
  const { text, stances } = chance.pick(clauses);
  const [first] = stances;
  if (!first || !chance.isTrueWith(LIST_SHARE)) return text;
  const others = [pickWord(clauses, chance), pickWord(clauses, chance)].slice(0, chance.isTrueWith(0.5) ? 1 : 2);
  const last = chance.pick([' and ', ' or ', ', ']);
  return text.replace(first.word, [[first.word, ...others.slice(1)].join(', '), others[0]].join(last));
}

function pickWord(clauses: readonly LabeledClause[], chance: RandomGenerator): string {
  for (;;) {
    const word = chance.pick(clauses).stances[0]?.word;
    if (word !== undefined) return word;
  }
}

function pickJoint(chance: RandomGenerator): string {
  let left = chance.nextNumber() * JOINT_TOTAL;
  return JOINTS.find(([, share]) => (left -= share) < 0)?.[0] ?? ' ';
}

function joinClause({ text, starts }: SplitTurn, joint: string, clause: string, offset: number): SplitTurn {
  return { text: `${text}${joint}${clause}`, starts: new Set([...starts, text.length + offset]) };
}
