import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { Act } from '../acts/Act.ts';
import type { Features } from '../classifying/features.ts';
import { hashFeatures } from '../classifying/features.ts';
import { listClasses } from '../classifying/wordClasses.ts';
import type { Unit } from './listUnits.ts';
import { listUnits } from './listUnits.ts';

export const MENTION_BUCKET_COUNT = 1 << 17;
/** The number of units on each side whose distance matters. */
const NEAR_UNIT_DISTANCE = 3;
/** The number of units on each side that are considered. */
const MAX_UNIT_DISTANCE = 12;
const MAX_COUNTED_MENTIONS = 4;

export interface ActedClause {
  readonly text: string;
  readonly act: Act;
}

/** The parts of a clause from which the features of its mentions are computed. */
export interface MentionClause {
  readonly units: readonly Unit[];
  readonly act: Act;
  /** The features that all mentions of the clause share. */
  readonly traits: readonly string[];
}

export function createMentionClause({ text, act }: ActedClause, lexicon: Lexicon): MentionClause {
  const units = listUnits(text, lexicon);
  const mentionCount = Math.min(MAX_COUNTED_MENTIONS, units.filter(({ isMention }) => isMention).length);
  const firstUnit = units[0];
  return {
    units,
    act,
    traits: [
      `act ${act}`,
      `mentions ${mentionCount}`,
      `starts ${firstUnit?.name ?? ''}`,
      `starts ${firstUnit?.name ?? ''} ${units[1]?.name ?? ''}`,
      ...listClasses(firstUnit?.text ?? '').map((name) => `starts ~${name}`),
      ...(units.some(({ text: word }) => word === '?') ? ['asked'] : []),
    ],
  };
}

/**
 * Computes the features of the mention `clauses[position].units[index]`, in a time that does not depend on the
 * length of the clause.
 */
export function computeMentionFeatures(clauses: readonly MentionClause[], position: number, index: number): Features {
  const { units, traits } = clauses[position]!;
  const unit = units[index]!;
  const sort = unit.facet ?? (/^\d/u.test(unit.text) ? 'number' : 'word');
  const unitsBefore = units.slice(Math.max(0, index - MAX_UNIT_DISTANCE), index).reverse();
  const unitsAfter = units.slice(index + 1, index + 1 + MAX_UNIT_DISTANCE);
  const sharedFeatures = [
    ...traits,
    ...listNeighbor('previous', clauses[position - 1]),
    ...listNeighbor('next', clauses[position + 1]),
    ...[...unitsBefore, ...unitsAfter].map(({ name }) => `with ${name}`),
    ...listSide('<', unitsBefore, clauses[position - 1]?.units.at(-1)),
    ...listSide('>', unitsAfter, clauses[position + 1]?.units[0]),
    `between ${unitsBefore[0]?.name ?? '^'} ${unitsAfter[0]?.name ?? '$'}`,
  ];
  const ownFeatures = [sort, `text ${unit.text}`, ...listClasses(unit.text).map((name) => `self ${name}`)];
  return hashFeatures(
    [...ownFeatures, ...sharedFeatures, ...sharedFeatures.map((feature) => `${sort} ${feature}`)],
    MENTION_BUCKET_COUNT,
  );
}

/**
 * Lists the features of one side of a mention. `units` are the units on that side, nearest first.
 * `nextClauseUnit` is the nearest unit of the next clause.
 */
function listSide(side: string, units: readonly Unit[], nextClauseUnit: Unit | undefined): readonly string[] {
  const names = [...units.map(({ name }) => name), `|${nextClauseUnit?.name ?? 'end'}`];
  const classes = units
    .slice(0, NEAR_UNIT_DISTANCE)
    .flatMap(({ text }, distance) => listClasses(text).map((name) => `${side}${distance} ~${name}`));
  return [
    ...names.slice(0, NEAR_UNIT_DISTANCE).map((name, distance) => `${side}${distance} ${name}`),
    ...classes,
    ...units.flatMap(({ name, text }) => [
      `${side} ${name}`,
      ...listClasses(text).map((otherName) => `${side} ~${otherName}`),
    ]),
    `${side}pair ${names.slice(0, 2).join(' ')}`,
    `${side}three ${names.slice(0, NEAR_UNIT_DISTANCE).join(' ')}`,
  ];
}

function listNeighbor(where: string, clause: MentionClause | undefined): readonly string[] {
  return [clause === undefined ? `no ${where}` : `${where} ${clause.act}`];
}
