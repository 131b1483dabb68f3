import { beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../../../../tests/support/stylist.ts';
import type { Language } from '../hearing/hear.ts';
import { rewordPlainly } from './rewordPlainly.ts';

let language: Language;
beforeAll(async () => {
  language = await (await openShop()).source.view();
}, 60_000);

const putInPlainWords = (message: string): string => rewordPlainly(message, language).replace(/\s+/gu, ' ').trim();

describe('a first message in plain words', () => {
  it.each([
    ['for my da. shirts always short in the arms', 'long sleeve shirt'],
    ['my waistband digs in after lunch', 'elastic waist'],
    ['every pair of jeans falls down at the back', 'high waist jean'],
    ['my feet swell on planes', 'comfortable flat'],
    ['a coat for him, zips are hard for him', 'no zips'],
    ['i freeze in the cinema', 'warm'],
    ['I wear a 34 inside leg', 'tall trousers'],
    ['my other half says my jumpers look like dog beds', 'new jumper'],
    ['need shoes for nursing', 'shoes for work'],
    ['skirts ride up, belts dig in. I need trousers for work', 'I need trousers for work'],
    ['it is in a freezing church in november', 'warm , church , november'],
  ])('has the wish that answers a fault: "%s"', (message, wish) => {
    expect(putInPlainWords(message)).toContain(wish);
  });

  it.each([
    ['my mum is 70 and she wants us all in yellow, never mind why', 'I want something in yellow'],
    ['sister in law chose burnt orange for the groomsmen', 'I want something in burnt orange'],
    ['bridesmaid. the bride said any shade of lilac', 'I want something in lilac'],
    ['I play in a band, has to be all black', 'I want something in black'],
  ])('has the color that somebody demands: "%s"', (message, wish) => {
    expect(putInPlainWords(message)).toContain(wish);
  });

  it.each([
    ['a jumper for him, he has seventeen navy ones', 'no navy'],
    ['a rain mac, she had a red one for years', 'no red'],
    ['i live in jeans and a hoodie and got promoted', 'no hoodie'],
    ['He wears shorts 365 days a year', 'no shorts'],
    ['I need to get out of these maternity leggings', 'no leggings'],
  ])('rules out what is owned: "%s"', (message, refusal) => {
    expect(putInPlainWords(message)).toContain(refusal);
  });

  it.each([
    ['a rain mac for the wife, 16, she is tall', 'size 16'],
    ['he’s between M and L so go L', 'size L'],
    ['he is a large', 'size large'],
    ['insulated boots, womens 5', 'size 5'],
  ])('has the size that is said loosely: "%s"', (message, size) => {
    expect(putInPlainWords(message)).toContain(size);
  });

  it.each(["trousers, size 10, 5'4", 'im 52!!!!! going to see Beyonce', 'I am 5ft 7 and broke'])(
    'has no age and no height: "%s"',
    (message) => {
      expect(putInPlainWords(message)).not.toMatch(/5'4|52|5ft/u);
    },
  );

  it.each([
    ['surprise proposal, I am doing it, she’s going to be in a yellow sundress', 'sundress'],
    ['hubby in white linen. Me: not white', 'linen'],
    ['dress has to be long bc aoife is wearing red', 'red'],
  ])('has no clothes of others: "%s"', (message, wornText) => {
    expect(putInPlainWords(message)).not.toContain(wornText);
  });

  it.each(['a black dress for women in M under 300', 'do you have waterproof boots in size 7?'])(
    'is left as it is where it is plain: "%s"',
    (message) => {
      expect(rewordPlainly(message, language)).toBe(message);
    },
  );
});
