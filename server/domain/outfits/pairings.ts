import { createDictionary } from '../text/createDictionary.ts';
import { PAIRING_ROWS } from './pairingWeights.ts';

const STEPS_PER_UNIT = 100;

const GROUPS = PAIRING_ROWS.map((row) => row.slice(0, row.indexOf(':')));
const NUMBERS = new Map(GROUPS.map((group, index) => [group, index]));
/** The number that stands for every group without learned weights. Its weights are zero. */
const UNKNOWN_NUMBER = GROUPS.length;
const WEIGHTS = readWeights();

/** Groups for which no weights were learned, each with the group whose weights are used instead. */
const SIMILAR_GROUPS: Readonly<Record<string, string>> = createDictionary({
  camisole: 'tank',
  bodysuit: 'tank',
  polo: 'tee',
  waistcoat: 'vest',
  gilet: 'vest',
  tunic: 'blouse',
});

/** Returns the number of a group of pieces for `getPairingWeight`. */
export function findPairingNumber(group: string): number {
  return NUMBERS.get(group) ?? NUMBERS.get(SIMILAR_GROUPS[group] ?? '') ?? UNKNOWN_NUMBER;
}

/**
 * Returns how well two groups go together, in log odds. It is positive if people combine them more often than by
 * chance.
 */
export function getPairingWeight(oneNumber: number, otherNumber: number): number {
  return WEIGHTS[oneNumber * (UNKNOWN_NUMBER + 1) + otherNumber] ?? 0;
}

function readWeights(): Float32Array {
  const width = PAIRING_ROWS.length + 1;
  const weights = new Float32Array(width * width);
  for (const [row, text] of PAIRING_ROWS.entries()) {
    const values = text.slice(text.indexOf(':') + 2).split(' ');
    for (const [column, value] of values.entries()) {
      weights[row * width + column] = Number(value) / STEPS_PER_UNIT;
      weights[column * width + row] = Number(value) / STEPS_PER_UNIT;
    }
  }
  return weights;
}
