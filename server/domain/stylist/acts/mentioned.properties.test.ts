import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MentioningTurn } from '../../../../tests/support/mentions.ts';
import { MENTION_KINDS, mentioningTurns } from '../../../../tests/support/mentions.ts';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import type { Act } from './Act.ts';
import { ActModel } from './ActModel.ts';
import { splitClauses } from './splitClauses.ts';

const WRITING_ACTS: ReadonlySet<Act> = new Set(['want', 'refuse', 'relax', 'criticise']);
/** Acts that would turn a dress code into a wish. Refusals are allowed, because a dress code may forbid something. */
const ACTS_WRITING_DRESS_CODES: ReadonlySet<Act> = new Set(['want', 'relax', 'criticise']);
const TURN_COUNT = 1_000;
/** Minimum fraction of messages that must be read correctly. A statistical model may make a few mistakes. */
const MIN_RIGHT = 0.97;

describe.each(MENTION_KINDS)('what is mentioned (%s)', (kind) => {
  const sampledTurns = fc.sample(mentioningTurns(kind), { numRuns: TURN_COUNT, seed: 3 });
  const writingActs = kind === 'dress codes' ? ACTS_WRITING_DRESS_CODES : WRITING_ACTS;

  it('stands in a clause that wants and refuses nothing', () => {
    expectMost(
      sampledTurns,
      (turn) => !writingActs.has(readActAt(turn, turn.said.indexOf(turn.mention), turn.mentionedColor)),
    );
  });

  it('leaves the wish beside it a wish', () => {
    expectMost(
      sampledTurns,
      (turn) => readActAt(turn, turn.said.indexOf(turn.wish), turn.wish.split(' ').at(-1)!) === 'want',
    );
  });
});

/** Returns the act of the clause that contains the first occurrence of `word` at or after `startIndex`. */
function readActAt({ said }: MentioningTurn, startIndex: number, word: string): Act {
  const position = said.indexOf(word, startIndex);
  const clauses = splitClauses(said);
  const readings = ActModel.shipped().classify(
    clauses.map(({ text }) => text),
    FASHION_LEXICON,
  );
  return readings[clauses.findIndex(({ start, end }) => start <= position && position < end)]!.act;
}

function expectMost(turns: readonly MentioningTurn[], isRight: (turn: MentioningTurn) => boolean): void {
  const wrongMessages = turns.filter((turn) => !isRight(turn)).map(({ said }) => said);
  expect(wrongMessages.slice(0, Math.max(0, wrongMessages.length - TURN_COUNT * (1 - MIN_RIGHT)))).toEqual([]);
}
