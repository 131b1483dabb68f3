import { beforeAll, describe, expect, it } from 'vitest';
import { measureCpuMs } from '../../../../../tests/support/cpuTime.ts';
import { createCatalogueItem } from '../../../../../tests/support/catalogueItems.ts';
import { createFindings, openShop, createTurn } from '../../../../../tests/support/stylist.ts';
import { aTurn, DRAFT } from '../../../../../tests/support/stylistTurns.ts';
import { TONES } from '../../../../domain/stylist/wording/tones.ts';
import { EmbeddedStylist } from '../../EmbeddedStylist.ts';
import { collectFactsForReply } from '../grounding.ts';
import { collectKnownFacts, type KnownFacts } from './KnownFacts.ts';
import { findRefusal } from './refusal.ts';

const SHELF = [
  createCatalogueItem({ id: 'a', priceCents: 8_000, fullPriceCents: 10_000 }),
  createCatalogueItem({
    id: 'b',
    brand: 'Gant.com',
    shortDescription: 'Oxford Shirt 555-010-4477',
    priceCents: 129_050,
    fullPriceCents: 129_050,
    materials: ['UPF50'],
    sizes: ['XS', 'S', 'M', 'L', 'XL'],
    description: 'Sizes 36 to 46: 36, 38, 40, 42, 44 and 46.',
  }),
];
const knownFacts = collectKnownFacts(SHELF, aTurn({ said: 'a blazer under 250, like one by Gucci' }), DRAFT);
const fullPriceFacts = collectKnownFacts(SHELF.slice(1), aTurn(), DRAFT);
const refuseClaims = (text: string, facts: KnownFacts = knownFacts) => findRefusal(text, facts);

const FALSE_CLAIMS: Readonly<Record<string, readonly string[]>> = {
  markup: [
    'A <b>fine</b> one.',
    '<img src=x onerror=alert(1)>',
    '</p>',
    '<!-- x -->',
    'A &lt;b&gt; fine one.',
    '&#106;avascript',
    '[here](/x)',
    '![x](y)',
    'A **fine** one.',
    'An _odd_ one.',
    'A *fine* one.',
    '`code`',
    '# The best',
    '\n> said',
    '~~old~~',
    'one | two',
    '[b]fine[/b]',
    '{{7*7}}',
    'Take #linen.',
    'A ＜b＞ fine one.',
    'Gооd.',
  ],
  'an address or a telephone number': [
    'See https://evil.test/x.',
    'See hTTps:/​/evil.',
    'See evil.com.',
    'See evil.example today.',
    'See www dot.',
    'shop.evil.co.uk',
    'Go to evil . com now',
    'evil dot com',
    'evil (dot) shop',
    'evil．com',
    'evil。com',
    'ev\u00ADil.c\u200Bom',
    'ev\u3164il.c\u034Fom',
    '555\u2800010\u28004477',
    'xn--80ak6aa92e.com',
    '10.0.0.1',
    'a@b.example',
    'me at gmail',
    'me ＠ x',
    'mailto:me',
    'tel:555',
    'javascript:alert',
    '//evil/x',
    'Call 555 0104.',
    'Call +1 (555) 010-4477.',
    '555-010-4477',
    '555.010.4477',
    '5550104477',
    '0800 123456',
    '0171/1234567',
    '+49 30 1234567',
    '(020) 7946 0958',
    '06 12 34 56 78',
    '1-800-FLOWERS',
    'five five five zero one zero four',
    '０８００ １２３４５６',
    'Text 12345 now.',
    '555–010–4477',
    '555·010·4477',
    'Ask us on WhatsApp.',
    'Call us.',
    'DM us.',
  ],
  'a code': [
    'Use code SAVE20.',
    'Enter WELCOME for it.',
    'SUMMER2026 helps.',
    'With the coupon.',
    'A voucher waits.',
    'Your promo code.',
    'Apply "FRIEND" there.',
    'The code is fine.',
    'Ein Gutschein.',
  ],
  'a price': [
    'It is $81.',
    'It is $80.50.',
    'It is 12 dollars.',
    'It costs 12.',
    'Only USD 12.',
    '€80',
    '80 euros',
    '80 pounds',
    'US$80',
    'about $1.2k',
    'a few dollars',
    'twelve dollars',
    '19.99 each',
    'Half price.',
    'It is 50% off.',
    'Save 30 percent.',
    'Two for one.',
    'It is free of charge.',
    'Down to 40.',
    '＄12',
    'It is $ 12.',
    '$1,2 90',
    'Like the Oxford Shirt 555-010-4477, only $15 less.',
    'The Navy Linen Blazer is $1,200 less than the Oxford Shirt 555-010-4477.',
    'One is $1,210.50 less than the other.',
  ],
  'a promise': [
    'Free shipping.',
    'Shipping is free.',
    'It ships today.',
    'Delivery takes two days.',
    'You can return it.',
    'Returns are easy.',
    'A full refund.',
    'It is in stock.',
    'Only two left.',
    'Only 3 pieces left.',
    'It is selling fast.',
    'Hurry.',
    'An extra discount for you.',
    'A special offer.',
    'I don’t know your size, but shipping is free.',
    'I don’t know, delivery takes two days.',
    'Don’t worry, returns take a month.',
    'I cannot say how it fits, and delivery is quick.',
    'Kostenloser Versand.',
    'Livraison offerte.',
    'Guaranteed.',
    'Our warranty covers it.',
  ],
  'a name': [
    'The Gucciana coat is better.',
    'I like the Zanetti one.',
    'A blazer by Coach.',
    'Zanetti makes the best.',
    'Zara has it, too.',
    'The nike one.',
    'This one is by Gucci.',
    'Take the Orvelle or the Fendi.',
    'It comes from Macys.',
  ],
};

const TRUE_CLAIMS: readonly string[] = [
  'The Navy Linen Blazer by Orvelle ($80, was $100) is the coolest of them, and comes in M and L.',
  'It is on sale at $80.00, down from $100: that is 20% off, so you save $20.',
  'Orvelle’s blazer is 100% linen, and fits the dress code of a summer wedding.',
  'The Oxford Shirt 555-010-4477 by Gant.com is $1,290.50, or $1290 without the cents.',
  'The Navy Linen Blazer is $1,210.50 less than the Oxford Shirt 555-010-4477.',
  'Look at 24 pieces under $250, in sizes 36 38 40 42 and XS to XL, e.g. for June, July and August 2026-2027.',
  'I don’t know about shipping, returns or stock: the shop’s own page says more.',
  'The label does not say whether it can be returned.',
  'I’m afraid I can’t tell whether it is in stock.',
  'I have no information on delivery.',
  'A T-shirt, an A-line skirt or a V-neck would do. It’s a good look, isn’t it?',
  'I have nothing by Gucci, but these are close.',
  'Like Gucci, only plainer.',
  'Wear it with Chelsea boots in Paris; feel free to add a stress-free belt.',
  'It has 2 buttons, 1 vent and a 30-inch length.',
  'It stays cool above 30 degrees, at 9.5 out of 10.',
  'Das Leinen ist kühl und leicht, und der Schnitt ist schmal.',
  'Ce blazer en lin est léger.',
  'Really… yes!\n\n1. The blazer.\n2. The shirt.\n- Both.',
  'Size M — or L, if you like room.',
  'The UPF50 cloth keeps the sun off.',
];

describe('texts that are rejected', () => {
  for (const [kind, texts] of Object.entries(FALSE_CLAIMS)) {
    it.each(texts)(`${kind}: %s`, (text) => expect(refuseClaims(text)).toBe(kind));
  }

  it('a claimed reduction of a piece that is not reduced', () => {
    expect(refuseClaims('This one is on sale.', fullPriceFacts)).toBe('a promise');
    expect(refuseClaims('This one is not on sale.', fullPriceFacts)).toBeNull();
  });

  it('a claim that is only complete with the words before it', () => {
    expect(findRefusal(' 4477.', knownFacts, 'Remember 555 010')).toBe('an address or a telephone number');
  });

  it('are detected in linear time for any length', async () => {
    const backtrackingTexts = [
      '1 ',
      '(',
      '$1,',
      '<',
      '&a',
      '.a',
      'a.',
      'not ',
      'code ',
      'A',
      'A-',
      'by A ',
      'save a ',
      'n’t a ',
      '’s ',
      'one ',
      'extra a ',
      ' .',
      '\n',
      '\n ',
      '#',
      'free ',
      'and a ',
      ', a ',
      '12.3',
      '."',
      'price ',
      '1.1.1.',
      'with A',
    ];
    const slowTexts: string[] = [];
    for (const pump of backtrackingTexts) {
      const text = pump.repeat(20_000 / pump.length);
      if ((await measureCpuMs(() => refuseClaims(text))) > 400) slowTexts.push(pump);
    }
    expect(slowTexts).toEqual([]);
  });
});

describe('texts that are accepted', () => {
  it.each(TRUE_CLAIMS)('%s', (text) => expect(refuseClaims(text)).toBeNull());
});

describe('the embedded stylist', () => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    shop = await openShop();
  });

  it('passes its own checks', async () => {
    const stylist = new EmbeddedStylist(shop.source);
    const { signal } = new AbortController();
    const wishes = [
      'linen dress for a wedding under 250',
      'green shirt',
      'coat on sale',
      'purple tank for men in XXS',
      'suit, not black',
      'how long is delivery?',
      'is the first one on sale?',
      'compare the first two',
      'who made it?',
      'does the first one shrink?',
      'can I return the first one?',
      'what sizes does it come in?',
      'hi',
    ];
    const refusals: string[] = [];
    for (const aiTone of Object.keys(TONES)) {
      for (const message of wishes) {
        const turn = createTurn(message, {
          shown: { quick: shop.items.slice(0, 9), deep: [] },
          preferences: { aiTone },
        });
        const findings = await createFindings(shop, turn, await stylist.understand(turn, signal));
        const { reply } = await stylist.reply(findings, () => undefined, signal);
        const refusal = findRefusal(reply, collectFactsForReply(findings));
        if (refusal !== null) refusals.push(`${refusal}: ${reply}`);
      }
    }
    expect(refusals).toEqual([]);
  });
});
