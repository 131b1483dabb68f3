import type { Profile } from '../../../src/domain/accounts/Profile.ts';
import { NO_PREFERENCES } from '../../../src/domain/accounts/Profile.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Check } from './Check.ts';
import { createCheck } from './Check.ts';
import type { Conversation, ConversationTurn } from './Conversation.ts';
import { DEFAULT_DATE } from './Conversation.ts';
import type { Situation } from './ConversationJudge.ts';
import { judgeTurn, findKnownAfter } from './ConversationJudge.ts';
import { areReferencesValid, findItemsOnScreen, findDescribedItem, fillPlaceholders } from './itemReferences.ts';
import type { OpenConversation, StylistUnderTest } from './StylistUnderTest.ts';

export interface JudgedTurn {
  readonly conversation: string;
  /** The number of the turn, from 1. */
  readonly turn: number;
  readonly message: string;
  readonly checks: readonly Check[];
}

export interface JudgedConversation {
  readonly turns: readonly JudgedTurn[];
  /** Number of turns whose message refers to an item that does not exist. */
  readonly skippedTurns: number;
}

type ConversationState = Omit<Situation, 'catalogue'>;

const INITIAL_STATE: ConversationState = {
  lists: [],
  attachment: null,
  knownItems: [],
  messages: [],
  previousIntent: null,
  filters: NO_FILTERS,
};

/** Sends the messages one after another, each after the previous answer. */
export async function runConversation(
  stylist: StylistUnderTest,
  conversation: Conversation,
  catalogue: readonly CatalogueItem[],
): Promise<JudgedConversation> {
  const conversationUnderTest = await stylist.open(
    createProfile(conversation),
    new Date(conversation.now ?? DEFAULT_DATE),
  );
  const turns: JudgedTurn[] = [];
  let state = INITIAL_STATE;
  for (const [index, turn] of conversation.turns.entries()) {
    const attachedItem = turn.attach === undefined ? null : (findDescribedItem(catalogue, turn.attach) ?? null);
    const stateBefore = {
      ...state,
      attachment: attachedItem ?? state.attachment,
      filters: { ...state.filters, ...turn.edit },
    };
    const message = fillPlaceholders(turn, stateBefore);
    if (message === null && findItemsOnScreen(stateBefore).length === 0)
      turns.push(createFailedTurn(conversation.id, index + 1, turn));
    if (
      message === null ||
      (turn.attach !== undefined && attachedItem === null) ||
      !areReferencesValid(turn, stateBefore)
    )
      break;
    const turnResult = await runTurn(conversationUnderTest, turn, message, attachedItem, stateBefore, catalogue);
    turns.push({ conversation: conversation.id, turn: index + 1, message, checks: turnResult.checks });
    state = turnResult.stateAfter;
  }
  return { turns, skippedTurns: conversation.turns.length - turns.length };
}

/** A failed turn: its message refers to an item on the screen, but the stylist showed none. */
function createFailedTurn(conversation: string, turn: number, { say }: ConversationTurn): JudgedTurn {
  return {
    conversation,
    turn,
    message: say,
    checks: [createCheck('items', false, 'nothing on the screen to speak of')],
  };
}

async function runTurn(
  open: OpenConversation,
  turn: ConversationTurn,
  text: string,
  attachment: CatalogueItem | null,
  stateBefore: ConversationState,
  catalogue: readonly CatalogueItem[],
): Promise<{ checks: readonly Check[]; stateAfter: ConversationState }> {
  const result = await open.say(text, { filters: stateBefore.filters, attachment });
  const message = [...stateBefore.messages, text];
  const checks = judgeTurn(turn.expect, result, { ...stateBefore, messages: message, catalogue });
  const list = result.intent === 'search' ? result.items : findItemsOnScreen(stateBefore);
  return {
    checks,
    stateAfter: {
      ...stateBefore,
      messages: message,
      knownItems: findKnownAfter(result, stateBefore),
      lists: [...stateBefore.lists, list],
      previousIntent: result.intent,
      filters: result.filters,
    },
  };
}

function createProfile({ id, profile }: Conversation): Profile {
  return {
    id,
    name: '',
    email: '',
    onboarded: true,
    chatEnabled: true,
    preferences: { ...NO_PREFERENCES, ...profile },
  };
}
