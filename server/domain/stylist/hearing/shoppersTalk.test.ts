import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('of the shopper', () => {
  it.each([
    ['dinner in october, I’m a 20', ['XXL']],
    ['a dress, she wears a 12', ['L']],
    ['I’m a 20 year old student, jeans', []],
  ])('a size is heard in "%s"', async (message, size) => {
    expect((await talk().say(message)).filters.size).toEqual(size);
  });

  it.each([
    ['I hate my arms', /long sleeves/u],
    ['something to hide my tummy', /loose fit/u],
  ])('what is to be covered is heard in "%s"', async (message, wishedPattern) => {
    const conversation = talk();
    await conversation.say('dress for a dinner');
    expect((await conversation.say(message)).refinedQuery).toMatch(wishedPattern);
  });

  it('a place is no ball', async () => {
    const { refinedQuery } = await talk().say('packing for bali, need beach stuff');
    expect(refinedQuery).toContain('beach');
    expect(refinedQuery).not.toContain('ball');
  });

  it('the day of the week is no wish', async () => {
    expect((await talk().say('interview next tuesday')).refinedQuery).toBe('interview');
  });
});

describe('colors', () => {
  it('are wanted more of, and black is not among them', async () => {
    const conversation = talk();
    await conversation.say('waterproof jacket with a hood for women');
    await conversation.say('something brighter');
    expect(conversation.shown[0]?.colors).not.toContain('Black');
    const { intent } = await conversation.say('more colour');
    expect(intent).toBe('search');
  });

  it('asked about are not taken for weight', async () => {
    const conversation = talk();
    await conversation.say('navy suit for men');
    await conversation.say('do you have that in light blue');
    expect(conversation.reply).toMatch(/listed in/u);
  });

  it('of one are none of a pattern, and "not like that" is no likeness', async () => {
    const currentTalk = talk();
    await currentTalk.say('trousers for a party');
    const { conversation, refinedQuery } = await currentTalk.say('no not like that, one colour');
    expect(conversation.leads.likeItemIds).toEqual([]);
    expect(refinedQuery).toMatch(/one colour/u);
    expect(currentTalk.shown.slice(0, 5).every(({ pattern }) => pattern === 'plain')).toBe(true);
  });
});

describe('what goes with a piece', () => {
  it('is looked for where it is to go under it', async () => {
    const conversation = talk();
    await conversation.say('navy suit for men');
    const { intent, refinedQuery } = await conversation.say('what shirt goes under it');
    expect(intent).toBe('search');
    expect(refinedQuery).toMatch(/^shirt/u);
    expect(conversation.conversation.leads.goesWith).toContain('Blue');
  });

  it('is told where it is to go on top', async () => {
    const conversation = talk();
    await conversation.say('velvet dress');
    const { companionsOf } = await conversation.say('what would I wear on top if its cold');
    expect(companionsOf).toBe(conversation.shown[0]?.id);
  });

  it('over a swimsuit is no blazer', async () => {
    const conversation = talk();
    await conversation.say('a swimsuit');
    await conversation.say('something to throw over it at the pool bar');
    expect(conversation.shown.slice(0, 5).some(({ kind }) => ['blazer', 'cardigan', 'jacket'].includes(kind))).toBe(
      false,
    );
  });
});

describe('what was turned down', () => {
  it('leaves hoodies on sale, and is said to be all there is', async () => {
    const conversation = talk();
    await conversation.say('hoodie for men under 60');
    expect(conversation.shown.length).toBe(1);
    await conversation.say('not that one');
    expect(conversation.reply).not.toMatch(/don’t have any|No hoodies in this shop/u);
    expect((await conversation.say('does the first come in small')).intent).not.toBe('search');
  });

  it('takes the model with it', async () => {
    const conversation = talk();
    await conversation.say('waterproof jacket for women');
    const [mentionedItem] = conversation.shown;
    await conversation.say('like the first but lighter');
    await conversation.say('ok what else do you have');
    expect(conversation.shown.some(({ id }) => id === mentionedItem?.id)).toBe(false);
  });

  it('goes as far as the last step back', async () => {
    const conversation = talk();
    await conversation.say('trousers');
    await conversation.say('in satin');
    const { refinedQuery } = await conversation.say('nah go back');
    expect(refinedQuery).toBe('trousers');
  });
});

describe('"cheaper" than the cheapest', () => {
  it('holds no longer than the turn that found nothing by it', async () => {
    const conversation = talk();
    await conversation.say('a bag, cheapest first');
    await conversation.say('more like the first one but cheaper');
    expect(conversation.shown).toEqual([]);
    await conversation.say('a satchel then');
    expect(conversation.filters.priceRangeMax).toBeNull();
    expect(conversation.shown.length).toBeGreaterThan(0);
  });
});

describe('a model', () => {
  it('is shown itself where nothing else fits what came after', async () => {
    const conversation = talk();
    await conversation.say('a canvas bag');
    const index = conversation.shown.findIndex(
      ({ colors, materials }) => colors.includes('Blue') && !materials.includes('leather'),
    );
    const mentionedItem = conversation.shown[index];
    await conversation.say(`more like number ${String(index + 1)}, in blue and without leather`);
    expect(conversation.shown.map(({ id }) => id)).toEqual([mentionedItem?.id]);
    expect(conversation.findings.relaxations).toEqual(['Nothing else fits all of that, so the piece itself is shown.']);
  });
});

describe('a present', () => {
  it('is still one in the next turn', async () => {
    const conversation = talk();
    await conversation.say('a gift for my aunt');
    await conversation.say('under 100');
    expect(
      conversation.shown.slice(0, 3).every(({ kind }) => ['scarf', 'bag', 'cardigan', 'sweater'].includes(kind)),
    ).toBe(true);
  });

  it('is what somebody is into', async () => {
    const conversation = talk();
    await conversation.say('gift for my nephew, into skating');
    expect(
      conversation.shown.slice(0, 5).filter(({ styles }) => styles.includes('Streetwear')).length,
    ).toBeGreaterThanOrEqual(4);
  });
});

describe('a suit', () => {
  it('for an interview is no tuxedo', async () => {
    const conversation = talk();
    await conversation.say('suit for a job interview, nothing too flashy, for men');
    expect(
      conversation.shown
        .slice(0, 4)
        .some(({ shortDescription, subkind }) => /tuxedo|dinner/iu.test(`${shortDescription} ${subkind}`)),
    ).toBe(false);
  });
});

describe('a question of what it does', () => {
  it('is answered by what it is, not by any word of the text', async () => {
    const conversation = talk();
    await conversation.say('raincoat for women');
    await conversation.say('will it keep me dry?');
    expect(conversation.reply).not.toMatch(/silver line of rain/u);
  });
});
