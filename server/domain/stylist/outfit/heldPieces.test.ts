import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../tests/support/stylist.ts';

const { talk } = openTestShop();

async function converse(...messages: readonly string[]): Promise<Talk> {
  const conversation = talk();
  for (const words of messages) await conversation.say(words);
  return conversation;
}

const listIds = ({ findings }: Talk): readonly string[] => (findings.outfit?.pieces ?? []).map(({ item }) => item.id);

describe('a piece that the shopper chose before the outfit', () => {
  it.each([
    [
      'women’s midi dresses for a wedding in june',
      'I love the second one, save it',
      'now put together the whole thing',
    ],
    ['linen shirts for men', 'save the second one', 'make an outfit around it for a bbq'],
    ['loafers for men, brown', 'I’ll take the second', 'build a full outfit with them for a summer lunch'],
    ['blazers for work, women’s', 'the second one is perfect', 'complete the look for me, it’s for the office'],
  ])('is in it: %s | %s | %s', async (wish, choice, order) => {
    const conversation = await converse(wish);
    const chosenId = conversation.findings.items[1]?.id;
    await conversation.say(choice);
    await conversation.say(order);
    expect(chosenId).toBeDefined();
    expect(listIds(conversation)).toContain(chosenId);
  });

  it('takes the place of a garment that the order only names', async () => {
    const conversation = await converse('dresses for a wedding guest');
    const chosenId = conversation.findings.items[0]?.id;
    await conversation.say('I think I’ll go with the first one');
    await conversation.say('can you show me it all together, dress, shoes, bag and earrings');
    expect(listIds(conversation)).toContain(chosenId);
    expect(listIds(conversation)).toHaveLength(4);
  });

  it('stays out of an outfit for something else', async () => {
    const conversation = await converse('running shoes for men', 'save the first');
    const chosenId = conversation.findings.items[0]?.id;
    await conversation.say('now I need a complete outfit for my sister’s wedding, I’m a man');
    expect(listIds(conversation)).not.toContain(chosenId);
  });
});

describe('what the first message about an outfit said', () => {
  it.each([
    ['I need a complete outfit for a school formal', 'yeh im a guy. dont want a full black suit'],
    ['whole outfit for an engagement party', 'im a bloke, and no ties pls'],
    ['outfit for a black tie dinner', 'I’m a man, and nothing in velvet'],
  ])('holds when the next one names the wearer and a refusal: %s | %s', async (order, more) => {
    const conversation = await converse(order);
    const event = conversation.conversation.outfit?.event;
    await conversation.say(more);
    expect(conversation.conversation.outfit?.event).toBe(event);
    expect(conversation.conversation.filters.gender).toEqual(['Men']);
  });
});
