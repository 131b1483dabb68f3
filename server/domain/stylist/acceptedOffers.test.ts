import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../tests/support/testShop.ts';
import type { Talk } from '../../../tests/support/stylist.ts';

const { talk } = openTestShop();

async function converse(...messages: readonly string[]): Promise<Talk> {
  const conversation = talk();
  for (const words of messages) await conversation.say(words);
  return conversation;
}

const PARTY = 'put together an outfit for men for an office party';
const DRESSES = 'show me women’s dresses for a wedding';
const listIds = ({ conversation }: Talk): readonly string[] =>
  (conversation.outfit?.places ?? []).flatMap(({ itemId }) => itemId ?? []);

describe('a yes to an offer in quotation marks', () => {
  it.each([
    ['do i need a tie with this', 'yes please', /“swap the sweater for a shirt”/u, /^The shirt is/u],
    ['could i get away with black trainers', 'go on then', /“swap the shoes for black trainers”/u, /^The shoes are/u],
    ['do the shoes look too clumpy', 'please', /“swap the shoes for something slimmer”/u, /^The shoes are/u],
  ])('changes the outfit: %s, %s', async (question, yes, offered, reply) => {
    const conversation = await converse(PARTY, question);
    const before = listIds(conversation);
    expect(conversation.lastReply).toMatch(offered);
    await conversation.say(yes);
    expect(conversation.lastReply).toMatch(reply);
    expect(listIds(conversation)).not.toEqual(before);
  });

  it.each([
    ['would it be alright with a denim jacket over it', 'aye', 'jacket'],
    ['would I be cold in that in october?', 'yes, please', 'jacket'],
    ['is the first one too young for me?', 'sure', 'dress'],
  ])('shows pieces: %s, %s', async (question, yes, kind) => {
    const conversation = await converse(DRESSES, question, yes);
    expect(conversation.findings.understood.intent).toBe('search');
    expect(conversation.findings.turn.shown.quick.length).toBeGreaterThan(0);
    expect(conversation.conversation.wish.some(({ words }) => words.includes(kind))).toBe(true);
  });

  it.each(['ok', 'great', 'thanks'])('is not meant by words that acknowledge an opinion: %s', async (words) => {
    const conversation = await converse(PARTY, 'could i get away with black trainers');
    const before = listIds(conversation);
    await conversation.say(words);
    expect(listIds(conversation)).toEqual(before);
    expect(conversation.findings.understood.intent).toBe('answer');
  });

  it('is not meant by a yes to another question', async () => {
    const conversation = await converse(
      DRESSES,
      'would I be cold in that in october?',
      'is the first one lined?',
      'yes',
    );
    expect(conversation.findings.understood.intent).toBe('answer');
  });
});
