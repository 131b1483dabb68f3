import { readFileSync } from 'node:fs';
import { RandomGenerator } from '../RandomGenerator.ts';
import type { LabeledClause } from './families.ts';

/** A message, and where its clauses after the first begin. */
export interface SplitTurn {
  readonly text: string;
  readonly clauseStarts: ReadonlySet<number>;
}

const CONJUNCTION_PATTERN = /^(?:and|but|so|because|cos|though|although|if|or|as|otherwise|that)\b/iu;
const CONNECTORS: readonly (readonly [string, number])[] = [
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
const CONNECTOR_TOTAL = CONNECTORS.reduce((sum, [, frequency]) => sum + frequency, 0);
const LIST_PROBABILITY = 0.25;
const MIN_CLAUSES = 2;
const MAX_CLAUSES = 4;

/** Reads the handwritten messages, in which '|' separates clauses. Joins the clauses by commas or spaces. */
export function readTurns(hasCommas: boolean): readonly SplitTurn[] {
  return readFileSync(new URL('turns.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) =>
      line.split('|').reduce(
        (turn, part) => {
          const clause = part.trim();
          if (turn.text === '') return { text: clause, clauseStarts: turn.clauseStarts };
          const connector = hasCommas && !CONJUNCTION_PATTERN.test(clause) ? ', ' : ' ';
          return joinClause(turn, connector, clause, connector.length);
        },
        { text: '', clauseStarts: new Set<number>() } as SplitTurn,
      ),
    );
}

/** Combines random clauses to messages. In some clauses, a list replaces a fashion word. */
export function createTurns(clauses: readonly LabeledClause[], count: number, seed: number): readonly SplitTurn[] {
  const random = new RandomGenerator(seed);
  return Array.from({ length: count }, () => createTurn(clauses, random));
}

function createTurn(clauses: readonly LabeledClause[], random: RandomGenerator): SplitTurn {
  const length = MIN_CLAUSES + Math.floor(random.nextNumber() * (MAX_CLAUSES - MIN_CLAUSES + 1));
  let turn: SplitTurn = { text: pickClause(clauses, random), clauseStarts: new Set() };
  for (let index = 1; index < length; index++) {
    const connector = pickConnector(random);
    turn = joinClause(turn, connector, pickClause(clauses, random), connector.startsWith(', ') ? 2 : 1);
  }
  return turn;
}

function pickClause(clauses: readonly LabeledClause[], random: RandomGenerator): string {
  const { text, stances } = random.pick(clauses);
  const [firstStance] = stances;
  if (!firstStance || !random.isTrueWith(LIST_PROBABILITY)) return text;
  const otherWords = [pickWord(clauses, random), pickWord(clauses, random)].slice(0, random.isTrueWith(0.5) ? 1 : 2);
  const last = random.pick([' and ', ' or ', ', ']);
  return text.replace(
    firstStance.word,
    [[firstStance.word, ...otherWords.slice(1)].join(', '), otherWords[0]].join(last),
  );
}

function pickWord(clauses: readonly LabeledClause[], random: RandomGenerator): string {
  for (;;) {
    const word = random.pick(clauses).stances[0]?.word;
    if (word !== undefined) return word;
  }
}

function pickConnector(random: RandomGenerator): string {
  let remaining = random.nextNumber() * CONNECTOR_TOTAL;
  return CONNECTORS.find(([, frequency]) => (remaining -= frequency) < 0)?.[0] ?? ' ';
}

function joinClause({ text, clauseStarts }: SplitTurn, connector: string, clause: string, offset: number): SplitTurn {
  return { text: `${text}${connector}${clause}`, clauseStarts: new Set([...clauseStarts, text.length + offset]) };
}
