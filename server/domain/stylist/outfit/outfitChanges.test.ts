import { describe, expect, it } from 'vitest';
import { openTestShop } from '../../../../tests/support/testShop.ts';
import type { Talk } from '../../../../tests/support/stylist.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { getFormality } from '../../outfits/OutfitPiece.ts';

const { talk } = openTestShop();

const piecesOf = ({ findings }: Talk): readonly CatalogueItem[] =>
  (findings.outfit?.pieces ?? []).map(({ item }) => item);
const idsOf = (held: Talk): readonly string[] => piecesOf(held).map(({ id }) => id);
const ofSlot = ({ findings }: Talk, slot: string): CatalogueItem | undefined =>
  findings.outfit?.pieces.find((piece) => piece.slot === slot)?.item;

async function hold(...said: readonly string[]): Promise<Talk> {
  const held = talk();
  for (const words of said) await held.say(words);
  return held;
}

const OFFICE = 'put together an office outfit for a woman, with a bag';

describe('others of what the outfit has', () => {
  it.each([
    "I don't like these shoes, show me other ones",
    'the shoes are ugly, show me something else',
    'show me other shoes',
    'these shoes are not for me, do you have others?',
  ])('replace the piece, which can be put back: %s', async (said) => {
    const held = await hold(OFFICE);
    const before = idsOf(held);
    await held.say(said);
    expect(idsOf(held)).toHaveLength(before.length);
    expect(idsOf(held).filter((id) => !before.includes(id))).toEqual([ofSlot(held, 'shoes')?.id]);
    await held.say('no, put the first shoes back');
    expect(idsOf(held)).toEqual(before);
  });

  it.each(['show me other umbrellas', 'show me other scarves', 'show me black dresses'])(
    'are a list where the outfit has none: %s',
    async (said) => {
      const held = await hold(OFFICE, said);
      expect(held.findings.outfit).toBeUndefined();
    },
  );
});

describe('an outfit that nobody calls so', () => {
  it.each([
    "my best friend's wedding is in May and I've 300 for everything",
    'our anniversary is on Saturday, a nice restaurant, I am a man',
    'what on earth do I wear to a christening?',
    'need two weeks of looks for my new office job, 700 in all',
  ])('is composed: %s', async (said) => {
    const held = await hold(said);
    expect(piecesOf(held).length).toBeGreaterThan(2);
  });

  it.each(['something for a wedding in May', 'black tie gala in march', 'my wife needs a present for her birthday'])(
    'is not guessed where single pieces are looked for: %s',
    async (said) => {
      const held = await hold(said);
      expect(held.conversation.outfit).toBeNull();
    },
  );

  it('gives way to the one garment that is asked for then', async () => {
    const held = await hold('my brother gets married in June and I have no idea what to wear', 'midi dresses only');
    expect(held.findings.outfit).toBeUndefined();
    expect(held.shown.filter(({ kind }) => kind === 'dress').length).toBeGreaterThan(2);
  });

  it('is built around a piece of a list', async () => {
    const held = await hold('linen trousers for men');
    const second = held.shown[1]!;
    await held.say('the second one is great, build an outfit around it');
    expect(idsOf(held)).toContain(second.id);
    expect(ofSlot(held, 'shoes')).toBeDefined();
  });
});

describe('the sum for all pieces', () => {
  it.each([
    ['interview outfit, guy, 24, first job, 250 bucks max including shoes', 25_000],
    ["I'm a woman of 61 and need an outfit for a garden party, below 300 dollars", 30_000],
    ["evening outfit for a man, 6'2 and slim, 400 dollars for everything", 40_000],
  ])('is no age and no height: %s', async (said, cents) => {
    const held = await hold(said);
    expect(held.conversation.outfit?.budgetCents).toBe(cents);
    expect(held.findings.outfit?.totalCents).toBeLessThanOrEqual(cents);
  });

  it('is held by plainer pieces where those that suit best cost more', async () => {
    const held = await hold('interview outfit for a man, 180 dollars for everything');
    expect(held.findings.outfit?.totalCents).toBeLessThanOrEqual(18_000);
  });

  it('is said to be missed, and by what', async () => {
    const held = await hold('wedding outfit for a man, 250 for everything', 'black leather shoes please');
    if ((held.findings.outfit?.totalCents ?? 0) > 25_000) expect(held.reply).toMatch(/over your \$250\. .*costs less/u);
  });
});

describe('a step that is taken back', () => {
  it('brings the piece back that was there', async () => {
    const held = await hold(OFFICE);
    const shoes = ofSlot(held, 'shoes');
    await held.say('different shoes please');
    expect(ofSlot(held, 'shoes')?.id).not.toBe(shoes?.id);
    await held.say('no, put the old shoes back');
    expect(ofSlot(held, 'shoes')?.id).toBe(shoes?.id);
  });

  it('brings back what was left out', async () => {
    const held = await hold(OFFICE);
    const bag = ofSlot(held, 'bag');
    await held.say('no bag');
    await held.say('hm, I want the bag back');
    expect(ofSlot(held, 'bag')?.id).toBe(bag?.id);
  });

  it.each(['undo that', 'go back', 'I want it as it was', 'the previous outfit was better'])(
    'brings back the outfit: %s',
    async (said) => {
      const held = await hold(OFFICE);
      const before = idsOf(held);
      await held.say('a lot cheaper');
      expect(idsOf(held)).not.toEqual(before);
      await held.say(said);
      expect(idsOf(held)).toEqual(before);
    },
  );

  it('goes back step by step', async () => {
    const held = await hold(OFFICE);
    const first = idsOf(held);
    await held.say('another bag');
    await held.say('other shoes');
    await held.say('undo');
    await held.say('undo that too');
    expect(idsOf(held)).toEqual(first);
  });
});

describe('an outfit that other garments took the place of', () => {
  it('is meant where only it has the garment', async () => {
    const held = await hold('outfit for a job interview, man', 'show me ties');
    expect(held.findings.outfit).toBeUndefined();
    await held.say('make the trousers gray');
    expect(ofSlot(held, 'bottom')?.colors).toContain('Gray');
  });

  it('is what everything means', async () => {
    const held = await hold(OFFICE);
    const ids = idsOf(held);
    await held.say('show me scarves');
    await held.say('what does everything come to?');
    expect(idsOf(held)).toEqual(ids);
  });
});

describe('what is said of an outfit', () => {
  it('exchanges what is liked less', async () => {
    const held = await hold(OFFICE, 'I would prefer a skirt to the trousers');
    expect(ofSlot(held, 'bottom')?.kind).toBe('skirt');
    await held.say('I like dresses more');
    expect(ofSlot(held, 'fullBody')?.kind).toBe('dress');
  });

  it('owns all that is listed', async () => {
    const held = await hold(OFFICE, 'I have my own black loafers and a brown handbag');
    expect(held.findings.outfit?.owned.map(({ slot }) => slot).toSorted()).toEqual(['bag', 'shoes']);
  });

  it('is for whom it turns out to be', async () => {
    const held = await hold('outfit for the office', "I'm a man by the way");
    expect(piecesOf(held).every(({ genders }) => genders.includes('Men') || genders.includes('Unisex'))).toBe(true);
    expect(held.findings.outfit).toBeDefined();
  });

  it('is counted', async () => {
    const held = await hold('capsule for 5 days in Oslo in october, men', 'how many looks is that?');
    expect(held.reply).toMatch(/pieces make \w+ outfits/u);
    await held.say('and how many shoes are in it?');
    expect(held.reply).toMatch(/^(?:One|Two|Three): /u);
  });
});

describe('an outfit for a funeral', () => {
  it('is quiet, and is spoken of quietly', async () => {
    const held = await hold("my uncle's funeral is on Monday and I have nothing to wear, I'm a man");
    expect(held.reply).toMatch(/^I’m sorry for your loss\./u);
    const [top] = [ofSlot(held, 'under') ?? ofSlot(held, 'top')];
    expect(getFormality(top!)).toBeGreaterThan(0.45);
    expect(piecesOf(held).some(({ colors }) => colors.includes('Red') || colors.includes('Pink'))).toBe(false);
  });
});

describe('an outfit stays the subject', () => {
  it('after a turn that did nothing to it', async () => {
    const held = await hold(OFFICE, 'it is so cold in here lol', 'and a green scarf');
    expect(piecesOf(held).map(({ kind }) => kind)).toContain('scarf');
  });

  it.each(['save', 'perfect, keep it as it is', 'Lovely. Hold on to this look for me.', 'Great! Save everything'])(
    'and is kept as a whole: %s',
    async (said) => {
      const held = await hold(OFFICE);
      const ids = idsOf(held);
      await held.say(said);
      expect(held.actions.flatMap(({ itemIds }) => itemIds)).toEqual(ids);
    },
  );

  it('and its total is told against the budget', async () => {
    const held = await hold(`${OFFICE}, 700 for everything`, 'are we still under budget?');
    expect(held.reply).toMatch(/\$\d+/u);
    expect(held.findings.outfit).toBeDefined();
  });
});

describe('what is said of single pieces', () => {
  it('takes away what all of them have', async () => {
    const held = await hold('capsule for 6 days in Crete in july, women', 'all of these tops are sleeveless');
    expect(held.conversation.outfit?.words).toContain('no sleeveless');
  });

  it('leaves alone what is not to be touched', async () => {
    const held = await hold('outfit for the office for a man in january, cold there');
    const shoes = ofSlot(held, 'shoes');
    await held.say("make it cheaper but don't touch the shoes");
    expect(ofSlot(held, 'shoes')?.id).toBe(shoes?.id);
  });

  it('reads no date as a sum, and no use of a piece as an own one', async () => {
    const held = await hold('outfit for christmas, woman, 300 for everything', 'for the dinner of 24 something red');
    expect(held.conversation.outfit?.budgetCents).toBe(30_000);
    await held.say('can you add a bag for my phone and keys');
    expect(held.findings.outfit?.owned).toEqual([]);
  });
});

describe('a color alone', () => {
  it('is said of the piece that is seen first', async () => {
    const held = await hold('outfit for the office, woman, with a dress');
    const others = idsOf(held).filter((id) => id !== ofSlot(held, 'fullBody')?.id);
    await held.say('in blue then');
    expect(ofSlot(held, 'fullBody')?.colors).toContain('Blue');
    expect(idsOf(held)).toEqual(expect.arrayContaining(others));
  });

  it('describes the garment before it', async () => {
    const held = await hold(OFFICE, 'maybe a belt, brown, plain');
    const belt = piecesOf(held).find(({ kind }) => kind === 'belt');
    expect(belt === undefined || belt.colors.includes('Brown')).toBe(true);
    expect(held.conversation.outfit?.places.find(({ slot }) => slot === 'top')?.words ?? '').not.toContain('brown');
  });
});
