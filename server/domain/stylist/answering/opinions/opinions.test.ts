import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../../tests/support/stylist.ts';

const { talk } = openTestShop();

async function converse(...messages: readonly string[]): Promise<Talk> {
  const conversation = talk();
  for (const words of messages) await conversation.say(words);
  return conversation;
}

const PARTY = 'put together an outfit for men for an office party';
const listIds = ({ conversation }: Talk): readonly string[] =>
  (conversation.outfit?.places ?? []).flatMap(({ itemId }) => itemId ?? []);

describe('an opinion of an outfit', () => {
  it.each([
    ['is that not a bit much for a friday', /about right|dressier/u],
    [
      'my wife reckons brown shoes would be better. is she right',
      /^(?:I agree|That is right|I would not|I see it|There is something|Partly)/u,
    ],
    ['do the shoes look too clumpy for a fella of 60?', /solid shape|bulky/u],
    ['my friend said white sneakers with it is fine is he right', /white sneakers/iu],
    ['do i need a tie with this', /tie/iu],
    ['could i get away with black trainers', /Black trainers/u],
  ])('%s', async (message, reply) => {
    const conversation = await converse(PARTY);
    const before = listIds(conversation);
    await conversation.say(message);
    expect(conversation.lastReply).toMatch(reply);
    expect(conversation.lastReply).not.toMatch(/your eye counts|worn as if you meant it|wish I knew/u);
    expect(listIds(conversation)).toEqual(before);
  });
});

describe('an opinion of a list', () => {
  it.each([
    ['would I be cold in that in october?', /layer|warm/u],
    ['do you think people will stare if I wear trousers instead', /trousers are as right/iu],
    ['the first with white trainers, yay or nay?', /white trainers/iu],
    ['would the first do with opaque tights or is it too summery', /tights/u],
    ['would it be alright with a wee denim jacket over it', /A denim jacket/u],
    ['is it not a bit bright for a church', /quiet|loud/u],
    ['is it a daft idea at 67?', /Age has nothing to do with it/u],
  ])('%s', async (message, reply) => {
    const conversation = await converse('show me women’s dresses for a wedding', message);
    expect(conversation.lastReply).toMatch(reply);
  });

  it.each(['too tight', 'those are awful?', 'the skirt is too short'])(
    'is not asked for by a complaint: %s',
    async (message) => {
      const conversation = await converse('show me women’s dresses for a wedding', message);
      expect(conversation.conversation.heard.answer?.topic).not.toBe('opinion');
    },
  );
});

describe('a question for a fact', () => {
  it.each([
    ['is the second one stretchy or is it stiff', /made of/u],
    ['which of these creases least', /creases/u],
    ['the bag, would it take a lunchbox and a laptop', /no measurements/u],
  ])('changes no outfit: %s', async (message, reply) => {
    const conversation = await converse('an outfit for a woman for a job in a bank, with a bag');
    const before = listIds(conversation);
    await conversation.say(message);
    expect(listIds(conversation)).toEqual(before);
    expect(conversation.lastReply).toMatch(reply);
  });

  it.each([
    ['women’s ankle boots', 'will these slip on ice', /sole/u],
    ['women’s ankle boots', 'which come off easiest, I can’t bend down', /slips on and off/u],
    ['one piece swimsuit women', 'which would last longest in a chlorinated pool, first or second', /rinse/u],
    ['one piece swimsuit women', 'does the first have cups', /no cups/u],
    ['gold hoop earrings', 'is the first one nickel free? she is allergic to nickel', /steel, solid silver/u],
    ['women’s wool coats', 'what means water resistant, is it same like waterproof?', /not the same/u],
  ])('%s: %s', async (wish, message, reply) => {
    const conversation = await converse(wish, message);
    expect(conversation.lastReply).toMatch(reply);
  });
});

describe('a complaint about an order', () => {
  it('gets an apology and the way to put it right, and no new pieces', async () => {
    const conversation = await converse('hi', 'the boots I bought here split after two wears, who do I talk to');
    expect(conversation.lastReply).toMatch(/^I’m sorry/u);
    expect(conversation.lastReply).toMatch(/confirmation mail/u);
    expect(conversation.findings.understood.intent).toBe('answer');
  });
});
