import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Check } from './Check.ts';
import { check } from './Check.ts';
import type { Expectation, ItemDemands } from './Conversation.ts';
import { filterChecks } from './filterChecks.ts';
import { groundednessChecks } from './groundedness.ts';
import { acceptableCount, FEW, itemChecks, listCheck, pickChecks } from './itemChecks.ts';
import type { Seen } from './itemReferences.ts';
import { onScreen } from './itemReferences.ts';
import { admitsNothing, replyChecks, wordsOf } from './replyChecks.ts';
import type { Intent, TurnResult } from './StylistUnderTest.ts';

/** The state of the conversation after the shopper's message, before the answer. */
export interface Situation extends Seen {
  readonly catalogue: readonly CatalogueItem[];
  /** All items shown, picked or attached so far. */
  readonly known: readonly CatalogueItem[];
  /** The shopper's messages so far, the current one last. */
  readonly said: readonly string[];
  readonly previousIntent: Intent | null;
}

/**
 * All checks of one turn, as the README defines them. Of alternative expectations, the one with the fewest failures
 * counts. Pure.
 */
export function judgeTurn(
  expected: Expectation | readonly Expectation[],
  result: TurnResult,
  situation: Situation,
): readonly Check[] {
  const alternatives = isList(expected) ? expected : [expected];
  const judged = alternatives.map((alternative) => expectationChecks(alternative, result, situation));
  const closest = judged.toSorted((a, b) => failures(a) - failures(b))[0] ?? [];
  return [...closest, ...alwaysChecks(result, situation)];
}

export function isRight(checks: readonly Check[]): boolean {
  return failures(checks) === 0;
}

function expectationChecks(
  { intent, filters, items, reply }: Expectation,
  result: TurnResult,
  situation: Situation,
): readonly Check[] {
  return [
    ...(intent === undefined ? [] : [intentCheck([intent].flat(), result)]),
    ...(filters === undefined ? [] : filterChecks(filters, result.filters)),
    ...(items === undefined ? [] : shownChecks(items, [intent ?? []].flat(), result, situation)),
    ...(reply === undefined ? [] : replyChecks(reply, result, situation)),
  ];
}

function intentCheck(wanted: readonly Intent[], { intent }: TurnResult): Check {
  return check('intent', wanted.includes(intent), `${intent}, expected ${wanted.join(' or ')}`);
}

/**
 * Checks what is shown: the picks of an accepted text answer, otherwise the list. Also checks that scarcity is
 * admitted.
 */
function shownChecks(
  demands: ItemDemands,
  wanted: readonly Intent[],
  result: TurnResult,
  situation: Situation,
): readonly Check[] {
  const spoken = result.intent !== 'search' && wanted.includes(result.intent);
  const list = demands.list === undefined ? [] : [listCheck(demands.list, result.items, situation)];
  if (!judgesItems(demands)) return list;
  const judged = spoken
    ? pickChecks(
        demands,
        result.deepPicks.map(({ item }) => item),
        situation,
      )
    : itemChecks(demands, result.items, situation.catalogue, situation);
  return [...list, ...judged, ...scarcity(demands, result, situation)];
}

function judgesItems(demands: ItemDemands): boolean {
  return Object.keys(demands).some((key) => key !== 'list' && key !== 'top');
}

/** If the catalogue has hardly any acceptable items but others are shown, the answer must admit that. */
function scarcity(demands: ItemDemands, result: TurnResult, situation: Situation): readonly Check[] {
  const count = acceptableCount(demands, situation.catalogue, situation);
  if (count === null || count >= FEW || (count > 0 && result.items.length <= count)) return [];
  return [
    check(
      'honesty',
      admitsNothing(result),
      `the catalogue has ${String(count)} of the kind, and the answer does not say so: ${wordsOf(result)}`,
    ),
  ];
}

function alwaysChecks(result: TurnResult, situation: Situation): readonly Check[] {
  const { catalogue, said, previousIntent } = situation;
  return [
    check('intent', !(previousIntent === 'ask' && result.intent === 'ask'), 'asks back twice in a row'),
    ...(result.intent === 'search' || onScreen(situation).length === 0
      ? []
      : [listCheck('same', result.items, situation)]),
    ...groundednessChecks(result, {
      catalogue,
      items: knownAfter(result, situation),
      said: said.join(' '),
      filters: result.filters,
    }),
  ];
}

/** The items that this and later answers may mention. */
export function knownAfter(
  result: TurnResult,
  { known, attachment }: Pick<Situation, 'known' | 'attachment'>,
): readonly CatalogueItem[] {
  return [
    ...known,
    ...result.items,
    ...result.deepPicks.map(({ item }) => item),
    ...(attachment === null ? [] : [attachment]),
  ];
}

function failures(checks: readonly Check[]): number {
  return checks.filter(({ passed }) => !passed).length;
}

function isList(expected: Expectation | readonly Expectation[]): expected is readonly Expectation[] {
  return Array.isArray(expected);
}
