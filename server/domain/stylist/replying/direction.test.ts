import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import { directionOf } from './direction.ts';

const { talk } = openTestShop();

describe('the direction of a turn', () => {
  it('is told by the list that comes of it', async () => {
    const held = talk();
    const directions = [];
    for (const said of [
      'coats for women',
      'under 300',
      'ok, up to 450 then',
      'in black',
      'any color',
      'dresses instead',
      'back to the coats',
    ]) {
      await held.say(said);
      directions.push(directionOf(held.findings));
    }
    expect(directions).toEqual(['begun', 'narrowed', 'widened', 'narrowed', 'widened', 'swapped', 'returned']);
  });

  it('is none where the same pieces answer it', async () => {
    const held = talk();
    await held.say('belts');
    await held.say('up to 900');
    expect(directionOf(held.findings)).toBe('unchanged');
  });
});

describe('the words for it', () => {
  it.each(['Friendly & Casual', 'Minimal & Direct', 'Playful & Witty'])(
    'never speak of what is left where there is more (%s)',
    async (aiTone) => {
      const held = talk({ aiTone });
      await held.say('coats for women');
      await held.say('under 200');
      const fewer = held.shown.length;
      expect(held.announcement).toContain(String(fewer));
      await held.say('ok, up to 300 then');
      expect(held.shown.length).toBeGreaterThan(fewer);
      const words = `${held.announcement} ${held.reply}`;
      expect(words).not.toMatch(/what’s left|dodged|Narrowed|down to/iu);
      expect(held.reply).toContain('up to $300');
    },
  );

  it('say so where nothing came of it', async () => {
    const held = talk();
    await held.say('belts');
    await held.say('up to 900');
    expect(held.reply).toMatch(/as they were|moves nothing/u);
  });

  it('name the garment that took the place of another', async () => {
    const held = talk();
    await held.say('a jumpsuit for a wedding, for women');
    await held.say('I was thinking a midi dress actually, not a jumpsuit');
    expect(held.reply).toMatch(/dresses/u);
    expect(held.reply).toMatch(/midi/u);
  });

  it('name a shade as it was said', async () => {
    const held = talk();
    await held.say('dress for women');
    await held.say('something in sage or dusty pink');
    expect(held.reply).toMatch(/in sage or dusty pink/u);
  });
});
