import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../tests/support/stylist.ts';

const { talk } = openTestShop();

async function converse(...messages: readonly string[]): Promise<Talk> {
  const conversation = talk();
  for (const words of messages) await conversation.say(words);
  return conversation;
}

const listPieces = ({ findings }: Talk) => findings.outfit?.pieces ?? [];
const listSlots = (conversation: Talk): readonly string[] => listPieces(conversation).map(({ slot }) => slot);

describe('the pieces of an outfit that nobody asked for', () => {
  it.each(['a whole outfit for the office, woman', 'what do I wear to hoco, im a guy', 'an outfit for a picnic, man'])(
    'are neither bags nor accessories: %s',
    async (message) => {
      const slots = listSlots(await converse(message));
      expect(slots).toContain('shoes');
      expect(slots).not.toContain('bag');
      expect(slots).not.toContain('accessory');
    },
  );

  it.each([
    ['with a bag', 'bag'],
    ['with a hat', 'accessory'],
  ])('are added on request: %s', async (words, slot) => {
    expect(listSlots(await converse(`a whole outfit for a picnic, woman, ${words}`))).toContain(slot);
  });

  it('include a layer only if the weather or the occasion calls for one', async () => {
    const isLayer = (slot: string): boolean => slot === 'layer' || slot === 'outer';
    expect(listSlots(await converse('an outfit for a picnic, woman')).some(isLayer)).toBe(false);
    expect(listSlots(await converse('an outfit for a winter walk, woman')).some(isLayer)).toBe(true);
    expect(listSlots(await converse('an outfit for a wedding, man')).some(isLayer)).toBe(true);
  });

  it('have ordinary prices', async () => {
    for (const message of ['what do I wear to hoco, im a guy', 'a whole outfit for the office, woman']) {
      const { findings } = await converse(message);
      expect(findings.outfit?.totalCents).toBeLessThan(80_000);
    }
  });

  it.each(['what do I wear to hoco, im a guy', 'an outfit for a job interview, woman', 'outfit for a court date, man'])(
    'are no everyday clothes for a dressed event: %s',
    async (message) => {
      const kinds = listPieces(await converse(message)).map(({ item }) => item.kind);
      for (const kind of ['jeans', 'tee', 'polo', 'hoodie', 'sweatshirt']) expect(kinds).not.toContain(kind);
    },
  );
});
