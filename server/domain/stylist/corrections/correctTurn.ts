import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Act } from '../acts/Act.ts';
import { recordAnswer } from '../recordAnswer.ts';
import { toActKey } from '../clauses/toldActs.ts';
import { listItemsInSight } from '../listItemsInSight.ts';
import type { Language } from '../hearing/hear.ts';
import type { Speech } from '../hearing/Speech.ts';
import { createWordlessSpeech } from '../hearing/createWordlessSpeech.ts';
import { searchFor } from '../searchFor.ts';
import type { Turn, Understood } from '../Turn.ts';
import { findReferenceContext, understandTurn } from '../understandTurn.ts';
import { listChangesAfter } from './listChangesAfter.ts';
import { readTurnClauses } from './draftTurn.ts';
import { withOutfitEdits } from './editOutfit.ts';
import { editState, type EditedState } from './editState.ts';
import type { ReferenceUse, SlotEdit, TurnReading } from './TurnReading.ts';

/**
 * Applies the corrections of a better reader to a message. Reads clauses with a corrected act again, then changes the
 * constraints, so that the corrections also apply to later messages. Has no side effects; returns the draft itself if
 * nothing is corrected.
 */
export function correctTurn(turn: Turn, { acts, edits }: TurnReading, language: Language): Understood {
  const toldActs: ReadonlyMap<string, Act> = new Map(acts.map(({ text, act }) => [toActKey(text), act]));
  const languageWithActs = acts.length === 0 ? language : { ...language, toldActs };
  const isOnlyTalk = readTurnClauses(turn, languageWithActs).every(({ role }) => role === 'talk');
  return editUnderstood(turn, understandTurn(turn, languageWithActs), edits, isOnlyTalk, language);
}

function editUnderstood(
  turn: Turn,
  understanding: Understood,
  edits: readonly SlotEdit[],
  isOnlyTalk: boolean,
  language: Language,
): Understood {
  if (understanding.outfit !== undefined) return withOutfitEdits(understanding, edits, language);
  const { conversation, filters } = understanding;
  const stateBefore: EditedState = { wish: conversation.wish, filters, changes: [], addedWords: [] };
  const stateAfter = edits.reduce(
    (state, edit) => (edit.do === 'refer' ? state : editState(state, edit, conversation.undone, language)),
    stateBefore,
  );
  const referenceEdit = edits.findLast((edit) => edit.do === 'refer');
  const items = referenceEdit === undefined ? [] : listPieces(turn, referenceEdit.itemIds);
  if (referenceEdit?.use === 'about' || (referenceEdit?.use === 'goesWith' && stateAfter === stateBefore))
    return stateAfter === stateBefore
      ? tellAbout(turn, understanding, items, referenceEdit.use, isOnlyTalk)
      : searchAgain(turn, understanding, edits, stateAfter, null, [], language);
  if (stateAfter === stateBefore && (items.length === 0 || referenceEdit === undefined)) return understanding;
  return searchAgain(turn, understanding, edits, stateAfter, referenceEdit?.use ?? null, items, language);
}

function listPieces(turn: Turn, ids: readonly string[]): readonly CatalogueItem[] {
  const itemsById = listItemsInSight(turn);
  return ids.flatMap((id) => itemsById.get(id) ?? []);
}

/** Creates a search with the changed constraints. Computes the title and the leads as for any other message. */
function searchAgain(
  turn: Turn,
  understanding: Understood,
  edits: readonly SlotEdit[],
  { wish, filters, changes, addedWords }: EditedState,
  referenceUse: ReferenceUse | null,
  items: readonly CatalogueItem[],
  language: Language,
): Understood {
  const draft = understanding.conversation;
  const editedTurn: Turn = {
    ...turn,
    said: '',
    attachment: null,
    filters,
    conversation: { ...draft, wish, filters, spokenOf: [] },
  };
  const relation = referenceUse === null || referenceUse === 'about' ? null : referenceUse;
  const silence = createWordlessSpeech(language);
  const speech: Speech =
    items.length > 0 && relation !== null ? { ...silence, reference: { items, isLost: false }, relation } : silence;
  const foundResult = searchFor(editedTurn, speech, findReferenceContext(editedTurn, language), language);
  const { emphasis } = foundResult.conversation.leads;
  return {
    ...foundResult,
    conversation: {
      ...foundResult.conversation,
      turns: draft.turns,
      saidBounds: changes.some(({ kind }) => kind === 'price') ? null : draft.saidBounds,
      past: understanding.intent === 'search' ? draft.past : foundResult.conversation.past,
      leads: {
        ...foundResult.conversation.leads,
        emphasis: [...new Set([...draft.leads.emphasis, ...emphasis, ...addedWords])],
      },
      spokenOf: relation === 'unlike' || items.length === 0 ? draft.spokenOf : items.map(({ id }) => id),
      heard: {
        changes: listChangesAfter(
          turn,
          draft.heard.changes,
          [...foundResult.conversation.heard.changes, ...changes],
          edits,
        ),
        answer: understanding.intent === 'search' ? draft.heard.answer : null,
      },
    },
  };
}

/** Answers about the pieces in the correction, instead of doing what the draft does. */
function tellAbout(
  turn: Turn,
  understanding: Understood,
  items: readonly CatalogueItem[],
  referenceUse: 'about' | 'goesWith',
  isOnlyTalk: boolean,
): Understood {
  const itemIds = items.map(({ id }) => id);
  if (itemIds.length === 0) return understanding;
  if (referenceUse === 'goesWith') return recordAnswer(turn, { topic: 'goesWith', itemIds, asked: '' });
  const { answer } = understanding.conversation.heard;
  if (understanding.intent !== 'search' && answer !== null) return recordAnswer(turn, { ...answer, itemIds });
  return isOnlyTalk
    ? recordAnswer(turn, { topic: 'about', itemIds, asked: '' })
    : { ...understanding, conversation: { ...understanding.conversation, spokenOf: itemIds } };
}
