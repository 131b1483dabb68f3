import { expect, it } from 'vitest';
import { writeSlowly } from './writeSlowly.ts';

const write = (entry: string) => JSON.stringify(entry);

it('writes all entries, and lets other work run between them', async () => {
  let turnCount = 0;
  const countTurn = (): void => {
    turnCount += 1;
    turn = setImmediate(countTurn);
  };
  let turn = setImmediate(countTurn);
  const entries = Array.from({ length: 1_000 }, (_, index) => `é${index}`);
  const writtenJson = await writeSlowly('{"list":[', entries, write, ']}');
  clearImmediate(turn);
  expect(writtenJson.parse()).toEqual({ list: entries });
  expect(turnCount).toBeGreaterThanOrEqual(9);
});

it('writes an empty list', async () => {
  expect((await writeSlowly('[', [], write, ']')).parse()).toEqual([]);
});
