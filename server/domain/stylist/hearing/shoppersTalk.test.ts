import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('of the shopper', () => {
  it.each([
    ['dinner in october, I’m a 20', ['XXL']],
    ['a dress, she wears a 12', ['L']],
    ['I’m a 20 year old student, jeans', []],
  ])('a size is heard in "%s"', async (said, size) => {
    expect((await talk().say(said)).filters.size).toEqual(size);
  });

  it.each([
    ['I hate my arms', /long sleeves/u],
    ['something to hide my tummy', /loose fit/u],
  ])('what is to be covered is heard in "%s"', async (said, wished) => {
    const held = talk();
    await held.say('dress for a dinner');
    expect((await held.say(said)).refinedQuery).toMatch(wished);
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
    const held = talk();
    await held.say('waterproof jacket with a hood for women');
    await held.say('something brighter');
    expect(held.shown[0]?.colors).not.toContain('Black');
    const { intent } = await held.say('more colour');
    expect(intent).toBe('search');
  });

  it('asked about are not taken for weight', async () => {
    const held = talk();
    await held.say('navy suit for men');
    await held.say('do you have that in light blue');
    expect(held.reply).toMatch(/listed in/u);
  });

  it('of one are none of a pattern, and "not like that" is no likeness', async () => {
    const held = talk();
    await held.say('trousers for a party');
    const { conversation, refinedQuery } = await held.say('no not like that, one colour');
    expect(conversation.leads.likeItemIds).toEqual([]);
    expect(refinedQuery).toMatch(/one colour/u);
    expect(held.shown.slice(0, 5).every(({ pattern }) => pattern === 'plain')).toBe(true);
  });
});

describe('what goes with a piece', () => {
  it('is looked for where it is to go under it', async () => {
    const held = talk();
    await held.say('navy suit for men');
    const { intent, refinedQuery } = await held.say('what shirt goes under it');
    expect(intent).toBe('search');
    expect(refinedQuery).toMatch(/^shirt/u);
    expect(held.conversation.leads.goesWith).toContain('Blue');
  });

  it('is told where it is to go on top', async () => {
    const held = talk();
    await held.say('velvet dress');
    const { companionsOf } = await held.say('what would I wear on top if its cold');
    expect(companionsOf).toBe(held.shown[0]?.id);
  });

  it('over a swimsuit is no blazer', async () => {
    const held = talk();
    await held.say('a swimsuit');
    await held.say('something to throw over it at the pool bar');
    expect(held.shown.slice(0, 5).some(({ kind }) => ['blazer', 'cardigan', 'jacket'].includes(kind))).toBe(false);
  });
});

describe('what was turned down', () => {
  it('leaves hoodies on sale, and is said to be all there is', async () => {
    const held = talk();
    await held.say('hoodie for men under 60');
    expect(held.shown.length).toBe(1);
    await held.say('not that one');
    expect(held.reply).not.toMatch(/don’t have any|No hoodies in this shop/u);
    expect((await held.say('does the first come in small')).intent).not.toBe('search');
  });

  it('takes the model with it', async () => {
    const held = talk();
    await held.say('waterproof jacket for women');
    const [model] = held.shown;
    await held.say('like the first but lighter');
    await held.say('ok what else do you have');
    expect(held.shown.some(({ id }) => id === model?.id)).toBe(false);
  });

  it('goes as far as the last step back', async () => {
    const held = talk();
    await held.say('trousers');
    await held.say('in satin');
    const { refinedQuery } = await held.say('nah go back');
    expect(refinedQuery).toBe('trousers');
  });
});

describe('"cheaper" than the cheapest', () => {
  it('holds no longer than the turn that found nothing by it', async () => {
    const held = talk();
    await held.say('a bag, cheapest first');
    await held.say('more like the first one but cheaper');
    expect(held.shown).toEqual([]);
    await held.say('a satchel then');
    expect(held.filters.priceRangeMax).toBeNull();
    expect(held.shown.length).toBeGreaterThan(0);
  });
});

describe('a model', () => {
  it('is shown itself where nothing else fits what came after', async () => {
    const held = talk();
    await held.say('a canvas bag');
    const at = held.shown.findIndex(
      ({ colors, materials }) => colors.includes('Blue') && !materials.includes('leather'),
    );
    const model = held.shown[at];
    await held.say(`more like number ${String(at + 1)}, in blue and without leather`);
    expect(held.shown.map(({ id }) => id)).toEqual([model?.id]);
    expect(held.findings.relaxations).toEqual(['Nothing else fits all of that, so the piece itself is shown.']);
  });
});

describe('a present', () => {
  it('is still one in the next turn', async () => {
    const held = talk();
    await held.say('a gift for my aunt');
    await held.say('under 100');
    expect(held.shown.slice(0, 3).every(({ kind }) => ['scarf', 'bag', 'cardigan', 'sweater'].includes(kind))).toBe(
      true,
    );
  });

  it('is what somebody is into', async () => {
    const held = talk();
    await held.say('gift for my nephew, into skating');
    expect(held.shown.slice(0, 5).filter(({ styles }) => styles.includes('Streetwear')).length).toBeGreaterThanOrEqual(
      4,
    );
  });
});

describe('a suit', () => {
  it('for an interview is no tuxedo', async () => {
    const held = talk();
    await held.say('suit for a job interview, nothing too flashy, for men');
    expect(
      held.shown
        .slice(0, 4)
        .some(({ shortDescription, subkind }) => /tuxedo|dinner/iu.test(`${shortDescription} ${subkind}`)),
    ).toBe(false);
  });
});

describe('a question of what it does', () => {
  it('is answered by what it is, not by any word of the text', async () => {
    const held = talk();
    await held.say('raincoat for women');
    await held.say('will it keep me dry?');
    expect(held.reply).not.toMatch(/silver line of rain/u);
  });
});
