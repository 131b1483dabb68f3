import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../tests/support/stylist.ts';
import { getFormality } from '../../outfits/OutfitPiece.ts';

const { talk } = openTestShop();
const DINNER_MESSAGE = "put together a women's outfit with a bag for dinner";

async function converse(...messages: readonly string[]): Promise<Talk> {
  const conversation = talk();
  for (const words of messages) await conversation.say(words);
  return conversation;
}

const listIds = ({ findings }: Talk): readonly string[] => (findings.outfit?.pieces ?? []).map(({ item }) => item.id);
const listPieces = ({ findings }: Talk) => (findings.outfit?.pieces ?? []).map(({ item }) => item);

describe('a reply to a wish that changes nothing', () => {
  it.each([
    ['no lilac', 'Nothing in it is lilac, so it stays as it is.'],
    ['no patterns', 'Nothing in it has a pattern, so it stays as it is.'],
    ['no gloves', 'There are no gloves in it, so it stays as it is.'],
    ['under $2000 for everything', 'It is $860 in all, which is within your $2,000, so it stays as it is.'],
    ['long sleeves please', /^The Moth Wing Blouse has long sleeves already, so it stays\./u],
    ['it is for my mother', 'It is a women’s outfit already, so it stays as it is.'],
  ])('says why: %s', async (message, reply) => {
    const conversation = await converse(DINNER_MESSAGE);
    const idsBefore = listIds(conversation);
    await conversation.say(message);
    expect(listIds(conversation)).toEqual(idsBefore);
    expect(conversation.lastReply).toMatch(reply);
  });

  it('leaves the change before it to be undone', async () => {
    const conversation = await converse(DINNER_MESSAGE);
    const idsBefore = listIds(conversation);
    for (const words of ['another bag', 'no lilac', 'undo that']) await conversation.say(words);
    expect(listIds(conversation)).toEqual(idsBefore);
  });
});

describe('a reply to a wish that changes pieces', () => {
  it('names them first, and the total with its difference', async () => {
    const conversation = await converse(DINNER_MESSAGE, 'flat shoes please');
    expect(conversation.lastReply).toMatch(
      /^The shoes are the .* now\. The rest stays as it was\.\n\n.*\$[\d,.]+.*than before\.$/u,
    );
  });

  it('tells of another wearer, and of another occasion', async () => {
    const conversation = await converse(DINNER_MESSAGE, 'it is for a man');
    expect(conversation.filters.gender).toEqual(['Men']);
    expect(conversation.lastReply).toMatch(/^Here is an outfit for him\./u);
    await conversation.say('for a wedding');
    expect(conversation.conversation.outfit?.occasion).toBe('wedding');
    expect(conversation.lastReply).not.toMatch(/already/u);
    await conversation.say('for a wedding');
    expect(conversation.lastReply).toBe('It is chosen for a wedding already, so it stays as it is.');
  });

  it.each<readonly [string, string, RegExp, string, RegExp]>([
    ['flat shoes and a bigger bag', 'shoes', /flats|loafers/u, 'bag', /tote|^shoulder bag/u],
    ['a clutch instead, and closed shoes please', 'bag', /clutch|Last Dance/iu, 'shoes', /pumps|flats|loafers|Oxford/u],
  ])('follows several wishes: %s', async (message, slot, wantedPattern, otherSlot, otherWanted) => {
    const conversation = await converse(DINNER_MESSAGE, message);
    const findPieceName = (name: string): string => {
      const item = conversation.findings.outfit?.pieces.find((piece) => piece.slot === name)?.item;
      return `${item?.subkind} ${item?.shortDescription}`;
    };
    expect(findPieceName(slot)).toMatch(wantedPattern);
    expect(findPieceName(otherSlot)).toMatch(otherWanted);
  });

  it('follows a comparison with a refusal', async () => {
    const conversation = await converse(
      "put together a women's outfit with a dress for a summer wedding",
      'bolder but no red',
    );
    expect(listPieces(conversation).flatMap(({ colors }) => colors)).not.toContain('Red');
    expect(conversation.lastReply).toMatch(/^(?:The dress is|Here it is anew)/u);
  });

  it.each(['a red top', 'a black bag', 'a silk top'])(
    'does not take what is asked for as owned: %s',
    async (message) => {
      const conversation = await converse(DINNER_MESSAGE, message);
      expect(conversation.findings.outfit?.owned).toEqual([]);
      expect(listPieces(conversation)).toHaveLength(4);
    },
  );

  it('keeps what was asked for when a piece is replaced again', async () => {
    const conversation = await converse(DINNER_MESSAGE, 'an outfit in green', 'another top');
    const top = conversation.findings.outfit?.pieces.find(({ slot }) => slot === 'top')?.item;
    expect(top?.colors).toEqual(['Green']);
  });
});

describe('a question about the outfit', () => {
  it.each(['is it too bright?', 'is that too short?', 'is it bold?', 'is this modern?', 'are these flat?'])(
    'changes nothing: %s',
    async (message) => {
      const conversation = await converse(DINNER_MESSAGE);
      const planBefore = conversation.conversation.outfit;
      await conversation.say(message);
      expect(conversation.conversation.outfit).toEqual(planBefore);
    },
  );
});

describe('an outfit under a small budget', () => {
  it.each([
    ["put together a women's outfit for a dance, under $120 for everything"],
    ["put together a women's outfit for a dance", 'under $120 for everything'],
  ])('is as dressy as its occasion: %s', async (...messages) => {
    const conversation = await converse(...messages);
    expect(conversation.findings.outfit?.totalCents).toBeLessThanOrEqual(12_000);
    expect(Math.min(...listPieces(conversation).map(getFormality))).toBeGreaterThan(0.5);
  });

  it('says what is plainer than its occasion', async () => {
    const conversation = await converse("put together a men's outfit for a dance, under $150 for everything");
    expect(conversation.lastReply).toMatch(/For \$150 I found nothing dressier: .* plainer than a dance calls for\./u);
  });
});
