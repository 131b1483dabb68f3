import type { Doubt } from './Doubt.ts';
import { REFUSED_FROM } from './Doubt.ts';
import { turnedAway, turnedSideways } from './doubts/facing.ts';
import { cutOffHips, cutOffLegs, tooSmall } from './doubts/framing.ts';
import { nobody, severalPeople } from './doubts/people.ts';
import { armsBeforeBody, handsOnHips, seated } from './doubts/posture.ts';
import { blurred, tooDark } from './doubts/quality.ts';
import type { ParserMap } from './ParserMap.ts';
import type { Person } from './Person.ts';

export const NOBODY: Doubt = { key: 'nobody', strength: 1, hinders: 'everything' };

/** All doubts about a person, strongest first. `poseScore`: the pose model's certainty that there is a person. */
export function judgePerson(person: Omit<Person, 'doubts'>, map: ParserMap, poseScore: number): readonly Doubt[] {
  const missing = nobody(person, poseScore);
  // Without a person the joints are meaningless, so skip the other checks.
  if (missing.strength >= REFUSED_FROM) return [missing];
  return [
    missing,
    severalPeople(map),
    turnedAway(person),
    turnedSideways(person),
    seated(person),
    cutOffHips(person),
    cutOffLegs(person),
    armsBeforeBody(person),
    handsOnHips(person),
    tooSmall(person),
    tooDark(person),
    blurred(person),
  ]
    .filter(({ strength }) => strength > 0)
    .toSorted((a, b) => b.strength - a.strength);
}

/** The strongest doubt that refuses a garment; null if the garment can be tried on. */
export function refusalOf(doubts: readonly Doubt[], coversLegs: boolean): Doubt | null {
  const hindering = doubts.filter(({ hinders }) => hinders === 'everything' || coversLegs);
  return hindering.find(({ strength }) => strength >= REFUSED_FROM) ?? null;
}
