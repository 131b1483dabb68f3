import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('going back', () => {
  it('takes the last step back, as often as there was one', async () => {
    const held = talk();
    const wishes = [await held.say('cardigan for women'), await held.say('chunkier'), await held.say('in green')].map(
      ({ refinedQuery, filters }) => ({ refinedQuery, filters }),
    );
    expect(await held.say('undo that')).toMatchObject(wishes[1] ?? {});
    expect(await held.say('undo that')).toMatchObject(wishes[0] ?? {});
  });

  it('finds the wish for a garment again, and goes on from there', async () => {
    const held = talk();
    const { filters } = await held.say('green dress for a wedding, women');
    await held.say('and shoes to go with the first one');
    const back = await held.say('go back to the dresses, but under 150');
    expect(back.refinedQuery).toContain('dress');
    expect(back.refinedQuery).toContain('wedding');
    expect(back.filters).toEqual({ ...filters, priceRangeMax: 150 });
  });

  it('to what was never there looks for it', async () => {
    expect((await talk().say('back to the coats')).refinedQuery).toContain('coat');
  });

  it('keeps no more than a few lists, each as far as one looks', async () => {
    const held = talk();
    for (const said of [
      'dress',
      'in green',
      'in red',
      'in blue',
      'in black',
      'in white',
      'in pink',
      'in gray',
      'in beige',
    ])
      await held.say(said);
    expect(held.conversation.past.length).toBeLessThanOrEqual(6);
    expect(held.conversation.past.every(({ shownIds }) => shownIds.length <= 6)).toBe(true);
  });
});

describe('what was shown before', () => {
  it('can be pointed at once the list has changed', async () => {
    const held = talk();
    await held.say('cardigan for women');
    const [first] = held.shown;
    await held.say('show me skirts');
    expect(
      (await held.say('what was the first one you showed me at the start made of?')).conversation.heard.answer,
    ).toMatchObject({ topic: 'fabric', itemIds: [first?.id] });
  });

  it('is what a garment means that is not on the screen, and can be added up', async () => {
    const held = talk({ genderPreference: ['Men'] });
    await held.say('shirt');
    await held.say('does the second one come in L?');
    const shirt = held.shown[1];
    await held.say('trousers now');
    const { conversation } = await held.say('total for that shirt and the first trousers?');
    expect(conversation.heard.answer?.topic).toBe('total');
    expect([...(conversation.heard.answer?.itemIds ?? [])].sort()).toEqual(
      [shirt?.id ?? '', held.shown[0]?.id ?? ''].sort(),
    );
  });
});
