import type { Concept } from '../Concept.ts';
import { DECADE_LOOKS } from './decadeLooks.ts';
import { LIKENESS_LOOKS } from './likenessLooks.ts';
import type { Look } from './Look.ts';
import { ROLE_LOOKS } from './roleLooks.ts';
import { SOFT_LOOKS } from './softLooks.ts';
import { SUBCULTURE_LOOKS } from './subcultureLooks.ts';

export const LOOKS: readonly Look[] = [
  ...SOFT_LOOKS,
  ...SUBCULTURE_LOOKS,
  ...DECADE_LOOKS,
  ...ROLE_LOOKS,
  ...LIKENESS_LOOKS,
];

export const LOOK_CONCEPTS: readonly Concept[] = LOOKS.map((entry) => entry.concept);
const LOOK_BY_ID: ReadonlyMap<string, Look> = new Map(LOOKS.map((entry) => [entry.concept.id, entry]));

export const findLook = ({ id }: Pick<Concept, 'id'>): Look | undefined => LOOK_BY_ID.get(id);
