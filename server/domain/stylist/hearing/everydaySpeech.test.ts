import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('what is refused', () => {
  it('is a thing of which there is too much already', async () => {
    const held = talk();
    await held.say('scarves for women');
    const { refinedQuery, filters } = await held.say('not beige, she has so much beige');
    expect(filters.color).toEqual([]);
    expect(refinedQuery).toContain('no beige');
  });

  it('is a cloth that is too hot or too stiff', async () => {
    const held = talk();
    await held.say('a bag');
    const { refinedQuery } = await held.say('leather is too hot, something woven');
    expect(refinedQuery).toContain('no leather');
    expect(refinedQuery).not.toMatch(/(?<!no )leather/u);
    expect((await held.say('the first one is too formal')).refinedQuery).not.toContain('no first');
  });

  it('is all that stands behind "or anything"', async () => {
    const held = talk();
    await held.say('tee for men');
    const { refinedQuery } = await held.say('no skulls or anything gothic lol');
    expect(refinedQuery).toContain('no gothic');
    expect(refinedQuery).not.toMatch(/(?<!no )gothic/u);
  });

  it('is the narrow cut and not the wide one that is named after it', async () => {
    const held = talk();
    await held.say('jeans for women');
    const { refinedQuery } = await held.say('not skinny, straight or wide leg');
    expect(refinedQuery).toContain('no skinny');
    expect(refinedQuery).not.toContain('no wide leg');
    expect(refinedQuery).toContain('wide leg');
    expect((await held.say('nothing floral, striped or checked')).refinedQuery).toMatch(
      /no floral; no striped; no checked/u,
    );
  });

  it('is said of nouns as of nouns', async () => {
    const held = talk();
    await held.say('a bag');
    await held.say('no logos');
    expect(held.reply).not.toMatch(/nothing logos/u);
  });
});

describe('a size', () => {
  it('is not what is small about a wardrobe or an earring', async () => {
    expect((await talk().say('help me build a small work wardrobe')).filters.size).toEqual([]);
    const held = talk();
    await held.say('earrings for a party');
    expect((await held.say('gold only, small')).filters.size).toEqual([]);
  });

  it('of shoes and bags is no letter', async () => {
    const held = talk();
    await held.say('black boots');
    expect((await held.say('size 8')).filters.size).toEqual([]);
    expect(held.reply).toMatch(/in size US 8/u);
    expect((await held.say('a dress in size 8')).filters.size).toEqual(['M']);
  });

  it('asked for by number is answered', async () => {
    const shoes = talk();
    await shoes.say('sneakers');
    const asked = await shoes.say('do they come in a 9?');
    expect(asked.intent).toBe('answer');
    expect(shoes.reply).toMatch(/In US 9 there/u);
    const jeans = talk();
    await jeans.say('jeans for women');
    await jeans.say('which of these come in 18?');
    expect(jeans.reply).toMatch(/In XL there|None of these/u);
  });
});

describe('a sum', () => {
  it.each(['I have about 600 in all', 'I’ve got 600 to spend', 'whats wrong w my budget its 600'])(
    'bounds in "%s"',
    async (said) => {
      const held = talk();
      await held.say('coat for women');
      await held.say(said);
      expect(held.filters.priceRangeMax).toBe(600);
      expect(held.filters.priceRangeMin).toBeNull();
    },
  );

  it('is heard behind a question that wants no answer', async () => {
    const held = talk();
    await held.say('dress for women under 100');
    const { intent } = await held.say('is that all? ok 200 then');
    expect(intent).toBe('search');
    expect(held.filters.priceRangeMax).toBe(200);
  });
});

describe('dismay', () => {
  it.each(['thats ugly', 'these are awful', 'is that all?'])('asks for others: "%s"', async (said) => {
    const held = talk();
    await held.say('boots');
    const [before] = held.shown;
    expect((await held.say(said)).intent).toBe('search');
    expect(held.shown[0]?.id).not.toBe(before?.id);
  });
});

describe('a part of a garment', () => {
  it('is not a garment of its own', async () => {
    const held = talk();
    await held.say('winter coat for women');
    const { refinedQuery } = await held.say('ok no hood then. with a belt?');
    expect(refinedQuery).toMatch(/coat/u);
    expect(refinedQuery).toMatch(/belted/u);
  });

  it('that was asked for and may go is no longer asked for', async () => {
    const held = talk();
    await held.say('leather jacket');
    expect((await held.say('ok drop the leather')).refinedQuery).not.toContain('leather');
    expect(held.reply).toMatch(/no longer in leather/u);
    await held.say('in wool');
    await held.say('ok forget wool');
    expect(held.reply).not.toMatch(/welcome again/u);
  });
});

describe('going back', () => {
  it('asks what follows of the pieces gone back to', async () => {
    const held = talk();
    await held.say('dress for women for a wedding');
    await held.say('a bag to go with it');
    const { refinedQuery } = await held.say('back to the dresses, which of them is linen or cotton?');
    expect(refinedQuery).toMatch(/dress/u);
    expect(refinedQuery).not.toMatch(/bag/u);
    expect(held.shown.slice(0, 3).every(({ kind }) => kind === 'dress')).toBe(true);
  });

  it('is meant by "again"', async () => {
    const held = talk();
    await held.say('a silky top for a date, in black');
    await held.say('what jeans go with that');
    const { refinedQuery, filters } = await held.say('show me the tops again');
    expect(refinedQuery).toMatch(/silky/u);
    expect(filters.color).toEqual(['Black']);
  });
});

describe('a question', () => {
  it('between two is answered with the fact', async () => {
    const held = talk();
    await held.say('winter coat');
    await held.say('is the first one wool or synthetic?');
    expect(held.reply).not.toMatch(/^(?:sorry, no|afraid not|yep|good news)/iu);
    expect(held.reply).toContain(held.shown[0]?.materials[0] ?? '');
  });

  it('for it in a deeper color looks for such', async () => {
    const held = talk();
    await held.say('dress for women for a garden wedding');
    const { intent, refinedQuery } = await held.say('the second one is lovely, do you have it in a deeper colour?');
    expect(intent).toBe('search');
    expect(refinedQuery).toMatch(/dark/u);
  });

  it('about what is not sold is not an errand for it', async () => {
    const held = talk();
    await held.say('dress for women');
    expect((await held.say('can I wear the first one with a bra?')).intent).toBe('answer');
  });
});

describe('the first words of a turn', () => {
  it.each([
    ['high rise and some stretch', /high rise/u],
    ['yoga pants then', /yoga pants/u],
  ])('are no greeting in "%s"', async (said, wished) => {
    const held = talk();
    await held.say('jeans for women');
    expect((await held.say(said)).refinedQuery).toMatch(wished);
  });

  it('are no piece for a part that its name has too', async () => {
    const held = talk();
    await held.say('a top for women');
    const { refinedQuery, conversation } = await held.say('v-neck, nothing sleeveless');
    expect(refinedQuery).toMatch(/v neck/u);
    expect(conversation.leads.likeItemIds).toEqual([]);
  });
});

describe('a likeness', () => {
  it('leaves the cut to the words where they name one', async () => {
    const held = talk();
    await held.say('comfy leggings or joggers for running errands, grey or black');
    const at = held.shown.findIndex(({ kind }) => kind === 'leggings');
    await held.say(`more like number ${String(at + 1)} but looser`);
    expect(held.shown.slice(0, 3).some(({ fit }) => fit === 'skinny')).toBe(false);
  });
});

describe('what is meant', () => {
  it('by a jacket to throw over it is a jacket', async () => {
    const held = talk();
    await held.say('tee for men');
    const { refinedQuery } = await held.say('what jacket would you throw over that');
    expect(refinedQuery).toMatch(/jacket/u);
    expect(refinedQuery).not.toMatch(/cardigan|blazer/u);
  });

  it('by a birthday present is no birthday', async () => {
    const held = talk();
    await held.say('looking for a birthday present for my mum');
    expect(held.conversation.wish.some(({ facet }) => facet === 'occasion')).toBe(false);
    expect(
      held.shown.slice(0, 4).every(({ kind }) => ['scarf', 'bag', 'cardigan', 'sweater', 'hat'].includes(kind)),
    ).toBe(true);
  });

  it('by weeks somewhere is a holiday', async () => {
    expect((await talk().say('need a bag for two weeks in greece')).refinedQuery).toBe('bag, holiday');
  });

  it('by cheerful is bright', async () => {
    const held = talk();
    await held.say('scarf for women');
    expect((await held.say('something more cheerful')).refinedQuery).toMatch(/bright/u);
  });
});

describe('another garment', () => {
  it('that begins with "and" is for the same occasion', async () => {
    const held = talk();
    await held.say('navy blazer for work');
    const { refinedQuery, filters } = await held.say('and loafers to finish');
    expect(refinedQuery).toMatch(/loafers, work/u);
    expect(filters.color).toEqual([]);
  });

  it('in the same size is no likeness', async () => {
    const held = talk();
    await held.say('dark wash jeans in size 18');
    await held.say('ok and a top that doesn’t cling, for the same size');
    expect(held.conversation.leads.likeItemIds).toEqual([]);
    expect(held.filters).toMatchObject({ size: ['XL'], color: [] });
    expect(held.conversation.wish.some(({ stance, words }) => stance === 'lessOf' && words === 'fitted')).toBe(true);
  });

  it('is not shiny where it is patent leather', async () => {
    const held = talk();
    await held.say('black boots');
    await held.say('ugh too shiny');
    expect(held.shown.slice(0, 2).some(({ materials }) => materials.includes('patent leather'))).toBe(false);
  });
});

describe('for whom', () => {
  it('is hinted at by a dress among what is wished for, and by nothing else', async () => {
    const held = talk();
    await held.say('dinner in october: a dress, or nice trousers and a top');
    const isForMen = ({ genders }: { readonly genders: readonly string[] }): boolean =>
      genders.length === 1 && genders[0] === 'Men';
    expect(held.shown.length).toBeGreaterThan(20);
    expect(held.shown.some(isForMen)).toBe(false);
    expect(held.filters.gender).toEqual([]);
    await held.say('and shoes');
    expect(held.shown.some(isForMen)).toBe(false);
    await held.say('start over. trousers');
    expect(held.shown.some(isForMen)).toBe(true);
  });

  it('says nothing of a bag that others are to be like', async () => {
    const held = talk();
    await held.say('canvas bag');
    const at = held.shown.findIndex(({ genders }) => genders.length === 1 && genders[0] === 'Men');
    await held.say(`more like number ${String(at + 1)} but in blue`);
    expect(held.findings.relaxations).toEqual([]);
    expect(held.shown.some(({ genders }) => genders[0] === 'Women')).toBe(true);
  });

  it('is known from the piece that others are to go with', async () => {
    const held = talk();
    await held.say('dress for a garden wedding');
    await held.say('what shoes would go with the first one?');
    expect(held.filters.gender).toEqual(['Women']);
    expect(held.shown.every(({ genders }) => !(genders.length === 1 && genders[0] === 'Men'))).toBe(true);
  });
});
