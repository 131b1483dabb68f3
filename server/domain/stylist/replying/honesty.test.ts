import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('what nothing answers', () => {
  it('is told of a detail, when it is asked for', async () => {
    const conversation = talk();
    await conversation.say('a silk dress');
    await conversation.say('with a hood');
    expect(conversation.reply).toMatch(/None of these is described with a hood/u);
  });

  it('is told of a sort of garment', async () => {
    const conversation = talk();
    await conversation.say('a fedora for the summer');
    expect(conversation.reply).toMatch(/None of these is described as a fedora/u);
    await conversation.say('a bomber for men');
    expect(conversation.reply).not.toMatch(/described/u);
    await conversation.say('black trainers');
    expect(conversation.reply).not.toMatch(/described/u);
  });

  it('is not claimed to have been found in the turn after', async () => {
    const conversation = talk();
    await conversation.say('a red dress');
    await conversation.say('sequins!');
    expect(conversation.reply).toMatch(/Nothing with sequins fits/u);
    await conversation.say('for new year’s eve');
    expect(conversation.reply).not.toMatch(/sequins dresses/u);
  });

  it('is told once, and not in every second answer', async () => {
    const conversation = talk();
    const toldFacts = [];
    for (const message of ['a red dress', 'sequins!', 'short', 'no wait, long', 'under 100', 'ok, up to 200']) {
      await conversation.say(message);
      toldFacts.push(conversation.reply.includes('Nothing with sequins'));
    }
    expect(toldFacts).toEqual([false, true, false, false, false, false]);
  });

  it('is put in the words for it', async () => {
    const conversation = talk();
    await conversation.say('a swimsuit in wool');
    expect(conversation.reply).toMatch(/Nothing in wool fits/u);
    const otherTalk = talk();
    await otherTalk.say('cropped jeans');
    await otherTalk.say('below the knee');
    expect(otherTalk.reply).not.toMatch(/described below|described zip/u);
    await otherTalk.say('high rise');
    expect(otherTalk.reply).not.toMatch(/with high rise/u);
  });
});

describe('what is not sold', () => {
  it('is said, and nothing that has nothing to do with it is shown', async () => {
    const conversation = talk();
    await conversation.say('a top for a date, in black');
    await conversation.say('what perfume goes with that');
    expect(conversation.shown).toEqual([]);
    expect(conversation.reply).toMatch(/perfume/u);
    expect(conversation.reply).not.toMatch(/There are no perfume|less strict|Drop one wish/u);
  });

  it('gives way to what is worn for the same', async () => {
    const conversation = talk();
    await conversation.say('soft wallet for women');
    expect(new Set(conversation.shown.slice(0, 6).map(({ kind }) => kind))).toEqual(new Set(['bag']));
    expect(conversation.findings.relaxations).toEqual(['There are no wallets here yet, so bags are shown.']);
  });
});

describe('others than those seen', () => {
  it('come back where nothing else answers a new wish', async () => {
    const conversation = talk();
    await conversation.say('boots');
    await conversation.say('anything else?');
    await conversation.say('my budget is 200');
    expect(conversation.shown.length).toBeGreaterThan(0);
    expect(conversation.reply).toMatch(/seen before|saw before/u);
  });
});

describe('the same pieces in another order', () => {
  it('are not said to be what they were', async () => {
    const conversation = talk();
    await conversation.say('blue dress');
    const [itemBefore] = conversation.shown;
    await conversation.say('long');
    expect(conversation.shown[0]?.id).not.toBe(itemBefore?.id);
    expect(conversation.reply).not.toMatch(/as they were|moves nothing/u);
    expect(conversation.reply).toMatch(/long/u);
  });
});

describe('the words of an answer', () => {
  it('are plain for a funeral', async () => {
    const conversation = talk();
    await conversation.say('a dress for a funeral');
    expect(conversation.reply).toMatch(/sorry for your loss\. Here are dresses for a funeral/u);
    expect(conversation.reply).not.toMatch(/fun!|Ooh/u);
  });

  it('join what describes a new garment to it', async () => {
    const conversation = talk();
    await conversation.say('gift for my mum');
    await conversation.say('she loves scarves and anything soft');
    expect(conversation.reply).toMatch(/soft scarves/u);
  });

  it('say a shade beside a color', async () => {
    const conversation = talk();
    await conversation.say('winter coat for women');
    await conversation.say('camel or black');
    expect(conversation.reply).toMatch(/in camel or black/u);
  });

  it('ask nobody where a present will be worn by whoever gives it, nor twice for whom', async () => {
    const conversation = talk();
    for (const message of [
      'a birthday present for my mum',
      'something soft',
      'up to 150',
      'in blue',
      'in red',
      'in green',
    ]) {
      await conversation.say(message);
      expect(conversation.reply).not.toMatch(/Where are you wearing it/u);
    }
    const otherTalk = talk();
    const questionTexts = [];
    for (const message of ['a bag', 'in blue', 'in red', 'in black', 'up to 300', 'any color']) {
      await otherTalk.say(message);
      questionTexts.push(otherTalk.reply.includes('women’s or men’s'));
    }
    expect(questionTexts.filter(Boolean).length).toBeLessThanOrEqual(1);
  });

  it('say what goes with what in one', async () => {
    const conversation = talk();
    await conversation.say('dress for women');
    await conversation.say('what shoes would go with the first one?');
    expect(conversation.reply).toMatch(/shoes to go with/u);
  });

  it('name feasts as they are written', async () => {
    const conversation = talk();
    await conversation.say('a red dress for new year’s eve');
    expect(conversation.reply).toMatch(/New Year’s Eve/u);
  });

  it('have their articles and numbers', async () => {
    const conversation = talk();
    await conversation.say('oversized tee');
    expect(conversation.reply).not.toMatch(/\ba oversized/u);
    await conversation.say('a tote bag');
    await conversation.say('do they come in a 9?');
    expect(conversation.reply).toMatch(/which sizes it comes in/u);
    expect(conversation.reply).not.toMatch(/“which/u);
  });
});
