import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../tests/support/testShop.ts';
import type { Talk } from '../../../tests/support/stylist.ts';
import type { Understood } from './Turn.ts';
import { findKeptByName } from './findKeptByName.ts';

const { talk, items } = openTestShop();
const KEPT_NAMES = ["Netmaker's Cardigan", 'Hearth Crew', 'Fern Camp Shirt', 'Gold Leaf Sweater', 'Chunky Knit 03'];

const listIds = (...names: readonly string[]): readonly string[] =>
  names.map((name) => items().find(({ shortDescription }) => shortDescription === name)!.id);

const listWorn = ({ findings }: Talk): readonly string[] => (findings.outfit?.pieces ?? []).map(({ item }) => item.id);

/** Sends a message of a shopper whose wishlist has the pieces above, as the chat does. */
async function say(conversation: Talk, message: string): Promise<Understood> {
  const wishlist = items().filter(({ shortDescription }) => KEPT_NAMES.includes(shortDescription));
  const keptItems = findKeptByName(message, wishlist);
  return conversation.say(message, keptItems.length === 0 ? {} : { kept: keptItems, recalled: keptItems });
}

describe('two pieces of the wishlist that a message names', () => {
  it.each([
    { before: [] },
    { before: ['show me wool coats for women'] },
    { before: ['outfit for a wedding under 400'] },
  ])('are compared, not the pieces on the screen: after $before', async ({ before }) => {
    const currentTalk = talk();
    for (const message of before) await currentTalk.say(message);
    const shownItems = currentTalk.shown;
    const { intent, conversation } = await say(
      currentTalk,
      'Is the Fern Camp Shirt warmer than the Gold Leaf Sweater?',
    );
    expect(intent).toBe('answer');
    expect(conversation.spokenOf).toEqual(listIds('Fern Camp Shirt', 'Gold Leaf Sweater'));
    expect(currentTalk.lastReply).toMatch(/Gold Leaf Sweater.*warmer than.*Fern Camp Shirt/u);
    await say(currentTalk, "Which is cheaper, the Netmaker's Cardigan or the Hearth Crew?");
    expect(currentTalk.lastReply).toMatch(/the Hearth Crew.*\$92\.50/u);
    expect(currentTalk.shown).toEqual(shownItems);
  });

  it('are what the next question is about', async () => {
    const conversation = talk();
    await say(conversation, "Which is warmer, the Netmaker's Cardigan or the Hearth Crew?");
    await say(conversation, 'and which is cheaper?');
    expect(conversation.lastReply).toContain('$92.50');
  });
});

it('of the kinds in the outfit are compared, and the outfit stays', async () => {
  const conversation = talk();
  await conversation.say('outfit for a wedding under 400');
  const { outfit } = conversation.conversation;
  await say(conversation, 'Is the Fern Camp Shirt warmer than the Chunky Knit 03?');
  expect(conversation.lastReply).toMatch(/Chunky Knit 03.*warmer than.*Fern Camp Shirt/u);
  expect(conversation.conversation.outfit).toEqual(outfit);
});

describe('a piece of the wishlist that a message names', () => {
  it('gets pieces that go with it', async () => {
    const conversation = talk();
    const { companionsOf } = await say(conversation, 'what goes with the Fern Camp Shirt?');
    expect(companionsOf).toBe(listIds('Fern Camp Shirt')[0]);
  });

  it.each([
    'can you swap the {top} for the Fern Camp Shirt?',
    'I want the Fern Camp Shirt instead of the {top}',
    'add the Fern Camp Shirt',
  ])('takes its place in the outfit: %s', async (message) => {
    const conversation = talk();
    await conversation.say('outfit for a wedding with a skirt, under 400');
    const top = conversation.findings.outfit?.pieces.find(({ slot }) => slot === 'top')?.item.kind;
    await say(conversation, message.replace('{top}', String(top)));
    expect(listWorn(conversation)).toEqual(expect.arrayContaining([...listIds('Fern Camp Shirt')]));
    expect(conversation.lastReply).toContain('Fern Camp Shirt');
  });

  it('takes the place of a piece of another slot', async () => {
    const conversation = talk();
    await conversation.say('outfit for a wedding with a belt, under 600');
    const bow = conversation.findings.outfit?.pieces.find(({ slot }) => slot === 'accessory')?.item;
    await say(conversation, `swap the ${bow?.kind} for the Fern Camp Shirt`);
    expect(listWorn(conversation)).toEqual(expect.arrayContaining([...listIds('Fern Camp Shirt')]));
    expect(listWorn(conversation)).not.toContain(bow?.id);
  });

  it.each(['swap the blouse for a shirt like the Fern Camp Shirt', 'swap the blouse for a silk shirt'])(
    'is not taken for one like it: %s',
    async (message) => {
      const conversation = talk();
      await conversation.say('outfit for a wedding under 400');
      await say(conversation, message);
      expect(listWorn(conversation)).not.toContain(listIds('Fern Camp Shirt')[0]);
    },
  );
});
