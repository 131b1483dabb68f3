import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import { CERTAIN_WEIGHT, weighWearer } from './weighWearer.ts';

const { talk } = openTestShop();

describe('what the shopper says about themselves', () => {
  it.each([
    'my son is getting married and I am a size 20',
    'nothing fits, my boobs are massive',
    'petite, 4’11, size 2',
    'everything is basically a top on me',
    '25f, first office job',
    'coat for a 34 yo f',
  ])('speaks for a woman: "%s"', (message) => {
    expect(weighWearer(message, false, false).stated).toBeGreaterThanOrEqual(CERTAIN_WEIGHT);
  });

  it.each([
    'Big lad, 3XL up top, 44 waist',
    'collar 16, sleeve long',
    'a pair that lasts, size 11, for walking',
    'I’m 6’4 with a beard',
    'usually a 42R',
    '25 m, first office job',
  ])('speaks for a man: "%s"', (message) => {
    expect(weighWearer(message, false, true).stated).toBeLessThanOrEqual(-CERTAIN_WEIGHT);
  });

  it.each([
    'I am a nurse on long shifts',
    'something pink for a party',
    'my brother’s wedding, dress code black tie',
    'my date is in a burgundy dress',
    'my sister just had a baby',
    'I’m 5’8',
    'for 18 people',
  ])('does not tell: "%s"', (message) => {
    const { stated, hints } = weighWearer(message, false, false);
    expect(Math.abs(stated + hints)).toBeLessThan(CERTAIN_WEIGHT);
  });

  it('is told by garments that are refused, too', () => {
    expect(weighWearer('Skirt I am not comfortable. Trousers only', false, false).hints).toBeGreaterThan(2);
  });

  it('adds up over the messages and stays a filter', async () => {
    const currentTalk = talk();
    await currentTalk.say('I need a jumper');
    const later = await currentTalk.say('navy please, something that goes with a beard');
    expect(later.filters.gender).toEqual(['Men']);
    expect((await currentTalk.say('and a coat')).filters.gender).toEqual(['Men']);
  });

  it('is likely with a wife, so that men’s pieces are shown without a filter', async () => {
    const currentTalk = talk();
    await currentTalk.say('I need a jumper');
    const later = await currentTalk.say('navy please, my wife likes me in navy');
    expect(later.filters.gender).toEqual([]);
    expect(currentTalk.shown.slice(0, 3).every(({ genders }) => !genders.includes('Women'))).toBe(true);
  });

  it('shows women’s and men’s pieces in turn as long as nobody is known', async () => {
    const currentTalk = talk();
    await currentTalk.say('I need a coat');
    const wearers = currentTalk.shown.slice(0, 6).flatMap(({ genders }) => genders);
    expect(wearers).toEqual(expect.arrayContaining(['Men', 'Women']));
  });

  it('holds against a person whom the message only mentions', async () => {
    const { filters } = await talk().say("hubby's 60th, black tie, what do I wear. 5'2 and plus size");
    expect(filters.gender).toEqual(['Women']);
  });

  it('holds for the shopper, not for somebody else whom a later message names', async () => {
    const currentTalk = talk();
    await currentTalk.say('I need a warm coat, my boobs never fit in them');
    const his = await currentTalk.say('My husband also need. He is big, XXL. Similar but for men');
    expect(his.filters.gender).toEqual(['Men']);
  });
});

describe('a shopper who tells who they are after pieces for somebody else', () => {
  it('gets their own clothes', async () => {
    const conversation = talk();
    await conversation.say('a hoodie for men under 60');
    await conversation.say('now something for my son’s wedding in September, I am the mother of the groom, size 18');
    expect(conversation.filters.gender).toEqual(['Women']);
  });

  it('keeps the wearer that the message names', async () => {
    const conversation = talk();
    await conversation.say('a hoodie for men under 60');
    await conversation.say('I am a size 18 and busty, but these are men’s, for my husband');
    expect(conversation.filters.gender).toEqual(['Men']);
  });
});
