import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureCpuMs } from '../../../../tests/support/cpuTime.ts';
import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { Spelling } from '../../language/lexicon/spelling.ts';
import { MONEY_WORDS } from './money.ts';
import { understand } from './understand.ts';
import type { Wish } from './Wish.ts';

const spelling = new Spelling(FASHION_LEXICON, new Map(), MONEY_WORDS);
const readQuery = (query: string): Wish => understand(query, FASHION_LEXICON, spelling);
const readKinds = (query: string): string[] => readQuery(query).garments.flatMap(({ kinds }) => Object.keys(kinds));
const listWishes = (query: string): string[] =>
  readQuery(query).preferences.map(({ facet, label }) => `${facet}:${label}`);

const ITCHY_HAIR = ['mohair', 'camel hair'].map((name) => `material:${name}`);
const SOFT_HAIR = ['cashmere', 'alpaca'].map((name) => `material:${name}`);

describe('the garment', () => {
  it.each([
    ['a shirt to go with a grey suit', ['shirt']],
    ['dress for a wedding guest', ['dress']],
    ['I have a navy blazer and need trousers to go with it', ['trousers']],
    [
      'a top that goes with jeans or a skirt',
      ['tee', 'blouse', 'tank', 'camisole', 'shirt', 'polo', 'top', 'bodysuit'],
    ],
    ['a matching top and skirt', ['tee', 'blouse', 'tank', 'camisole', 'shirt', 'polo', 'top', 'bodysuit', 'skirt']],
    ['a bottom half in cream', ['trousers', 'jeans', 'skirt', 'shorts', 'leggings']],
    ['polo neck knitted dress', ['dress']],
    ['knit black dress', ['dress']],
    ['a maxi linen skirt', ['skirt']],
    ['black jeans, white tee', ['jeans', 'tee']],
    ['satin midi', ['dress', 'skirt']],
    ['something high-waisted', ['trousers', 'jeans', 'skirt', 'shorts', 'leggings']],
    ['something to keep the rain off', ['coat', 'jacket']],
    ['a thin layer', ['cardigan', 'blazer', 'jacket', 'sweater', 'hoodie', 'sweatshirt', 'waistcoat', 'coat']],
    ['something to layer under a blazer', ['tee', 'shirt', 'camisole', 'blouse', 'tank', 'polo', 'sweater']],
    ['suit separates: blazer', ['blazer']],
    ['vest for a wedding', ['waistcoat']],
    ['ribbed vest', ['tank']],
    ['vest', ['waistcoat', 'tank', 'gilet']],
    ['swim shorts', ['swim shorts', 'shorts']],
    ["I'd like a coat", ['coat']],
    ['ideas for a coat', ['coat']],
    ['shirt dress', ['dress']],
    ['suit trousers', ['trousers']],
    ['white shirt and black jeans', ['shirt', 'jeans']],
    ['jumper', ['sweater']],
    ['sleeveless blouse', ['blouse']],
    ['just the trousers from the suit', ['trousers']],
    ["need a new coat, mine is a black jacket and it's worn out", ['coat']],
    ['pants', ['trousers']],
    ['what is the dress code for the opera', []],
    ['a coat that would suit me', ['coat']],
    ['a roll neck in merino', ['sweater', 'tee']],
    ['white high tops', ['shoes']],
    ['horsebit loafers in black', ['shoes']],
    ['tall riding boots', ['boots']],
    ['a quilted bag on a chain', ['bag']],
    ['bobble hat for the snow', ['hat']],
    ['a silk square for my neck', ['scarf']],
    ['padded gilet', ['gilet']],
    ['a wide belt over a coat', ['belt']],
  ])('of "%s"', (query, kinds) => {
    expect(readKinds(query)).toEqual(kinds);
  });

  it('assigns each color to its garment', () => {
    expect(readQuery('black jeans and a white tee').garments).toEqual([
      { kinds: { jeans: 1 }, colors: ['Black'] },
      { kinds: { tee: 1 }, colors: ['White'] },
    ]);
    expect(readQuery('polo or tee in green').garments.map(({ colors }) => colors)).toEqual([['Green'], ['Green']]);
  });

  it('adds preferences for a more specific name', () => {
    expect(listWishes('denim jacket')).toContain('material:denim');
    expect(listWishes('trench coat')).toContain('word:trench coat');
    expect(listWishes('raincoat')).toContain('function:raincoat');
    expect(listWishes('jumper')).toEqual([]);
  });
});

describe('the price', () => {
  it.each([
    ['blazer under $200', null, 200],
    ['dress over 100', 100, null],
    ['coat between 80 and 120', 80, 120],
    ['tops $50-$80', 50, 80],
    ['jeans around $100', 75, 125],
    ['50 bucks', null, 50],
    ['under two hundred and fifty dollars', null, 250],
    ['suit, $1,200 max', null, 1200],
    ["I don't want to spend more than a hundred", null, 100],
    ['not under 50', 50, null],
    ['a shirt for 79.99', null, 79],
    ['a shirt for 2 weddings', null, null],
    ['trousers for seventy-five', null, 75],
    ['dress for one twenty', null, 120],
    ['coat under half a grand', null, 500],
    ['tee for a tenner', null, 10],
    ['dress for a ton', null, 100],
    ['jeans under twenty-five hundred', null, 2500],
    ['coat between one and two hundred', 100, 200],
    ['coat, 2-3 hundred', 200, 300],
    ['blazer, three figures max', null, 999],
    ['dress under three figures', null, 99],
    ['skirt not a penny over sixty', null, 60],
    ['shirt £35 or thereabouts', 27, 43],
    ['coat 1.5k max', null, 1500],
    ['a score for a hat', null, null],
    ['$79.99 shirt', null, 79],
    ['coat 200-400', 200, 400],
    ['skirt, 60 or less', null, 60],
    ['about 40ish', 30, 50],
    ['dress for women over 60', null, null],
    ['size 10', null, null],
    ['501 jeans', null, null],
    ['over 6 feet tall', null, null],
    ['coat, I wait 20 min for the bus', null, null],
    ['coat, at least 40 minutes outside', null, null],
    ['boots for over 15 miles', null, null],
    ['coat 120 min', 120, null],
    ['coat $50 min', 50, null],
    ['under 1k', null, 1000],
    ['<$50', null, 50],
    ['180+', 180, null],
    ['under 2 hundred', null, 200],
    ['under one fifty', null, 150],
    ['no pricier than 180', null, 180],
    ['skirt, price cap 60', null, 60],
    ["I don't want to go past 60", null, 60],
    ["my limit's 120", null, 120],
    ['blazer budget tops out at 350', null, 350],
  ])('of "%s"', (query, min, max) => {
    const wish = readQuery(query);
    expect([wish.priceMin, wish.priceMax]).toEqual([min, max]);
  });

  it('recognizes requests for the sale and for expensive items', () => {
    expect(
      [
        'on sale',
        'half price',
        '30% off',
        'I never pay full price',
        'clearance',
        'nothing full price please',
        'has the price of any coat come down',
        'offers on suits',
        'jackets that used to cost more',
      ].map((query) => readQuery(query).sale),
    ).toEqual(Array(9).fill(true));
    expect(['for sale', 'not on sale', 'full price is fine'].map((query) => readQuery(query).sale)).toEqual([
      false,
      false,
      false,
    ]);
    expect([
      readQuery('cheap dress').priceLeaning,
      readQuery('luxury dress').priceLeaning,
      readQuery('not too expensive').priceLeaning,
    ]).toEqual([-1, 1, -1]);
  });
});

describe('exclusions', () => {
  it.each([
    ['not black or navy', { colors: ['Black'], concepts: ['shade:navy'] }],
    ['anything but black', { colors: ['Black'] }],
    ['without stripes', { concepts: ['pattern:striped'] }],
    ['blazer, not double-breasted', { concepts: ['detail:double breasted'] }],
    ['no wool please', { concepts: ['material:wool'] }],
    ['wool-free', { concepts: ['material:wool'] }],
    ['not a dress', { kinds: ['dress'] }],
    ['neither black, grey nor brown', { colors: ['Black', 'Gray', 'Brown'] }],
    ['no buckles', { stems: ['buckl'] }],
    ['not black, size M', { colors: ['Black'] }],
    ['no more than $50', {}],
    ['not sure, maybe black', {}],
    ['instead of jeans, trousers', { kinds: ['jeans'] }],
    ["isn't itchy wool", { concepts: ['function:itchy', 'material:wool', ...ITCHY_HAIR] }],
    ['pink is not my color, cardigan please', { colors: ['Pink'] }],
    ['please skip anything black', { colors: ['Black'] }],
    ['leave out black', { colors: ['Black'] }],
    ['dress in any color but white', { colors: ['White'] }],
    ["skirts that don't have stripes", { concepts: ['pattern:striped'] }],
    ["I don't have a navy blazer", {}],
    ['coat w/out fur', { concepts: ['material:fur'] }],
    ['dress -black', { colors: ['Black'] }],
    ['sick of black, need a dress', { colors: ['Black'] }],
    ['tired of stripes', { concepts: ['pattern:striped'] }],
    ['a wool allergy, so a jumper', { concepts: ['material:wool', ...ITCHY_HAIR, ...SOFT_HAIR] }],
    ['jumper, wool makes me itch', { concepts: ['material:wool', ...ITCHY_HAIR] }],
    ['allergic to wool', { concepts: ['material:wool', ...ITCHY_HAIR, ...SOFT_HAIR] }],
    ['dress nil floral', { concepts: ['pattern:floral'] }],
    ['mac for the rain minus the hood', { concepts: ['detail:hood'] }],
    ['hoodless raincoat', { concepts: ['detail:hood'] }],
    ['logo-free tee', { concepts: ['pattern:graphic'] }],
    ['shirt, any color bar white', { colors: ['White'] }],
    ['brown is banned, a coat', { colors: ['Brown'] }],
    ['suit over 100, hate shopping', {}],
    ['dress !black', { colors: ['Black'] }],
    ['navy - or black', {}],
    ['green trousers, any green but olive', { concepts: ['shade:olive'] }],
    ['not sheer, v neck, not white', { colors: ['White'], concepts: ['detail:sheer', 'function:see through'] }],
    [
      'not sheer, cropped or white',
      { colors: ['White'], concepts: ['detail:sheer', 'fit:cropped', 'function:see through'] },
    ],
    ['wool-cotton', {}],
  ])('of "%s"', (query, refused) => {
    expect(readQuery(query).refusals).toEqual({ kinds: [], colors: [], concepts: [], stems: [], ...refused });
  });

  it('keep the garment wanted if only a subtype is excluded', () => {
    expect(readKinds('no black dresses')).toEqual(['dress']);
    expect(readKinds('a not too formal dress')).toEqual(['dress']);
    expect([readKinds('no skinny jeans'), readQuery('no skinny jeans').refusals.kinds]).toEqual([['jeans'], []]);
    expect([readKinds('shoes, no heels'), readQuery('shoes, no heels').refusals]).toEqual([
      ['shoes'],
      { kinds: [], colors: [], concepts: ['detail:heeled'], stems: ['heel'] },
    ]);
    expect([readKinds('hat but not a beanie'), readQuery('hat but not a beanie').refusals.concepts]).toEqual([
      ['hat'],
      ['detail:beanie'],
    ]);
    expect(readQuery('nothing too formal').dislikedConcepts).toEqual(['style:formal']);
  });
});

describe('gender and size', () => {
  it.each([
    ['shirt for him', ['Men']],
    ['gift for my mum', ['Women']],
    ["men's polo", ['Men']],
    ['boyfriend jeans', []],
    ['boyfriend blazer', []],
    ["my boyfriend's blazer", ['Men']],
    ['boyfriend needs a blazer', ['Men']],
    ["something for my brother's wedding", []],
    ['for men and women', ['Men', 'Women']],
    ['unisex hoodie', ['Unisex']],
    ['for my daughter', ['Women']],
    ['my wife says my cardigans are old', []],
  ])('of "%s"', (query, genders) => {
    expect(readQuery(query).genders).toEqual(genders);
  });

  it.each([
    ['size M', ['M']],
    ['mens tee xxl', ['XXL']],
    ['extra small cardigan', ['XS']],
    ['mens shirt L', ['L']],
    ['small floral print', []],
    ['medium wash jeans', []],
    ['uk 12', ['M']],
    ['size 10', ['M']],
    ['eu 38', ['S']],
    ['sz m shirt', ['M']],
    ['sizes 10-12 dress', ['M', 'L']],
    ['waist 32', ['M']],
    ['plus size dress', ['XL', 'XXL']],
  ])('of "%s"', (query, sizes) => {
    expect(readQuery(query).sizes).toEqual(sizes);
  });
});

describe('colors', () => {
  it('requires a shade’s family and prefers the shade', () => {
    const wish = readQuery('navy blazer');
    expect([wish.colors, listWishes('navy blazer')]).toEqual([['Blue'], ['shade:navy']]);
  });

  it('requires the first of a pair, and any of a list', () => {
    expect(readQuery('black and white tee').colors).toEqual(['Black']);
    expect(readQuery('black, white or red tee').colors).toEqual(['Black', 'White', 'Red']);
  });

  it.each([
    ['jeans until 80', 80],
    ['dress up to a hundred', 100],
    ['coat, keep it under 200', 200],
  ])('finds the bound of a price: %s', (query, priceMax) => {
    expect(readQuery(query)).toMatchObject({ priceMax, garments: [expect.anything()] });
  });

  it('takes a day for no price', () => {
    expect(readQuery('dress, I need it until 24 december').priceMax).toBeNull();
    expect(readQuery('a coat that lasts until 2035').priceMax).toBeNull();
    expect(readQuery('a coat until $2035').priceMax).toBe(2035);
  });

  it.each(['dress for rome', 'something for Paris', 'a shirt for Priya'])(
    'searches for no place or name: %s',
    (query) => {
      expect(readQuery(query)).toMatchObject({ preferences: [], remarks: [] });
    },
  );

  it.each([
    ['H&M tee', []],
    ['mens l navy polo', ['L']],
    ['38 regular suit', ['M']],
    ['32x30 chinos', ['M']],
  ])('reads the size in %s', (query, sizes) => {
    expect(readQuery(query).sizes).toEqual(sizes);
  });

  it.each([
    ['jacket nowt black', { colors: ['Black'] }],
    ['a jacket that shouldn’t have a hood', { concepts: ['detail:hood'] }],
    ['blazer, I look ill in beige', { colors: ['Beige'] }],
  ])('excludes without a plain no: %s', (query, refusals) => {
    expect(readQuery(query).refusals).toMatchObject(refusals);
  });

  it('demands no property that nothing can have', () => {
    expect(readQuery('anorak').attributes.every(({ concepts, stems }) => concepts.length + stems.length > 0)).toBe(
      true,
    );
  });

  it('takes the middle of all prices for no property', () => {
    expect(readQuery('mid range coat')).toMatchObject({ preferences: [], attributes: [], priceLeaning: 0 });
  });

  it('does not apply the color of hair or of an anniversary to the garment', () => {
    expect(readQuery('I have red hair, a dress please').colors).toEqual([]);
    expect(readQuery('dress for our golden wedding').colors).toEqual([]);
    expect(readQuery('red dress for a wedding').colors).toEqual(['Red']);
  });

  it('does not apply a button’s color to the garment', () => {
    expect(readQuery('navy blazer, gold buttons').colors).toEqual(['Blue']);
    expect(readQuery('black zip hoodie').colors).toEqual(['Black']);
    expect(readQuery('blue shirt with gold buttons').colors).toEqual(['Blue']);
  });
});

describe('spelling', () => {
  it('corrects unknown words only', () => {
    expect(readQuery('blak linnen blazr').correctedQuery).toBe('black linen blazer');
    expect(readQuery('linenshirt').correctedQuery).toBe('linen shirt');
    expect(readQuery('LBD').correctedQuery).toBe('little black dress');
    expect(readQuery('a good brunch dress').correctedQuery).toBeNull();
    for (const word of ['skort', 'tux', 'suit', 'boat', 'shirt']) expect(spelling.correctWord(word)).toEqual([word]);
  });

  it('does not change ordinary English words that resemble fashion terms', () => {
    expect(readQuery('what can I bring along when it gets chilly').correctedQuery).toBeNull();
    for (const word of ['came', 'buys', 'mates', 'closed', 'breeze', 'adorable', 'colour', 'case'])
      expect(spelling.correctWord(word)).toEqual([word]);
  });
});

describe('any text', () => {
  const anyText = fc.oneof(
    fc.string({ maxLength: 400 }),
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.lorem({ maxCount: 40 }),
  );

  it('is parsed without errors, into valid bounds', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        const { priceMin, priceMax, correctedQuery } = readQuery(query);
        expect(priceMin === null || priceMax === null || priceMin <= priceMax).toBe(true);
        expect([priceMin, priceMax].every((value) => value === null || Number.isInteger(value))).toBe(true);
        expect(correctedQuery === null || correctedQuery.length > 0).toBe(true);
      }),
    );
  });

  it('is parsed deterministically', () => {
    fc.assert(
      fc.property(anyText, (query) => {
        expect(readQuery(query)).toEqual(readQuery(query));
      }),
      { numRuns: 30 },
    );
  });

  it('ignores markup, injections, emoji and foreign scripts', () => {
    expect(readKinds('<b>red</b> <script>dress</script>')).toEqual(['dress']);
    expect(readKinds("red dress'; DROP TABLE items; --")).toEqual(['dress']);
    expect(readKinds('👗 red')).toEqual(['dress']);
    expect(readKinds('فستان أحمر')).toEqual([]);
  });

  it.each([
    ['not '.repeat(2_500)],
    ['<'.repeat(10_000)],
    ['1,1'.repeat(3_000)],
    ['or '.repeat(3_000)],
    ['black, '.repeat(1_500)],
    ['a'.repeat(10_000)],
    ['under '.repeat(2_000)],
    ["'".repeat(10_000)],
    ['dress for '.repeat(1_000)],
    ['qzxv '.repeat(2_000)],
  ])('of ten thousand characters is parsed quickly (%#)', async (query) => {
    expect(await measureCpuMs(() => readQuery(query))).toBeLessThan(1_500);
  });
});

describe('a garment that is refused alone', () => {
  it.each(['no skirts', 'i hate skirts', 'no bags', 'no scarves please'])(
    '“%s” wants no other pieces of its kind',
    (query) => {
      expect(readKinds(query)).toEqual([]);
      expect(readQuery(query).refusals.kinds).toHaveLength(1);
    },
  );

  it('wants others of the kind if only a sort of it is refused', () => {
    expect(readKinds('no trainers')).toEqual(['shoes']);
  });
});

describe('an event of somebody’s life', () => {
  it.each([
    ['my sister is getting married', 'occasion:wedding'],
    ['a dress for my 40th', 'occasion:party'],
    ['my uncle is turning sixty', 'occasion:party'],
    ['meeting the parents', 'occasion:date'],
    ['for the debs', 'occasion:formal event'],
    ['a shirt for a burial', 'occasion:funeral'],
  ])('“%s” is an occasion', (query, concept) => {
    expect(readQuery(query).preferences.flatMap(({ alternatives }) => Object.keys(alternatives))).toContain(concept);
  });
});

it('counts no season that another word implies where a season is named', () => {
  const listSeasons = (query: string): string[] =>
    readQuery(query)
      .preferences.flatMap(({ alternatives }) => Object.keys(alternatives))
      .filter((id) => id.startsWith('season:'));
  expect(listSeasons('a holiday')).toContain('season:summer');
  expect(listSeasons('a holiday in october')).toEqual(['season:autumn']);
});

it('does not look for numbers as words', () => {
  expect(listWishes('he has three coats')).not.toContain('word:three');
});

describe('a body', () => {
  it.each([
    'he is 6\u20193 but skinny',
    "she is very skinny, about 5'4",
    'I am 6 ft 2 and broad',
    'a man of 1 meter 90 and 115 kilos',
    'im 1.85 m, 13 stone',
    'she is five foot two',
  ])('“%s” names no size, price or cut', (query) => {
    const { sizes, priceMin, priceMax, preferences } = readQuery(query);
    expect({ sizes, priceMin, priceMax }).toEqual({ sizes: [], priceMin: null, priceMax: null });
    expect(preferences.filter(({ facet }) => facet === 'fit')).toEqual([]);
  });

  it.each(['skinny jeans', 'he is after slim trousers', 'a coat that is slim'])('“%s” names a cut', (query) => {
    expect(readQuery(query).preferences.map(({ facet }) => facet)).toContain('fit');
  });

  it('is told from prices', () => {
    expect(readQuery('earrings under $1.90').priceMax).toBe(1);
  });
});

describe('numbers of a size', () => {
  it.each([
    ['size 12ish', ['L']],
    ['dress size around 12', ['L']],
    ['size 0 or 2', ['XS']],
    ['size 10-12', ['M', 'L']],
    ['a suit, 42 long', ['L']],
  ])('“%s” is no price', (query, sizes) => {
    const wish = readQuery(query);
    expect(wish.sizes).toEqual(sizes);
    expect([wish.priceMin, wish.priceMax]).toEqual([null, null]);
  });

  it('stand beside a price', () => {
    expect(readQuery('size 10 to 12 between 40 and 60')).toMatchObject({
      sizes: ['M', 'L'],
      priceMin: 40,
      priceMax: 60,
    });
    expect(readQuery('size M around $50').priceMax).not.toBeNull();
  });
});

describe('a dress shirt', () => {
  it.each(['dress shirt', 'dress shirts for men', 'formal shirt'])('is a formal shirt: %s', (query) => {
    const wish = understand(query, FASHION_LEXICON, new Spelling(FASHION_LEXICON, new Map()));
    expect(wish.garments.map(({ kinds }) => Object.keys(kinds)[0])).toEqual(['shirt']);
    expect(wish.preferences.map(({ label }) => label)).toContain('formal');
  });
});
