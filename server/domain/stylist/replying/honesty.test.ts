import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('what nothing answers', () => {
  it('is told of a detail, when it is asked for', async () => {
    const held = talk();
    await held.say('a silk dress');
    await held.say('with a hood');
    expect(held.reply).toMatch(/None of these is described with a hood/u);
  });

  it('is told of a sort of garment', async () => {
    const held = talk();
    await held.say('a fedora for the summer');
    expect(held.reply).toMatch(/None of these is described as a fedora/u);
    await held.say('a bomber for men');
    expect(held.reply).not.toMatch(/described/u);
    await held.say('black trainers');
    expect(held.reply).not.toMatch(/described/u);
  });

  it('is not claimed to have been found in the turn after', async () => {
    const held = talk();
    await held.say('a red dress');
    await held.say('sequins!');
    expect(held.reply).toMatch(/Nothing with sequins fits/u);
    await held.say('for new year’s eve');
    expect(held.reply).not.toMatch(/sequins dresses/u);
  });

  it('is told once, and not in every second answer', async () => {
    const held = talk();
    const told = [];
    for (const said of ['a red dress', 'sequins!', 'short', 'no wait, long', 'under 100', 'ok, up to 200']) {
      await held.say(said);
      told.push(held.reply.includes('Nothing with sequins'));
    }
    expect(told).toEqual([false, true, false, false, false, false]);
  });

  it('is put in the words for it', async () => {
    const held = talk();
    await held.say('a swimsuit in wool');
    expect(held.reply).toMatch(/Nothing in wool fits/u);
    const other = talk();
    await other.say('cropped jeans');
    await other.say('below the knee');
    expect(other.reply).not.toMatch(/described below|described zip/u);
    await other.say('high rise');
    expect(other.reply).not.toMatch(/with high rise/u);
  });
});

describe('what is not sold', () => {
  it('is said, and nothing that has nothing to do with it is shown', async () => {
    const held = talk();
    await held.say('a top for a date, in black');
    await held.say('what perfume goes with that');
    expect(held.shown).toEqual([]);
    expect(held.reply).toMatch(/perfume/u);
    expect(held.reply).not.toMatch(/There are no perfume|less strict|Drop one wish/u);
  });

  it('gives way to what is worn for the same', async () => {
    const held = talk();
    await held.say('soft wallet for women');
    expect(new Set(held.shown.slice(0, 6).map(({ kind }) => kind))).toEqual(new Set(['bag']));
    expect(held.findings.relaxations).toEqual(['There are no wallets here yet, so bags are shown.']);
  });
});

describe('others than those seen', () => {
  it('come back where nothing else answers a new wish', async () => {
    const held = talk();
    await held.say('boots');
    await held.say('anything else?');
    await held.say('my budget is 200');
    expect(held.shown.length).toBeGreaterThan(0);
    expect(held.reply).toMatch(/seen before|saw before/u);
  });
});

describe('the same pieces in another order', () => {
  it('are not said to be what they were', async () => {
    const held = talk();
    await held.say('red dress');
    const [before] = held.shown;
    await held.say('long');
    expect(held.shown[0]?.id).not.toBe(before?.id);
    expect(held.reply).not.toMatch(/as they were|moves nothing/u);
    expect(held.reply).toMatch(/long/u);
  });
});

describe('the words of an answer', () => {
  it('are plain for a funeral', async () => {
    const held = talk();
    await held.say('a dress for a funeral');
    expect(held.reply).toMatch(/sorry for your loss\. Here are dresses for a funeral/u);
    expect(held.reply).not.toMatch(/fun!|Ooh/u);
  });

  it('join what describes a new garment to it', async () => {
    const held = talk();
    await held.say('gift for my mum');
    await held.say('she loves scarves and anything soft');
    expect(held.reply).toMatch(/soft scarves/u);
  });

  it('say a shade beside a color', async () => {
    const held = talk();
    await held.say('winter coat for women');
    await held.say('camel or black');
    expect(held.reply).toMatch(/in camel or black/u);
  });

  it('ask nobody where a present will be worn by whoever gives it, nor twice for whom', async () => {
    const held = talk();
    for (const said of [
      'a birthday present for my mum',
      'something soft',
      'up to 150',
      'in blue',
      'in red',
      'in green',
    ]) {
      await held.say(said);
      expect(held.reply).not.toMatch(/Where are you wearing it/u);
    }
    const other = talk();
    const asked = [];
    for (const said of ['a bag', 'in blue', 'in red', 'in black', 'up to 300', 'any color']) {
      await other.say(said);
      asked.push(other.reply.includes('women’s or men’s'));
    }
    expect(asked.filter(Boolean).length).toBeLessThanOrEqual(1);
  });

  it('say what goes with what in one', async () => {
    const held = talk();
    await held.say('dress for women');
    await held.say('what shoes would go with the first one?');
    expect(held.reply).toMatch(/shoes to go with/u);
  });

  it('name feasts as they are written', async () => {
    const held = talk();
    await held.say('a red dress for new year’s eve');
    expect(held.reply).toMatch(/New Year’s Eve/u);
  });

  it('have their articles and numbers', async () => {
    const held = talk();
    await held.say('oversized tee');
    expect(held.reply).not.toMatch(/\ba oversized/u);
    await held.say('a tote bag');
    await held.say('do they come in a 9?');
    expect(held.reply).toMatch(/which sizes it comes in/u);
    expect(held.reply).not.toMatch(/“which/u);
  });
});
