import type { Gender } from '../../../../../src/domain/catalogue/vocabulary.ts';
import type { Concept, WeightByName } from '../Concept.ts';
import { concept } from '../Concept.ts';
import { parseWishes } from '../parseWeights.ts';

/** A look, decade, profession or likeness, such as 'office siren', with what makes it. */
export interface Look {
  readonly concept: Concept;
  /** The usual wearer; null if all wear it. */
  readonly wearer: Gender | null;
  /** The garments to begin with if the words name none. */
  readonly kinds: WeightByName;
  /** What the pieces should have. A piece meets each wish by one of its alternatives. */
  readonly wishes: readonly WeightByName[];
}

/** Creates a look. `wishes` are separated by '|', `kinds` by spaces. The first name is that of the concept. */
export function look(names: string, wearer: Gender | null, kinds: string, wishes: string): Look {
  const [name = ''] = names.split(',');
  return {
    concept: { ...concept('style', name, names), id: `style:look ${name}` },
    wearer,
    kinds: Object.fromEntries(kinds.split(' ').map((kind, place) => [kind, 1 - place * 0.02])),
    wishes: parseWishes(wishes),
  };
}

/** Creates the names of a role. Alone, 'a lawyer' tells of a person; 'like a lawyer' and 'lawyer style' name a look. */
export const likeness = (roles: string): string =>
  roles
    .split(', ')
    .flatMap((role) => [
      ...['style', 'look', 'core', 'vibes', 'vibe', 'aesthetic', 'chic'].map((word) => `${role} ${word}`),
      ...['like a', 'like an', 'like the'].map((words) => `${words} ${role}`),
    ])
    .join(', ');
