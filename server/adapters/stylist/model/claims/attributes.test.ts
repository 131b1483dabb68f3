import { describe, expect, it } from 'vitest';
import { measureCpuMs } from '../../../../../tests/support/cpuTime.ts';
import { createCatalogueItem } from '../../../../../tests/support/catalogueItems.ts';
import { aTurn, DRAFT } from '../../../../../tests/support/stylistTurns.ts';
import { collectKnownFacts } from './KnownFacts.ts';
import { findRefusal, findRefusalInWords } from './refusal.ts';

const BLAZER = createCatalogueItem({ id: 'blazer', sizes: ['M', 'L'] });
const DRESS = createCatalogueItem({
  id: 'dress',
  brand: 'Marram',
  shortDescription: 'Dune Slip',
  description: 'Bias cut, a little sheen. EU sizes 36, 38 and 40.',
  semanticSearchDescription: 'Emerald slip dress in merino wool and silk.',
  kind: 'dress',
  subkind: 'slip dress',
  colors: ['Green'],
  sizes: ['XS', 'S'],
  materials: ['merino', 'silk'],
});
const TURN = aTurn({ said: 'a red silk dress in size 42' });
const knownFacts = collectKnownFacts([BLAZER, DRESS], TURN, DRAFT);
const blazerFacts = collectKnownFacts([BLAZER], TURN, DRAFT);
const REFUSAL_REASON = 'a look or a size';

describe('rejected claims about the look of a piece', () => {
  it.each([
    'It comes in red.',
    'The blazer comes in green.',
    'The Navy Linen Blazer by Orvelle is available in burgundy too.',
    'A red blazer for the summer.',
    'This red one is lovely.',
    'Both come in blue, red and green.',
    'It also comes in wine.',
    'It is available in a soft rose.',
    'They are offered in navy, stone and blush.',
    'It is made of cashmere.',
    'The blazer is cut from silk.',
    'The Dune Slip is pure linen.',
    'It is 100% cotton.',
    'The leather is soft.',
    'A velvet dress for the evening.',
    'Not only in blue, it comes in red.',
    'No problem, it comes in red.',
    'It is not cheap, but it comes in red.',
    'You asked for red, and this comes in red.',
    'As you wanted, red silk from head to toe.',
    'Pair it with sandals; it comes in red.',
    'Wear it with sandals that match, and it is red.',
    'Did you know that it comes in red?',
    'It comes in re\u034Fd.',
    'It comes in ｒｅｄ.',
    'Das Kleid gibt es auch in Rot.',
    'Der Blazer ist aus weicher Seide und Leder.',
    'La robe existe en rouge.',
    'El vestido es de cuero rojo.',
    'Il vestito è in velluto.',
  ])('%s', (text) => expect(findRefusal(text, knownFacts)).toBe(REFUSAL_REASON));

  it.each([
    'It comes in size 42.',
    'Available in 44.',
    'It comes in 36 and 46.',
    'The dress comes in XL.',
    'It comes in sizes XXS to L.',
    'It goes up to 3XL.',
    'The blazer comes in size small.',
    'It is available in extra large.',
    'The Dune Slip runs from XS to XXL.',
    'Yes, there is one in XXL.',
    'In stock or not, size 48 exists.',
  ])('%s', (text) => expect(findRefusal(text, knownFacts)).not.toBeNull());

  it('a look that the piece named before does not have', () => {
    expect(findRefusal(' It comes in green.', knownFacts, 'The blazer is a fine one.')).toBe(REFUSAL_REASON);
    expect(findRefusal(' It comes in green.', knownFacts, 'The Dune Slip is a fine one.')).toBeNull();
  });

  it('a look of another piece, as the reason of a pick', () => {
    expect(findRefusal('Emerald silk, as you wished.', blazerFacts)).toBe(REFUSAL_REASON);
    expect(findRefusal('Emerald silk, as you wished.', knownFacts)).toBeNull();
    expect(findRefusal('Comes in XS.', blazerFacts)).toBe(REFUSAL_REASON);
  });
});

describe('accepted claims about the look of a piece', () => {
  it.each([
    'The blazer comes in navy, in M and L.',
    'A blue blazer in linen.',
    'The Dune Slip is green, and comes in XS and S.',
    'The dress is silk and wool.',
    'It comes in EU sizes 36, 38 and 40.',
    'The dress is a deep jewel green.',
    'The blazer is dark blue.',
    'Wear it with white sneakers and a brown leather belt.',
    'It goes well with black trousers.',
    'Style it over a white cotton tee, with gold hoops.',
    'It looks great with tan suede loafers.',
    'I found nothing in red.',
    'I have no red dress in size 42.',
    'None of them is red or leather.',
    'Red is not among them.',
    'I don’t have it in size 42.',
    'You asked for red, but these are green.',
    'You wanted size 42, which I don’t have.',
    'Shall I look for red ones in size 42?',
    'If you prefer red, say so.',
    'It is as soft as cashmere.',
    'It feels like silk.',
    'Unlike wool, linen stays cool.',
    'Fit for a black tie night or the red carpet.',
    'It feels good against the skin, with a glass of wine.',
    'I felt that the net result is a bold look in bright light.',
    'It suits a small or large group.',
    'It comes in 2 sizes and 3 lengths.',
    'Das Kleid ist grün und aus Seide.',
    'Je n’ai pas de robe rouge.',
  ])('%s', (text) => expect(findRefusal(text, knownFacts)).toBeNull());

  it('accepts a requested attribute that no piece has', () => {
    expect(findRefusalInWords('Red silk dress in size 42', knownFacts)).toBeNull();
  });
});

it('checks looks and sizes in linear time, for any length', async () => {
  const backtrackingTexts = [
    'size 42 ',
    'size ',
    '42, ',
    'in red ',
    'red ',
    'you asked ',
    'pair it with ',
    'comes in ',
    'in a, ',
    '( ',
    'M L ',
    'kein ',
    'wear a ',
  ];
  const slowTexts: string[] = [];
  for (const pump of backtrackingTexts) {
    const text = pump.repeat(20_000 / pump.length);
    if ((await measureCpuMs(() => findRefusal(text, knownFacts, 'x'))) > 400) slowTexts.push(pump);
  }
  expect(slowTexts).toEqual([]);
});
