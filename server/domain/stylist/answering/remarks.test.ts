import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import { findMood } from './remarks.ts';

const { talk } = openTestShop();
const STOCK_QUESTION_PATTERN = /What shall I change|Which way shall we go/u;

describe('a remark', () => {
  it.each([
    ['that is hilarious', 'amused'],
    ['fair point', 'agreed'],
    ['what a gorgeous thing', 'pleased'],
    ['i am on the fence', 'doubtful'],
    ['this is so annoying', 'upset'],
    ['my aunt lives in Ohio', 'told'],
  ])('is heard by its mood: %s', (message, mood) => {
    expect(findMood(message)).toBe(mood);
  });

  it.each(['big words', 'my brother said the same', 'okay that figures', 'hm, on the fence'])(
    'leaves the list as it is and asks nothing back: %s',
    async (message) => {
      const conversation = talk();
      await conversation.say('denim jackets');
      const itemsBefore = conversation.shown;
      expect((await conversation.say(message)).intent).toBe('answer');
      expect(conversation.shown).toBe(itemsBefore);
      expect(conversation.lastReply).not.toMatch(STOCK_QUESTION_PATTERN);
    },
  );

  it('is not thanked for where the shopper only says yes', async () => {
    const conversation = talk();
    await conversation.say('denim jackets');
    await conversation.say('awesome');
    expect(conversation.lastReply).not.toMatch(/welcome|no problem|anytime|happy to help/iu);
  });
});

describe('answers of one turn', () => {
  it('are each given once, however often they are asked for', async () => {
    const conversation = talk();
    await conversation.say('denim jackets');
    await conversation.say('do you ship abroad? '.repeat(130));
    expect(conversation.lastReply.length).toBeLessThan(400);
  });

  it('are a handful at most', async () => {
    const conversation = talk();
    await conversation.say('denim jackets');
    const questions = [
      'does it shrink?',
      'does it itch?',
      'does it fade?',
      'does it crease?',
      'does it smell?',
      'will it last?',
    ];
    await conversation.say(questions.join(' '));
    expect(conversation.lastReply.split('\n\n')).toHaveLength(4);
  });

  it('leave the wish beside them, whatever a shopper tells of themselves', async () => {
    const { intent, refinedQuery } = await talk().say('any cashmere cardigans? I scratch at the mere thought of wool');
    expect([intent, refinedQuery]).toEqual(['search', expect.stringContaining('cardigan')]);
  });
});
