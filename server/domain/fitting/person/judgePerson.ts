import type { Doubt } from './Doubt.ts';
import { REFUSED_FROM } from './Doubt.ts';
import { findTurnedAway, findTurnedSideways } from './doubts/facing.ts';
import { findCutOffHips, findCutOffLegs, findTooSmall } from './doubts/framing.ts';
import { findNobody, findSeveralPeople } from './doubts/people.ts';
import { findArmsInFront, findHandsOnHips, findSeated } from './doubts/posture.ts';
import { findBlurred, findTooDark } from './doubts/quality.ts';
import type { ParserMap } from './ParserMap.ts';
import type { Person } from './Person.ts';

export const NOBODY_DOUBT: Doubt = { key: 'nobody', strength: 1, hinders: 'everything' };

/**
 * Finds all doubts about a person, the strongest first. `poseScore` is the certainty of the pose model that there is
 * a person.
 */
export function judgePerson(person: Omit<Person, 'doubts'>, map: ParserMap, poseScore: number): readonly Doubt[] {
  const nobodyDoubt = findNobody(person, poseScore);
  // Without a person the joints mean nothing.
  if (nobodyDoubt.strength >= REFUSED_FROM) return [nobodyDoubt];
  return [
    nobodyDoubt,
    findSeveralPeople(map),
    findTurnedAway(person),
    findTurnedSideways(person),
    findSeated(person),
    findCutOffHips(person),
    findCutOffLegs(person),
    findArmsInFront(person),
    findHandsOnHips(person),
    findTooSmall(person),
    findTooDark(person),
    findBlurred(person),
  ]
    .filter(({ strength }) => strength > 0)
    .toSorted((a, b) => b.strength - a.strength);
}

/** Returns the first doubt that is strong enough to refuse the garment; null if there is none. */
export function findRefusal(doubts: readonly Doubt[], coversLegs: boolean): Doubt | null {
  const hinderingDoubts = doubts.filter(({ hinders }) => hinders === 'everything' || coversLegs);
  return hinderingDoubts.find(({ strength }) => strength >= REFUSED_FROM) ?? null;
}
