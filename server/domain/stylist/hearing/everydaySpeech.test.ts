import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';

const { talk } = openTestShop();

describe('what is refused', () => {
  it('is a thing of which there is too much already', async () => {
    const conversation = talk();
    await conversation.say('scarves for women');
    const { refinedQuery, filters } = await conversation.say('not beige, she has so much beige');
    expect(filters.color).toEqual([]);
    expect(refinedQuery).toContain('no beige');
  });

  it('is a cloth that is too hot or too stiff', async () => {
    const conversation = talk();
    await conversation.say('a bag');
    const { refinedQuery } = await conversation.say('leather is too hot, something woven');
    expect(refinedQuery).toContain('no leather');
    expect(refinedQuery).not.toMatch(/(?<!no )leather/u);
    expect((await conversation.say('the first one is too formal')).refinedQuery).not.toContain('no first');
  });

  it('is all that stands behind "or anything"', async () => {
    const conversation = talk();
    await conversation.say('tee for men');
    const { refinedQuery } = await conversation.say('no skulls or anything gothic lol');
    expect(refinedQuery).toContain('no gothic');
    expect(refinedQuery).not.toMatch(/(?<!no )gothic/u);
  });

  it('is the narrow cut and not the wide one that is named after it', async () => {
    const conversation = talk();
    await conversation.say('jeans for women');
    const { refinedQuery } = await conversation.say('not skinny, straight or wide leg');
    expect(refinedQuery).toContain('no skinny');
    expect(refinedQuery).not.toContain('no wide leg');
    expect(refinedQuery).toContain('wide leg');
    expect((await conversation.say('nothing floral, striped or checked')).refinedQuery).toMatch(
      /no floral; no striped; no checked/u,
    );
  });

  it('is said of nouns as of nouns', async () => {
    const conversation = talk();
    await conversation.say('a bag');
    await conversation.say('no logos');
    expect(conversation.reply).not.toMatch(/nothing logos/u);
  });
});

describe('a size', () => {
  it('is not what is small about a wardrobe or an earring', async () => {
    expect((await talk().say('help me build a small work wardrobe')).filters.size).toEqual([]);
    const conversation = talk();
    await conversation.say('earrings for a party');
    expect((await conversation.say('gold only, small')).filters.size).toEqual([]);
  });

  it('of shoes and bags is no letter', async () => {
    const conversation = talk();
    await conversation.say('black boots');
    expect((await conversation.say('size 8')).filters.size).toEqual([]);
    expect(conversation.reply).toMatch(/in size US 8/u);
    expect((await conversation.say('a dress in size 8')).filters.size).toEqual(['M']);
  });

  it('asked for by number is answered', async () => {
    const shoes = talk();
    await shoes.say('sneakers');
    const result = await shoes.say('do they come in a 9?');
    expect(result.intent).toBe('answer');
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
    async (message) => {
      const conversation = talk();
      await conversation.say('coat for women');
      await conversation.say(message);
      expect(conversation.filters.priceRangeMax).toBe(600);
      expect(conversation.filters.priceRangeMin).toBeNull();
    },
  );

  it('is heard behind a question that wants no answer', async () => {
    const conversation = talk();
    await conversation.say('dress for women under 100');
    const { intent } = await conversation.say('is that all? ok 200 then');
    expect(intent).toBe('search');
    expect(conversation.filters.priceRangeMax).toBe(200);
  });
});

describe('dismay', () => {
  it.each(['thats ugly', 'these are awful', 'is that all?'])('asks for others: "%s"', async (message) => {
    const conversation = talk();
    await conversation.say('boots');
    const [itemBefore] = conversation.shown;
    expect((await conversation.say(message)).intent).toBe('search');
    expect(conversation.shown[0]?.id).not.toBe(itemBefore?.id);
  });
});

describe('a part of a garment', () => {
  it('is not a garment of its own', async () => {
    const conversation = talk();
    await conversation.say('winter coat for women');
    const { refinedQuery } = await conversation.say('ok no hood then. with a belt?');
    expect(refinedQuery).toMatch(/coat/u);
    expect(refinedQuery).toMatch(/belted/u);
  });

  it('that was asked for and may go is no longer asked for', async () => {
    const conversation = talk();
    await conversation.say('leather jacket');
    expect((await conversation.say('ok drop the leather')).refinedQuery).not.toContain('leather');
    expect(conversation.reply).toMatch(/no longer in leather/u);
    await conversation.say('in wool');
    await conversation.say('ok forget wool');
    expect(conversation.reply).not.toMatch(/welcome again/u);
  });
});

describe('going back', () => {
  it('asks what follows of the pieces gone back to', async () => {
    const conversation = talk();
    await conversation.say('dress for women for a wedding');
    await conversation.say('a bag to go with it');
    const { refinedQuery } = await conversation.say('back to the dresses, which of them is linen or cotton?');
    expect(refinedQuery).toMatch(/dress/u);
    expect(refinedQuery).not.toMatch(/bag/u);
    expect(conversation.shown.slice(0, 3).every(({ kind }) => kind === 'dress')).toBe(true);
  });

  it('is meant by "again"', async () => {
    const conversation = talk();
    await conversation.say('a silky top for a date, in black');
    await conversation.say('what jeans go with that');
    const { refinedQuery, filters } = await conversation.say('show me the tops again');
    expect(refinedQuery).toMatch(/silky/u);
    expect(filters.color).toEqual(['Black']);
  });
});

describe('a question', () => {
  it('between two is answered with the fact', async () => {
    const conversation = talk();
    await conversation.say('winter coat');
    await conversation.say('is the first one wool or synthetic?');
    expect(conversation.reply).not.toMatch(/^(?:sorry, no|afraid not|yep|good news)/iu);
    expect(conversation.reply).toContain(conversation.shown[0]?.materials[0] ?? '');
  });

  it('for it in a deeper color looks for such', async () => {
    const conversation = talk();
    await conversation.say('dress for women for a garden wedding');
    const { intent, refinedQuery } = await conversation.say(
      'the second one is lovely, do you have it in a deeper colour?',
    );
    expect(intent).toBe('search');
    expect(refinedQuery).toMatch(/dark/u);
  });

  it('about what is not sold is not an errand for it', async () => {
    const conversation = talk();
    await conversation.say('dress for women');
    expect((await conversation.say('can I wear the first one with a bra?')).intent).toBe('answer');
  });
});

describe('the first words of a turn', () => {
  it.each([
    ['high rise and some stretch', /high rise/u],
    ['yoga pants then', /yoga pants/u],
  ])('are no greeting in "%s"', async (message, wishedPattern) => {
    const conversation = talk();
    await conversation.say('jeans for women');
    expect((await conversation.say(message)).refinedQuery).toMatch(wishedPattern);
  });

  it('are no piece for a part that its name has too', async () => {
    const currentTalk = talk();
    await currentTalk.say('a top for women');
    const { refinedQuery, conversation } = await currentTalk.say('v-neck, nothing sleeveless');
    expect(refinedQuery).toMatch(/v neck/u);
    expect(conversation.leads.likeItemIds).toEqual([]);
  });
});

describe('a likeness', () => {
  it('leaves the cut to the words where they name one', async () => {
    const conversation = talk();
    await conversation.say('comfy leggings or joggers for running errands, grey or black');
    const index = conversation.shown.findIndex(({ kind }) => kind === 'leggings');
    await conversation.say(`more like number ${String(index + 1)} but looser`);
    expect(conversation.shown.slice(0, 3).some(({ fit }) => fit === 'skinny')).toBe(false);
  });
});

describe('what is meant', () => {
  it('by a jacket to throw over it is a jacket', async () => {
    const conversation = talk();
    await conversation.say('tee for men');
    const { refinedQuery } = await conversation.say('what jacket would you throw over that');
    expect(refinedQuery).toMatch(/jacket/u);
    expect(refinedQuery).not.toMatch(/cardigan|blazer/u);
  });

  it('by a birthday present is no birthday', async () => {
    const conversation = talk();
    await conversation.say('looking for a birthday present for my mum');
    expect(conversation.conversation.wish.some(({ facet }) => facet === 'occasion')).toBe(false);
    expect(
      conversation.shown.slice(0, 4).every(({ kind }) => ['scarf', 'bag', 'cardigan', 'sweater', 'hat'].includes(kind)),
    ).toBe(true);
  });

  it('by weeks somewhere is a holiday', async () => {
    expect((await talk().say('need a bag for two weeks in greece')).refinedQuery).toBe('bag, holiday');
  });

  it('by cheerful is bright', async () => {
    const conversation = talk();
    await conversation.say('scarf for women');
    expect((await conversation.say('something more cheerful')).refinedQuery).toMatch(/bright/u);
  });
});

describe('another garment', () => {
  it('that begins with "and" is for the same occasion', async () => {
    const conversation = talk();
    await conversation.say('navy blazer for work');
    const { refinedQuery, filters } = await conversation.say('and loafers to finish');
    expect(refinedQuery).toMatch(/loafers, work/u);
    expect(filters.color).toEqual([]);
  });

  it('in the same size is no likeness', async () => {
    const conversation = talk();
    await conversation.say('dark wash jeans in size 18');
    await conversation.say('ok and a top that doesn’t cling, for the same size');
    expect(conversation.conversation.leads.likeItemIds).toEqual([]);
    expect(conversation.filters).toMatchObject({ size: ['XL'], color: [] });
    expect(conversation.conversation.wish.some(({ stance, words }) => stance === 'lessOf' && words === 'fitted')).toBe(
      true,
    );
  });

  it('is not shiny where it is patent leather', async () => {
    const conversation = talk();
    await conversation.say('black boots');
    await conversation.say('ugh too shiny');
    expect(conversation.shown.slice(0, 2).some(({ materials }) => materials.includes('patent leather'))).toBe(false);
  });
});

describe('for whom', () => {
  it('is hinted at by a dress among what is wished for, and by nothing else', async () => {
    const conversation = talk();
    await conversation.say('dinner in october: a dress, or nice trousers and a top');
    const isForMen = ({ genders }: { readonly genders: readonly string[] }): boolean =>
      genders.length === 1 && genders[0] === 'Men';
    expect(conversation.shown.length).toBeGreaterThan(20);
    expect(conversation.shown.some(isForMen)).toBe(false);
    expect(conversation.filters.gender).toEqual([]);
    await conversation.say('and shoes');
    expect(conversation.shown.some(isForMen)).toBe(false);
    await conversation.say('start over. trousers');
    expect(conversation.shown.some(isForMen)).toBe(true);
  });

  it('says nothing of a bag that others are to be like', async () => {
    const conversation = talk();
    await conversation.say('canvas bag');
    const index = conversation.shown.findIndex(({ genders }) => genders.length === 1 && genders[0] === 'Men');
    await conversation.say(`more like number ${String(index + 1)} but in blue`);
    expect(conversation.findings.relaxations).toEqual([]);
    expect(conversation.shown.some(({ genders }) => genders[0] === 'Women')).toBe(true);
  });

  it('is known from the piece that others are to go with', async () => {
    const conversation = talk();
    await conversation.say('dress for a garden wedding');
    await conversation.say('what shoes would go with the first one?');
    expect(conversation.filters.gender).toEqual(['Women']);
    expect(conversation.shown.every(({ genders }) => !(genders.length === 1 && genders[0] === 'Men'))).toBe(true);
  });
});
