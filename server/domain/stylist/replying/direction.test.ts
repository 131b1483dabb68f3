import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import { findDirection } from './direction.ts';

const { talk } = openTestShop();

describe('the direction of a turn', () => {
  it('is told by the list that comes of it', async () => {
    const conversation = talk();
    const directions = [];
    for (const message of [
      'coats for women',
      'under 300',
      'ok, up to 450 then',
      'in black',
      'any color',
      'dresses instead',
      'back to the coats',
    ]) {
      await conversation.say(message);
      directions.push(findDirection(conversation.findings));
    }
    expect(directions).toEqual(['begun', 'narrowed', 'widened', 'narrowed', 'widened', 'swapped', 'returned']);
  });

  it('is none where the same pieces answer it', async () => {
    const conversation = talk();
    await conversation.say('belts');
    await conversation.say('up to 900');
    expect(findDirection(conversation.findings)).toBe('unchanged');
  });
});

describe('the words for it', () => {
  it.each(['Friendly & Casual', 'Minimal & Direct', 'Playful & Witty'])(
    'never speak of what is left where there is more (%s)',
    async (aiTone) => {
      const conversation = talk({ aiTone });
      await conversation.say('coats for women');
      await conversation.say('under 200');
      const fewer = conversation.shown.length;
      expect(conversation.announcement).toContain(String(fewer));
      await conversation.say('ok, up to 300 then');
      expect(conversation.shown.length).toBeGreaterThan(fewer);
      const words = `${conversation.announcement} ${conversation.reply}`;
      expect(words).not.toMatch(/what’s left|dodged|Narrowed|down to/iu);
      expect(conversation.reply).toContain('up to $300');
    },
  );

  it('say so where nothing came of it', async () => {
    const conversation = talk();
    await conversation.say('belts');
    await conversation.say('up to 900');
    expect(conversation.reply).toMatch(/as they were|moves nothing/u);
  });

  it('name the garment that took the place of another', async () => {
    const conversation = talk();
    await conversation.say('a jumpsuit for a wedding, for women');
    await conversation.say('I was thinking a midi dress actually, not a jumpsuit');
    expect(conversation.reply).toMatch(/dresses/u);
    expect(conversation.reply).toMatch(/midi/u);
  });

  it('name a shade as it was said', async () => {
    const conversation = talk();
    await conversation.say('dress for women');
    await conversation.say('something in sage or dusty pink');
    expect(conversation.reply).toMatch(/in sage or dusty pink/u);
  });
});
