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
  reading.tokens.forEach(({ kind }, position) => {
    if (kind !== 'number' || reading.isUsed(position)) return;
    const end = UNITS.has(reading.word(position + 1)) ? position + 2 : position + 1;
    const positionBefore = ['of', 'is', 'about', 'around'].includes(reading.word(position - 1))
      ? position - 2
      : position - 1;
    const measure = UNKNOWN_MEASURES.find(
      ({ words }) => words.has(reading.word(end)) || words.has(reading.word(positionBefore)),
    );
    if (!measure) return;
    sentences.add(measure.sentence);
    reading.markUsed(position, end);
    consumeLeg(reading, positionBefore);
    consumeLeg(reading, end);
  });
  return [...sentences];
}

/** Consumes words that only name the measurement: 'inside leg', 'inseam'. */
function consumeLeg(reading: Reading, position: number): void {
  if (['leg', 'legs', 'inseam', 'inleg', 'inside', 'head'].includes(reading.word(position)))
    reading.markUsed(position, position + 1);
  if (reading.word(position - 1) === 'inside') reading.markUsed(position - 1, position);
  if (reading.word(position) === 'inside' && reading.word(position + 1) === 'leg')
    reading.markUsed(position, position + 2);
}
