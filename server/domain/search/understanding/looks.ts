import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Look } from '../../language/lexicon/looks/Look.ts';
import { findLook } from '../../language/lexicon/looks/looks.ts';
import type { Reading } from './Reading.ts';
import type { KindWeights, Preference } from './Wish.ts';

const LOOK_WEIGHT = 0.7;

/** Lists the looks that the words ask for: 'office siren', 'seventies'. */
export const listLooks = (reading: Reading): readonly Look[] =>
  reading.findSpansWithRole('wanted').flatMap(({ concepts }) => concepts.flatMap((entry) => findLook(entry) ?? []));

/** Creates a preference for each wish of the looks. */
export const createLookPreferences = (looks: readonly Look[]): readonly Preference[] =>
  looks.flatMap(({ concept, wishes }) =>
    wishes.map((alternatives) => ({
      label: concept.name,
      facet: 'look',
      weight: LOOK_WEIGHT,
      alternatives,
      stems: [],
    })),
  );

/** Lists the usual wearers of the looks; none if the looks have different ones. */
export function listLookWearers(looks: readonly Look[]): readonly Gender[] {
  const wearers = [...new Set(looks.map(({ wearer }) => wearer))];
  return wearers.length === 1 && wearers[0] ? [wearers[0]] : [];
}

/** The garments that a look begins with if the words name none. */
export const listLookKinds = (looks: readonly Look[]): KindWeights =>
  Object.assign({}, ...looks.map(({ kinds }) => kinds));
