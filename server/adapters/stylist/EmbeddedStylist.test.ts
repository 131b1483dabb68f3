import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createFindings, openShop, createTurn, type Shop } from '../../../tests/support/stylist.ts';
import type { Findings, Reply, Turn } from '../../application/ports/Stylist.ts';
import { TONES } from '../../domain/stylist/wording/tones.ts';
import { EmbeddedStylist } from './EmbeddedStylist.ts';

let shop: Shop;
let stylist: EmbeddedStylist;
beforeAll(async () => {
  shop = await openShop();
  stylist = new EmbeddedStylist(shop.source);
});
const { signal } = new AbortController();

async function runTurn(turn: Turn): Promise<{ findings: Findings; reply: Reply }> {
  const findings = await createFindings(shop, turn, await stylist.understand(turn, signal));
  return { findings, reply: await stylist.reply(findings, () => undefined, signal) };
}

const WISHES = [
  'linen dress for a wedding under 250',
  'green shirt',
  'something warm for men',
  'striped tee in M',
  'velvet anything',
  'suit, not black',
  'coat on sale',
  'purple tank for men in XXS',
];
const QUESTIONS = [
  'what is the first one made of?',
  'does the second come in XL?',
  'how much is the last one?',
  'which is the warmest?',
  'compare the first two',
  'is the first one on sale?',
  'will it shrink?',
  'tell me about the third one',
  'who made it?',
  'when does it ship?',
  'is the first one good for a wedding?',
];
const anyTone = fc.constantFrom(...Object.keys(TONES));

describe('a reply', () => {
  it('names only found pieces, at their prices', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...WISHES), anyTone, async (message, aiTone) => {
        const { findings, reply } = await runTurn(createTurn(message, { preferences: { aiTone } }));
        const foundIds = new Set(findings.items.map(({ id }) => id));
        expect(reply.quickPickIds.every((id) => foundIds.has(id))).toBe(true);
        expect(reply.deepPicks.every(({ itemId, reason }) => foundIds.has(itemId) && reason.trim() !== '')).toBe(true);
        const prices = new Set(
          findings.items.flatMap(({ priceCents, fullPriceCents }) => [priceCents / 100, fullPriceCents / 100]),
        );
        const claimedPrices = [...reply.reply.matchAll(/\(\$(\d+(?:\.\d\d)?)\)/gu)].map(([, price]) => Number(price));
        expect(claimedPrices.filter((price) => !prices.has(price))).toEqual([]);
        const namedItems = shop.items.filter(
          ({ shortDescription }) => shortDescription.includes(' ') && reply.reply.includes(`${shortDescription} by`),
        );
        expect(namedItems.every(({ id }) => foundIds.has(id))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('fills every placeholder and is never empty, for any request and tone', async () => {
    const shownItems = { quick: shop.items.slice(0, 9), deep: [] };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          ...WISHES,
          ...QUESTIONS,
          'hi',
          'thanks',
          'bye',
          'who are you',
          'asdf qwert',
          'what goes with the first one?',
        ),
        anyTone,
        async (message, aiTone) => {
          const { reply } = await runTurn(createTurn(message, { shown: shownItems, preferences: { aiTone } }));
          expect(reply.reply).not.toMatch(/[{}]|undefined|\$NaN| {2}/u);
          expect(reply.reply.length).toBeGreaterThan(2);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('is deterministic for a turn, and varies from turn to turn', async () => {
    const turn = createTurn('linen dress');
    const { findings, reply } = await runTurn(turn);
    expect(await stylist.reply(findings, () => undefined, signal)).toEqual(reply);
    const conversation = { ...turn.conversation, spoken: reply.spoken ?? [] };
    const laterReply = await stylist.reply({ ...findings, turn: { ...turn, conversation } }, () => undefined, signal);
    const [opening, praise] = reply.reply.split('\n\n');
    const [secondOpening, secondPraise] = laterReply.reply.split('\n\n');
    expect(secondOpening).not.toBe(opening);
    expect(secondPraise).not.toBe(praise);
  });

  it('opens differently in each tone', async () => {
    const replies = await Promise.all(
      Object.keys(TONES).map(
        async (aiTone) =>
          (await runTurn(createTurn('linen dress for a wedding', { preferences: { aiTone } }))).reply.reply,
      ),
    );
    expect(new Set(replies.map((reply) => reply.slice(0, 24))).size).toBeGreaterThanOrEqual(9);
    expect(new Set(replies.map((reply) => reply.split('\n\n').at(-1))).size).toBe(10);
  });

  it('streams its text in pieces, completely', async () => {
    const pieces: string[] = [];
    const turn = createTurn('dress');
    const findings = await createFindings(shop, turn, await stylist.understand(turn, signal));
    const { reply } = await stylist.reply(findings, (piece) => pieces.push(piece), signal);
    expect(pieces.join('')).toBe(reply);
  });

  it('admits which demands were relaxed', async () => {
    const { findings, reply } = await runTurn(createTurn('purple tank top for men'));
    expect(findings.relaxations.length).toBeGreaterThan(0);
    expect(reply.reply).toContain(findings.relaxations[0]);
  });

  it('says what it used from the profile', async () => {
    const { reply } = await runTurn(
      createTurn('a shirt', { preferences: { genderPreference: ['Women'], sizePreference: ['M'] } }),
    );
    expect(reply.reply).toContain('size M and women’s pieces');
  });
});

describe('an answer', () => {
  const askQuestion = async (message: string): Promise<{ reply: string; firstItem: Findings['items'][number] }> => {
    const [firstItem, ...otherItems] = shop.items;
    if (!firstItem) throw new Error('The catalogue is empty.');
    return {
      reply: (
        await runTurn(createTurn(message, { shown: { quick: [firstItem, ...otherItems.slice(0, 8)], deep: [] } }))
      ).reply.reply,
      firstItem,
    };
  };

  it('states the sizes in the profile', async () => {
    const { reply, firstItem } = await askQuestion('what sizes does the first one come in?');
    for (const size of firstItem.sizes) expect(reply).toMatch(new RegExp(`\\b${size}\\b`, 'u'));
  });

  it('answers no if the catalogue says no', async () => {
    const itemWithoutXxs = shop.items.find(({ sizes }) => !sizes.includes('XXS'));
    if (!itemWithoutXxs) throw new Error('Every piece comes in XXS.');
    const { reply } = (
      await runTurn(createTurn('does the first one come in XXS?', { shown: { quick: [itemWithoutXxs], deep: [] } }))
    ).reply;
    expect(reply).toContain('does not come in XXS');
  });

  it.each([
    'how long is delivery?',
    'can I return the first one?',
    'does the first one shrink?',
    'will the first one pill?',
  ])('to "%s" admits that it does not know', async (message) => {
    expect((await askQuestion(message)).reply).toMatch(
      /don’t know|can’t tell|wish I knew|not state|no information|(?:doesn’t|does not) say|not given/u,
    );
  });

  it('gives a reason for each companion', async () => {
    const [firstItem] = shop.items.filter(({ kind }) => kind === 'skirt');
    if (!firstItem) throw new Error('There is no skirt.');
    const { reply, findings } = await runTurn(
      createTurn('what goes with the first one?', { shown: { quick: [firstItem], deep: [] } }),
    );
    expect(findings.companions.length).toBeGreaterThan(0);
    expect(reply.deepPicks.map(({ itemId }) => itemId)).toEqual(findings.companions.slice(0, 8).map(({ id }) => id));
    expect(reply.quickPickIds).toEqual([]);
  });
});

describe('stopping', () => {
  it('rejects with the reason of the signal', async () => {
    const abortedSignal = AbortSignal.abort(new Error('stopped'));
    await expect(stylist.understand(createTurn('dress'), abortedSignal)).rejects.toThrow('stopped');
  });
});
