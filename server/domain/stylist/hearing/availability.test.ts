import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { readAvailability } from './availability.ts';

const { talk } = openTestShop();

describe('a question whether a piece exists with another property', () => {
  it.each([
    ['do you have it in green or dark red?', 'in green or dark red?', ''],
    ['is there one like the second but in linen?', 'in linen?', 'like the second'],
    ['Do you maybe have the same one but with a v-neck?', 'with a v-neck?', ''],
    ['have you got these cropped, in dark blue?', 'cropped, in dark blue?', ''],
    ['does the first one come any longer?', 'any longer?', ''],
    ['any of those in white?', 'in white?', ''],
  ])('%s', (message, property, likeWords) => {
    const asked = readAvailability(message, FASHION_LEXICON);
    expect(asked?.property).toBe(property);
    expect(asked?.likeWords).toBe(likeWords);
  });

  it.each([
    'do you have it in my size?',
    'is it available in stock?',
    'does it come with a belt?',
    'do you have it in a medium?',
    'show me green dresses',
  ])('is none: %s', (message) => {
    expect(readAvailability(message, FASHION_LEXICON)).toBeNull();
  });

  it('shows pieces that have it, after the fact about the piece', async () => {
    const conversation = talk();
    await conversation.say("women's coats");
    const [coat] = conversation.shown;
    const { intent, filters, conversation: state } = await conversation.say('do you have the first in pink?');
    expect(coat?.colors).not.toContain('Pink');
    expect([intent, filters.color]).toEqual(['search', ['Pink']]);
    expect(state.heard.answer).toMatchObject({ asked: 'pink', itemIds: [coat?.id] });
  });

  it('leaves the list where the piece has it', async () => {
    const conversation = talk();
    await conversation.say("women's coats");
    const color = conversation.shown[0]!.colors[0]!.toLowerCase();
    const { intent, conversation: state } = await conversation.say(`does the first come in ${color}?`);
    expect([intent, state.heard.answer?.asked]).toEqual(['answer', color]);
  });

  it('is no question where a sentence only suggests a property', async () => {
    const conversation = talk();
    await conversation.say("women's dresses");
    const { intent, filters } = await conversation.say('Not white, that is for the bride. Maybe a pink or a blue?');
    expect(intent).toBe('search');
    expect(filters.color).toEqual(['Pink', 'Blue']);
  });

  it('searches for a kind that is suggested with its reason', async () => {
    const conversation = talk();
    await conversation.say("women's dresses");
    await conversation.say('What about sandals, I have wide feet and we walk on cobbles');
    expect(conversation.shown.slice(0, 3).every(({ kind }) => kind === 'shoes')).toBe(true);
  });
});
