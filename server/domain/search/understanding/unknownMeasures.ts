import type { Reading } from './Reading.ts';

const UNITS = new Set('inch inches in cm cms mm centimeters centimetres'.split(' '));

/** Measurements that catalogues do not state, with the words next to their numbers. */
const UNKNOWN_MEASURES: readonly { readonly sentence: string; readonly words: ReadonlySet<string> }[] = [
  {
    sentence: 'No shop here gives leg lengths in numbers.',
    words: new Set(['leg', 'legs', 'inseam', 'inleg', 'inside']),
  },
  {
    sentence: 'No shop here gives heel heights in numbers.',
    words: new Set(['heel', 'heels', 'stiletto', 'stilettos']),
  },
  { sentence: 'No shop here says how wide a hat is.', words: new Set(['head']) },
];

/** Consumes measurements that catalogues do not state: '29 leg', 'a 5 cm heel', 'head 61 cm'. */
export function readUnknownMeasures(reading: Reading): string[] {
  const sentences = new Set<string>();
  reading.tokens.forEach(({ kind }, at) => {
    if (kind !== 'number' || reading.isUsed(at)) return;
    const end = UNITS.has(reading.word(at + 1)) ? at + 2 : at + 1;
    const before = ['of', 'is', 'about', 'around'].includes(reading.word(at - 1)) ? at - 2 : at - 1;
    const measure = UNKNOWN_MEASURES.find(
      ({ words }) => words.has(reading.word(end)) || words.has(reading.word(before)),
    );
    if (!measure) return;
    sentences.add(measure.sentence);
    reading.markUsed(at, end);
    consumeLeg(reading, before);
    consumeLeg(reading, end);
  });
  return [...sentences];
}

/** Consumes words that only name the measurement: 'inside leg', 'inseam'. */
function consumeLeg(reading: Reading, at: number): void {
  if (['leg', 'legs', 'inseam', 'inleg', 'inside', 'head'].includes(reading.word(at))) reading.markUsed(at, at + 1);
  if (reading.word(at - 1) === 'inside') reading.markUsed(at - 1, at);
  if (reading.word(at) === 'inside' && reading.word(at + 1) === 'leg') reading.markUsed(at, at + 2);
}
