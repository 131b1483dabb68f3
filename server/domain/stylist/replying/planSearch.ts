import type { Findings } from '../Turn.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { listItemsInSight } from '../listItemsInSight.ts';
import { listWantedKinds } from '../wish/groups.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { describeChanges } from '../wording/describeChanges.ts';
import { nameGarments } from '../wording/createNounPhrase.ts';
import { describeSearch } from '../wording/describeSearch.ts';
import { countItemsInWords } from './countItemsInWords.ts';
import { findDirection } from './direction.ts';
import type { Wished } from './merits.ts';
import { listNextSteps } from './listNextSteps.ts';
import { pickPieces } from './pickPieces.ts';
import type { ReplyPlan } from './ReplyPlan.ts';
import { listShortfalls } from './shortfalls.ts';
import type { Unmet } from './unmet.ts';
import { findUnmetWishes } from './unmet.ts';

/**
 * Plans the reply to a search with results. The reply repeats the wish, says what is missing, names two pieces with a
 * true difference, and asks at most one question.
 */
export function planSearch(findings: Findings, lexicon: Lexicon): ReplyPlan {
  const unmet = findUnmet(findings, lexicon);
  const shortfalls = listShortfalls(findings, unmet.sentences);
  const isSorry = findings.understood.conversation.heard.changes.some(({ kind }) => kind === 'disliked');
  return {
    opening: shortfalls.length > 0 && !isSorry ? null : chooseOpening(findings, findSearchWords(findings, unmet)),
    shortfalls,
    pieces: pickPieces(findings.items, findings.divider?.exactCount ?? 0, findWished(findings, lexicon)),
    fromProfile: describeProfileValues(findings),
    offers: listNextSteps(findings),
  };
}

/** Describes what was searched for. Leaves out what is not sold. */
export function findSearchWords({ understood: { conversation, filters } }: Findings, { parts }: Unmet): string {
  const company = conversation.heard.changes.find(({ kind }) => kind === 'goesWith');
  const searchWords = describeSearch(
    conversation.wish.filter((part) => !parts.includes(part)),
    filters,
    conversation.isPresent ? 'gifts' : 'pieces',
  );
  return `${searchWords}${company ? `, to go with ${company.words}` : ''}`;
}

export function findUnmet({ items, understood: { conversation }, turn }: Findings, lexicon: Lexicon): Unmet {
  const kindsBefore = new Set(listWantedKinds(turn.conversation.wish).map(({ words }) => words));
  const freshKinds = listWantedKinds(conversation.wish)
    .map(({ words }) => words)
    .filter((words) => !kindsBefore.has(words));
  const newWords =
    turn.conversation.turns === 0
      ? conversation.wish.map(({ words }) => words)
      : [...conversation.leads.emphasis, ...freshKinds];
  return findUnmetWishes(conversation.wish, items, lexicon, new Set(newWords));
}

function chooseOpening(findings: Findings, searchWords: string): ReplyPlan['opening'] {
  const { conversation } = findings.understood;
  const { changes } = conversation.heard;
  const count = countItemsInWords(findings.items);
  if (changes.some(({ kind }) => kind === 'disliked')) return { moment: 'sorry', slots: {} };
  if (changes.some(({ kind, words }) => kind === 'profile' && words === 'taste'))
    return { moment: 'shownAnyway', slots: { count } };
  const garments = nameGarments(listWantedKinds(conversation.wish)) || (conversation.isPresent ? 'gifts' : 'pieces');
  const change = describeChanges(changes, garments);
  const direction = findDirection(findings);
  if (direction === 'begun' || change === '')
    return isMourning(conversation.wish)
      ? { words: `I’m sorry for your loss. Here are ${searchWords}.` }
      : { moment: 'found', slots: { sought: searchWords, count } };
  return { moment: direction === 'swapped' ? 'refined' : direction, slots: { change, count } };
}

/** Returns the wishes that reasons refer to. Leaves out what no piece has, because the reply says it once. */
export function findWished(findings: Findings, lexicon: Lexicon): Wished {
  const { understood, turn } = findings;
  const unmet = findUnmet(findings, lexicon);
  const { conversation, filters } = understood;
  const { changes } = conversation.heard;
  const shownItems = listItemsInSight(turn);
  const model =
    conversation.leads.likeItemIds.map((id) => shownItems.get(id)).find((item) => item !== undefined) ?? null;
  return {
    parts: conversation.wish.filter((part) => !unmet.parts.includes(part)),
    filters,
    model,
    aboutPrice: changes.some(({ kind }) => kind === 'cheaper' || kind === 'dearer'),
    aboutSize: changes.some(({ kind }) => kind === 'size'),
    variant: conversation.turns,
    lexicon,
  };
}

/** Whether the wish is for a funeral, so that no sentence may be cheerful. */
function isMourning(wish: readonly WishPart[]): boolean {
  return wish.some(({ stance, concepts }) => stance === 'wanted' && concepts.includes('occasion:funeral'));
}

function describeProfileValues({ understood }: Findings): string {
  const { changes } = understood.conversation.heard;
  return changes.find(({ kind, words }) => kind === 'profile' && words !== 'taste')?.words ?? '';
}
