import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('a first message', () => {
  it.each([
    'Glasto. ive wellies. ive a tent. ive no clothes',
    'i have just moved from Lagos to Aberdeen and nobody warned me',
    'got tickets for wimbledon no 1 court!!',
    'jury duty next week??',
    'first day back after mat leave is the 3rd. i’m a lawyer',
    'Hello love I’m after something for my son’s wedding',
  ])('that names no garment brings a whole outfit: "%s"', async (message) => {
    const { intent, outfit } = await talk().say(message);
    expect(intent).toBe('search');
    expect(outfit).toBeDefined();
  });

  it('that asks whether something may be worn brings an answer and the pieces', async () => {
    const currentTalk = talk();
    const { intent, conversation, filters } = await currentTalk.say(
      'can guys wear linen trousers to a wedding in tuscany or nah',
    );
    expect(intent).toBe('search');
    expect(conversation.heard.answer?.topic).toBe('advice');
    expect(filters.gender).toEqual(['Men']);
    expect(currentTalk.shown.slice(0, 6).every(({ kind }) => kind === 'trousers')).toBe(true);
  });

  it.each([
    'hi',
    'hi there, how are you doing today',
    'hello there, can you help me',
    'do you deliver to Spain?',
    'is linen cool in summer?',
  ])('that tells nothing of the shopper brings no pieces: "%s"', async (message) => {
    expect((await talk().say(message)).intent).not.toBe('search');
  });

  it('brings no garment of a habit', async () => {
    const conversation = talk();
    await conversation.say('He wears shorts 365 days a year. It is December. Help me.');
    expect(conversation.shown.slice(0, 12).some(({ kind }) => kind === 'shorts')).toBe(false);
  });
});
