import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { MentioningTurn } from '../../../../tests/support/mentions.ts';
import { MENTION_KINDS, POINTING_TURNS, mentioningTurns } from '../../../../tests/support/mentions.ts';
import { createTurn } from '../../../../tests/support/stylist.ts';

const { understand, talk } = openTestShop();
const TURN_COUNT = 250;
/** Minimum fraction of messages that must be read correctly. A statistical model may make a few mistakes. */
const MIN_RIGHT = 0.97;

describe.each(MENTION_KINDS)('a turn that mentions something (%s)', (kind) => {
  const sampledTurns = fc.sample(mentioningTurns(kind), { numRuns: TURN_COUNT, seed: 5 });

  it('gets its filters and its wish from the clause that asks', () => {
    expectMost(sampledTurns.map((turn) => findFault(turn)));
  });

  it('changes nothing where no clause asks', async () => {
    const currentTalk = talk();
    const resultBefore = await currentTalk.say('a black dress for women in M under 300');
    const { conversation, filters } = resultBefore;
    const faults = sampledTurns.map(({ mention }) => {
      const resultAfter = understand(createTurn(mention, { conversation, filters }));
      const hasSameFilters = JSON.stringify(resultAfter.filters) === JSON.stringify(filters);
      return hasSameFilters ? null : `${mention} -> ${JSON.stringify(resultAfter.filters)}`;
    });
    expectMost(faults);
  });
});

describe('a piece that is pointed at by its color', () => {
  it.each(POINTING_TURNS)('brings no filter: "%s"', async (sentenceFrame) => {
    const conversation = talk();
    await conversation.say('a coat');
    for (const color of new Set(conversation.shown.flatMap(({ colors }) => colors).slice(0, 4))) {
      const { filters } = await conversation.say(sentenceFrame.replace('COLOR', color.toLowerCase()));
      expect(filters.color).toEqual([]);
    }
  });
});

function findFault({ said, wantedColor, mentionedColor }: MentioningTurn): string | null {
  const { filters, conversation } = understand(createTurn(said));
  const { color, gender, size } = filters;
  if (color.join(' ').toLowerCase() !== (wantedColor ?? '')) return `${said} -> colors: ${color.join(' ')}`;
  if (gender.length + size.length > 0) return `${said} -> ${[...gender, ...size].join(' ')}`;
  const wrongPart = conversation.wish.find(({ words }) => words.split(' ').includes(mentionedColor));
  return wrongPart ? `${said} -> ${wrongPart.stance} ${wrongPart.words}` : null;
}

function expectMost(faults: readonly (string | null)[]): void {
  const foundFaults = faults.filter((fault) => fault !== null);
  expect(foundFaults.slice(0, Math.max(0, foundFaults.length - faults.length * (1 - MIN_RIGHT)))).toEqual([]);
}
