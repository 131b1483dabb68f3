/** What a choice between two cloths or garments may depend on. */
export type Need =
  | 'warmth'
  | 'heat'
  | 'rain'
  | 'skin'
  | 'care'
  | 'creasing'
  | 'lasting'
  | 'shrinking'
  | 'formality'
  | 'ease'
  | 'comfort'
  | 'price'
  | 'hips'
  | 'shortness'
  | 'height'
  | 'middle'
  | 'bust'
  | 'trend'
  | 'room'
  | 'age';

/** One of several cloths or garments that shoppers choose between, with what a shop assistant knows of it. */
export interface Rival {
  /** Rivals are compared within a group only. */
  readonly group: string;
  readonly name: string;
  readonly isPlural: boolean;
  /** All names, in lower case without accents and apostrophes. */
  readonly names: readonly string[];
  /** What speaks for it, after 'is' or 'are'. */
  readonly merit: string;
  /** What speaks against it, as a clause after 'but'. */
  readonly fault: string;
  /** How well it serves each need, from 1 to 5. */
  readonly worth: Readonly<Partial<Record<Need, number>>>;
}

/** The worth of a rival for a need about which nothing special is known. */
const USUAL_WORTH = 3;

export const getWorth = ({ worth }: Rival, need: Need): number => worth[need] ?? USUAL_WORTH;

/** Names a rival with its verb: 'loafers are', 'a sheath is'. */
export const nameWithVerb = ({ name, isPlural }: Rival): string => `${name} ${isPlural ? 'are' : 'is'}`;

/**
 * Creates the rivals of a group from lines 'name | other names | merit | fault | need 5, need 1'. A name that ends in
 * '+' is a plural.
 */
export function createRivals(group: string, table: string): readonly Rival[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', others = '', merit = '', fault = '', worth = ''] = line.split('|').map((cell) => cell.trim());
      const name = title.replace('+', '');
      return {
        group,
        name,
        isPlural: title.endsWith('+'),
        names: [...new Set([name, ...others.split(',')].map((word) => word.trim()).filter(Boolean))],
        merit,
        fault,
        worth: readWorth(worth),
      };
    });
}

function readWorth(text: string): Rival['worth'] {
  const entries = text
    .split(',')
    .map((entry) => entry.trim().split(' '))
    .filter(([need]) => need);
  return Object.fromEntries(entries.map(([need, value]) => [need, Number(value)]));
}
