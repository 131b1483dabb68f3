import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { Answer } from './Answer.ts';
import type { Talk } from '../../../../tests/support/stylist.ts';

const { talk } = openTestShop();

async function openTalkAboutShirts(): Promise<Talk> {
  const conversation = talk();
  await conversation.say('white shirts for women');
  return conversation;
}

async function listAnswers(message: string): Promise<readonly Answer[]> {
  const conversation = await openTalkAboutShirts();
  const { answer } = (await conversation.say(message)).conversation.heard;
  return answer ? [answer, ...(answer.also ?? [])] : [];
}

/** Clauses that ask about the second piece, with the expected answers. */
const QUESTIONS = [
  ['how much is it', ['price']],
  ['what is it made of', ['fabric', 'property']],
  ['does it come in M', ['size']],
  ['what colors does it come in', ['color']],
  ['who makes it', ['brand']],
  ['can I wash it', ['clothCare', 'care']],
  ['is it lined', ['about']],
  ['will it shrink', ['shrink']],
  ['is it on sale', ['sale']],
] as const;
const OPENINGS = ['The second one is lovely. ', 'I like the second one, but ', 'About the second one: '];
const JOINTS = ['? And ', ' and ', ', '];

describe('questions in one message', () => {
  it('are each answered of the piece that is meant, in their order', async () => {
    const questionPairs = fc.uniqueArray(fc.constantFrom(...QUESTIONS), { minLength: 2, maxLength: 3 });
    const cases = fc.sample(fc.tuple(questionPairs, fc.constantFrom(...JOINTS), fc.constantFrom(...OPENINGS)), {
      numRuns: 60,
      seed: 3,
    });
    const conversation = await openTalkAboutShirts();
    const secondId = conversation.shown[1]!.id;
    const faults: string[] = [];
    for (const [questions, joiner, opening] of cases) {
      const text = `${opening}${questions.map(([words]) => words).join(joiner)}?`;
      const topics = (await listAnswers(text))
        .filter(({ itemIds }) => itemIds.includes(secondId))
        .map(({ topic }) => topic);
      const isRight = ([, wantedTopics]: (typeof QUESTIONS)[number], index: number): boolean =>
        (wantedTopics as readonly string[]).includes(topics[index] ?? '');
      if (!questions.every(isRight)) faults.push(`${text} -> ${topics.join(', ')}`);
    }
    expect(faults).toEqual([]);
  }, 60_000);

  it('do not hide what is wanted beside them', async () => {
    const currentTalk = await openTalkAboutShirts();
    const { intent, refinedQuery, conversation } = await currentTalk.say(
      'does the second one come in M, and what shoes would go with it?',
    );
    expect([intent, conversation.heard.answer?.topic]).toEqual(['search', 'size']);
    expect(refinedQuery).toContain('shoes');
  });

  it('keep the list where another piece is refused beside them', async () => {
    const currentTalk = await openTalkAboutShirts();
    const { intent, conversation } = await currentTalk.say("What is the second one made of? I don't do polyester.");
    expect(intent).toBe('answer');
    expect(conversation.wish).toContainEqual(expect.objectContaining({ stance: 'refused' }));
  });

  it('are asked again of another piece by "and the one next to it?"', async () => {
    const currentTalk = await openTalkAboutShirts();
    await currentTalk.say('how much is the second one?');
    const { conversation } = await currentTalk.say('And the one next to it?');
    expect(conversation.heard.answer).toMatchObject({ topic: 'price', itemIds: [currentTalk.shown[2]!.id] });
  });
});

describe('a sum', () => {
  it.each(['how much would the first be with the third?', 'Show me the first with the third. Price for both please.'])(
    'is of the pieces that are named: "%s"',
    async (message) => {
      const currentTalk = await openTalkAboutShirts();
      const { conversation } = await currentTalk.say(message);
      expect(conversation.heard.answer).toMatchObject({
        topic: 'total',
        itemIds: [currentTalk.shown[0]!.id, currentTalk.shown[2]!.id],
      });
    },
  );

  it('holds no garment that nobody chose, and says so', async () => {
    const conversation = await openTalkAboutShirts();
    const { intent } = await conversation.say('how much would the first one be with shoes?');
    expect(intent).toBe('answer');
    expect(conversation.reply).toContain('You have not chosen any shoes yet');
  });
});

describe('what is meant later', () => {
  it('is the piece that an answer chose among several', async () => {
    const conversation = await openTalkAboutShirts();
    await conversation.say('which one is the most expensive?');
    const dearestItem = conversation.shown.toSorted((a, b) => b.priceCents - a.priceCents)[0];
    expect((await conversation.say('what is it made of?')).conversation.heard.answer?.itemIds).toEqual([
      dearestItem?.id,
    ]);
  });

  it('is the other one of the two spoken of', async () => {
    const currentTalk = await openTalkAboutShirts();
    await currentTalk.say('how much is the first one?');
    await currentTalk.say('and the third one?');
    const { conversation } = await currentTalk.say('the other one, is it lined?');
    expect(conversation.heard.answer?.itemIds).toEqual([currentTalk.shown[0]!.id]);
  });
});
