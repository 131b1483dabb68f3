import { createDictionary } from '../text/createDictionary.ts';
import { PAIRING_ROWS } from './pairingWeights.ts';

const STEPS_PER_UNIT = 100;

const GROUP_NAMES = PAIRING_ROWS.map((row) => row.slice(0, row.indexOf(':')));
const NUMBER_BY_GROUP = new Map(GROUP_NAMES.map((group, index) => [group, index]));
/** The number that stands for every group without learned weights. Its weights are zero. */
const UNKNOWN_NUMBER = GROUP_NAMES.length;
const PAIRING_WEIGHTS = readWeights();

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
  return NUMBER_BY_GROUP.get(group) ?? NUMBER_BY_GROUP.get(SIMILAR_GROUPS[group] ?? '') ?? UNKNOWN_NUMBER;
}

/**
 * Returns how well two groups go together, in log odds. It is positive if people combine them more often than by
 * chance.
 */
export function getPairingWeight(oneNumber: number, otherNumber: number): number {
  return PAIRING_WEIGHTS[oneNumber * (UNKNOWN_NUMBER + 1) + otherNumber] ?? 0;
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
