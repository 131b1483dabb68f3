import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { NO_LEADS } from '../Conversation.ts';
import { handEdits } from '../filters/handEdits.ts';
import { preselect } from '../filters/preselect.ts';
import type { Language } from '../hearing/hear.ts';
import type { Speech } from '../hearing/Speech.ts';
import { pastAfter } from '../recall.ts';
import { remembered } from '../remembered.ts';
import type { Turn, Understood } from '../Turn.ts';
import { isSameThing } from '../wish/groups.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { wordsOf } from '../wish/wordsOf.ts';
import { applyEdits, EMPTY_PLAN } from './applyEdits.ts';
import type { OutfitEdit } from './OutfitEdit.ts';
import type { OutfitClause } from './readOutfitEdits.ts';
import { readOutfitEdits } from './readOutfitEdits.ts';
import { wordEdits } from './wordEdits.ts';
import { titleOfOutfit } from './titleOfOutfit.ts';

/** Names the outfit that was shown before. */
const BACK_TO_OUTFIT = /\b(?:the|that|this|my|our|your) (?:\w+ )?(?:outfit|look|capsule)\b/iu;
const TURNED_DOWN = /(?:\b(?:not|no|swap|another|different|replace|change)\b|n[’']t\b)/iu;
const CENTS = 100;

/** A turn that composes, changes or asks about a whole outfit; null for any other. Pure; listens only where needed. */
export function understandOutfit(
  turn: Turn,
  listen: (said: string) => Speech,
  clauses: readonly OutfitClause[],
  language: Language,
): Understood | null {
  const swapped = findSwapped(turn);
  // Its words name the piece that goes, so they wish for nothing.
  if (swapped !== null) return describe(turn, listen(''), swapped.outfit, swapped.edits);
  const current = findCurrent(turn);
  const said = readOutfitEdits(clauses, current, language);
  if (said.length === 0 && current === null) return null;
  const speech = listen(turn.said);
  const edits = [...said, ...readPointed(speech, clauses, current)];
  if (edits.length === 0) return null;
  const plan = applyEdits(withHandEdits(current ?? EMPTY_PLAN, turn), edits);
  const isOnlyAsked = edits.every(({ kind }) => kind === 'total');
  return isOnlyAsked && current === null ? null : describe(turn, speech, plan, edits);
}

interface SwappedPiece {
  readonly outfit: OutfitPlan;
  readonly edits: readonly OutfitEdit[];
}

/** What a button asks for: another piece in the place of one of the outfit. Null for a turn in words. */
function findSwapped(turn: Turn): SwappedPiece | null {
  const {
    conversation: { outfit },
    swappedItemId,
  } = turn;
  if (swappedItemId === undefined || !outfit?.places.some(({ itemId }) => itemId === swappedItemId)) return null;
  const edits: readonly OutfitEdit[] = [{ kind: 'swapPiece', itemIds: [swappedItemId] }];
  return { outfit: applyEdits(withHandEdits(outfit, turn), edits), edits };
}

/** The outfit that is on the screen, or that the words go back to. */
function findCurrent({ conversation: { outfit }, shown, said }: Turn): OutfitPlan | null {
  if (outfit === null || outfit.places.length === 0) return null;
  const shownIds = new Set(shown.quick.map(({ id }) => id));
  const isShown = outfit.places.every(({ itemId }) => itemId === null || shownIds.has(itemId));
  return isShown || BACK_TO_OUTFIT.test(said) ? outfit : null;
}

/** 'Not the second one', 'swap that for something else': another piece in the place of one that is pointed at. */
function readPointed(
  { reference, relation, unshown, takenBack }: Speech,
  clauses: readonly OutfitClause[],
  outfit: OutfitPlan | null,
): readonly OutfitEdit[] {
  const worn = new Set(outfit?.places.flatMap(({ itemId }) => itemId ?? []));
  const itemIds = (reference?.items ?? []).map(({ id }) => id).filter((id) => worn.has(id));
  const isTurnedDown =
    relation === 'unlike' ||
    unshown ||
    takenBack.length > 0 ||
    clauses.some(({ text, act }) => act === 'refuse' || act === 'criticise' || TURNED_DOWN.test(text));
  const isAsked = clauses.some(({ text, act }) => act === 'fact' || text.endsWith('?'));
  return itemIds.length > 0 && isTurnedDown && !isAsked ? [{ kind: 'swapPiece', itemIds }] : [];
}

/** A price that was taken away by hand limits the outfit no longer. */
function withHandEdits(plan: OutfitPlan, { conversation, filters }: Turn): OutfitPlan {
  const wasLimited = conversation.filters.priceRangeMax !== null && plan.budgetCents !== null;
  return wasLimited && filters.priceRangeMax === null ? { ...plan, budgetCents: null } : plan;
}

function describe(turn: Turn, speech: Speech, plan: OutfitPlan, edits: readonly OutfitEdit[]): Understood {
  const isAnew = edits.some(({ kind }) => kind === 'compose' || kind === 'pack');
  const isOnlyAsked = edits.every(({ kind }) => kind === 'total');
  const { conversation, profile } = turn;
  const memory = remembered(turn);
  const terms = speech.wish.parts.filter(
    ({ facet, stance }) => facet !== 'kind' && facet !== 'word' && stance !== 'lessOf',
  );
  const wish = mergeTerms(isAnew ? [] : conversation.wish, terms);
  const start = conversation.isBegun
    ? turn.filters
    : preselect(turn.filters, memory.undone, profile.preferences, speech);
  const filters = isOnlyAsked ? turn.filters : chooseFilters(start, turn, speech, plan, isAnew);
  const title = titleOfOutfit(plan);
  return {
    intent: isOnlyAsked ? 'answer' : 'search',
    title,
    refinedQuery: wordsOf(wish),
    filters,
    companionsOf: null,
    outfit: plan,
    conversation: {
      ...memory,
      isBegun: true,
      wish,
      filters,
      outfit: plan,
      leads: { ...NO_LEADS, tastes: conversation.leads.tastes },
      title,
      asked: 0,
      ownsBudget: false,
      saidBounds: null,
      wearer: speech.wearer ?? (isAnew ? 'self' : conversation.wearer),
      past: isOnlyAsked ? conversation.past : pastAfter(turn),
      spokenOf: [],
      heard: { changes: wordEdits(edits).map((words) => ({ kind: 'wish', words })), answer: null },
    },
  };
}

/** Gender and sizes as said; no piece costs more than all of them may. */
function chooseFilters(start: Filters, turn: Turn, speech: Speech, plan: OutfitPlan, isAnew: boolean): Filters {
  const { genders, sizes } = speech.wish.wish;
  const { added } = handEdits(turn.conversation.filters, turn.filters);
  const base = isAnew ? { ...NO_FILTERS, gender: start.gender, size: start.size, ...added } : start;
  const isForOther = speech.wearer === 'other' && turn.conversation.wearer === 'self';
  return {
    ...base,
    gender: genders.length > 0 ? [...genders] : base.gender,
    size: sizes.length > 0 ? [...sizes] : isForOther ? [] : base.size,
    priceRangeMax:
      plan.budgetCents === null ? (isAnew ? null : base.priceRangeMax) : Math.floor(plan.budgetCents / CENTS),
  };
}

function mergeTerms(before: readonly WishPart[], said: readonly WishPart[]): readonly WishPart[] {
  const now = said.filter(
    (part, at) => said.findIndex((other) => isSameThing(other, part) && other.stance === part.stance) === at,
  );
  const isSaidAnew = (part: WishPart): boolean =>
    now.some(({ facet, words }) => words === part.words || (facet === part.facet && ONE_AT_A_TIME.has(facet)));
  return [...before.filter((part) => !isSaidAnew(part)), ...now];
}

const ONE_AT_A_TIME: ReadonlySet<string> = new Set(['occasion', 'season']);
