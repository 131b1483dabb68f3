import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Check } from './Check.ts';
import { createCheck } from './Check.ts';
import type { Expectation, ItemExpectations } from './Conversation.ts';
import { checkFilters, checkFiltersKept } from './filterChecks.ts';
import { checkGroundedness } from './groundedness.ts';
import { countAcceptable, MIN_RESULT_COUNT, checkItems, checkList, checkPicks } from './itemChecks.ts';
import type { SeenItems } from './itemReferences.ts';
import { findItemsOnScreen } from './itemReferences.ts';
import { checkAction, checkOutfit } from './outfitChecks.ts';
import { admitsNothing, checkReply, findReplyText } from './replyChecks.ts';
import type { Intent, TurnResult } from './StylistUnderTest.ts';

/** The state of the conversation between the shopper's message and the answer. */
export interface Situation extends SeenItems {
  readonly catalogue: readonly CatalogueItem[];
  /** All items shown, picked or attached so far. */
  readonly knownItems: readonly CatalogueItem[];
  /** The shopper's messages, the current one last. */
  readonly messages: readonly string[];
  readonly previousIntent: Intent | null;
  /** The filters that the message was sent with. */
  readonly filters: Filters;
}

/** All checks of a turn (see the README). Of alternative expectations, the one with the fewest failures counts. */
export function judgeTurn(
  expected: Expectation | readonly Expectation[],
  result: TurnResult,
  situation: Situation,
): readonly Check[] {
  const alternatives = isList(expected) ? expected : [expected];
  const judgedAlternatives = alternatives.map((alternative) => checkExpectation(alternative, result, situation));
  const bestChecks = judgedAlternatives.toSorted((a, b) => countFailures(a) - countFailures(b))[0] ?? [];
  return [...bestChecks, ...checkEveryTurn(result, situation)];
}

export function areAllPassed(checks: readonly Check[]): boolean {
  return countFailures(checks) === 0;
}

function checkExpectation(
  { intent, filters, items, reply, outfit, keeps, acts, of }: Expectation,
  result: TurnResult,
  situation: Situation,
): readonly Check[] {
  return [
    ...(intent === undefined ? [] : [checkIntent([intent].flat(), result)]),
    ...(filters === undefined ? [] : checkFilters(filters, result.filters)),
    ...(items === undefined ? [] : checkShown(items, [intent ?? []].flat(), result, situation)),
    ...(reply === undefined ? [] : checkReply(reply, result, situation)),
    ...(outfit === undefined ? [] : checkOutfit(outfit, result)),
    ...(keeps === undefined
      ? []
      : [checkFiltersKept(situation.filters, result.filters), checkList('same', result.items, situation)]),
    ...(acts === undefined ? [] : [checkAction(acts, of ?? null, result, situation)]),
  ];
}

function checkIntent(wantedIntents: readonly Intent[], { intent }: TurnResult): Check {
  return createCheck('intent', wantedIntents.includes(intent), `${intent}, expected ${wantedIntents.join(' or ')}`);
}

/**
 * Checks the shown items: the picks of a text answer, otherwise the list. If the catalogue lacks items, also checks
 * that the answer says so.
 */
function checkShown(
  demands: ItemExpectations,
  wantedIntents: readonly Intent[],
  result: TurnResult,
  situation: Situation,
): readonly Check[] {
  const isTextAnswer = result.intent !== 'search' && wantedIntents.includes(result.intent);
  const list = demands.list === undefined ? [] : [checkList(demands.list, result.items, situation)];
  if (!hasItemExpectations(demands)) return list;
  const itemResults = isTextAnswer
    ? checkPicks(
        demands,
        result.deepPicks.map(({ item }) => item),
        situation,
      )
    : checkItems(demands, result.items, situation.catalogue, situation, result.exactCount);
  return [...list, ...itemResults, ...checkScarcity(demands, result, situation)];
}

function hasItemExpectations(demands: ItemExpectations): boolean {
  return Object.keys(demands).some((key) => key !== 'list' && key !== 'top');
}

/** If the catalogue has hardly any acceptable items and the answer shows others, checks that the answer says so. */
function checkScarcity(demands: ItemExpectations, result: TurnResult, situation: Situation): readonly Check[] {
  const count = countAcceptable(demands, situation.catalogue, situation);
  if (count === null || count >= MIN_RESULT_COUNT || (count > 0 && result.items.length <= count)) return [];
  return [
    createCheck(
      'honesty',
      admitsNothing(result),
      `the catalogue has ${String(count)} of the kind, and the answer does not say so: ${findReplyText(result)}`,
    ),
  ];
}

function checkEveryTurn(result: TurnResult, situation: Situation): readonly Check[] {
  const { catalogue, messages, previousIntent } = situation;
  return [
    createCheck('intent', !(previousIntent === 'ask' && result.intent === 'ask'), 'asks back twice in a row'),
    ...(result.intent === 'search' || findItemsOnScreen(situation).length === 0
      ? []
      : [checkList('same', result.items, situation)]),
    ...checkGroundedness(result, {
      catalogue,
      items: findKnownAfter(result, situation),
      messages: messages.join(' '),
      filters: result.filters,
    }),
  ];
}

/** The items that answers may mention from this turn on. */
export function findKnownAfter(
  result: TurnResult,
  { knownItems, attachment }: Pick<Situation, 'knownItems' | 'attachment'>,
): readonly CatalogueItem[] {
  return [
    ...knownItems,
    ...result.items,
    ...result.deepPicks.map(({ item }) => item),
    ...(attachment === null ? [] : [attachment]),
  ];
}

function countFailures(checks: readonly Check[]): number {
  return checks.filter(({ hasPassed }) => !hasPassed).length;
}

function isList(expected: Expectation | readonly Expectation[]): expected is readonly Expectation[] {
  return Array.isArray(expected);
}
