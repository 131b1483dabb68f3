import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('going back', () => {
  it('takes the last step back, as often as there was one', async () => {
    const conversation = talk();
    const wishes = [
      await conversation.say('cardigan for women'),
      await conversation.say('chunkier'),
      await conversation.say('in green'),
    ].map(({ refinedQuery, filters }) => ({ refinedQuery, filters }));
    expect(await conversation.say('undo that')).toMatchObject(wishes[1] ?? {});
    expect(await conversation.say('undo that')).toMatchObject(wishes[0] ?? {});
  });

  it('finds the wish for a garment again, and goes on from there', async () => {
    const conversation = talk();
    const { filters } = await conversation.say('green dress for a wedding, women');
    await conversation.say('and shoes to go with the first one');
    const result = await conversation.say('go back to the dresses, but under 150');
    expect(result.refinedQuery).toContain('dress');
    expect(result.refinedQuery).toContain('wedding');
    expect(result.filters).toEqual({ ...filters, priceRangeMax: 150 });
  });

  it('to what was never there looks for it', async () => {
    expect((await talk().say('back to the coats')).refinedQuery).toContain('coat');
  });

  it('keeps no more than a few lists, each as far as one looks', async () => {
    const conversation = talk();
    for (const message of [
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
      await conversation.say(message);
    expect(conversation.conversation.past.length).toBeLessThanOrEqual(6);
    expect(conversation.conversation.past.every(({ shownIds }) => shownIds.length <= 6)).toBe(true);
  });
});

describe('what was shown before', () => {
  it('can be pointed at once the list has changed', async () => {
    const conversation = talk();
    await conversation.say('cardigan for women');
    const [firstItem] = conversation.shown;
    await conversation.say('show me skirts');
    expect(
      (await conversation.say('what was the first one you showed me at the start made of?')).conversation.heard.answer,
    ).toMatchObject({ topic: 'fabric', itemIds: [firstItem?.id] });
  });

  it('is what a garment means that is not on the screen, and can be added up', async () => {
    const currentTalk = talk({ genderPreference: ['Men'] });
    await currentTalk.say('shirt');
    await currentTalk.say('does the second one come in L?');
    const shirt = currentTalk.shown[1];
    await currentTalk.say('trousers now');
    const { conversation } = await currentTalk.say('total for that shirt and the first trousers?');
    expect(conversation.heard.answer?.topic).toBe('total');
    expect([...(conversation.heard.answer?.itemIds ?? [])].sort()).toEqual(
      [shirt?.id ?? '', currentTalk.shown[0]?.id ?? ''].sort(),
    );
  });
});
