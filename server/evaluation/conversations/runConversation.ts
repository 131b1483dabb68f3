import type { Profile } from '../../../src/domain/accounts/Profile.ts';
import { NO_PREFERENCES } from '../../../src/domain/accounts/Profile.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Check } from './Check.ts';
import { check } from './Check.ts';
import type { Conversation, ConversationTurn } from './Conversation.ts';
import { USUAL_DAY } from './Conversation.ts';
import type { Situation } from './ConversationJudge.ts';
import { judgeTurn, knownAfter } from './ConversationJudge.ts';
import { canPointAt, onScreen, soughtIn, wordingOf } from './itemReferences.ts';
import type { OpenConversation, StylistUnderTest } from './StylistUnderTest.ts';

export interface HeldTurn {
  readonly conversation: string;
  /** The number of the turn, from 1. */
  readonly turn: number;
  readonly said: string;
  readonly checks: readonly Check[];
}

export interface HeldConversation {
  readonly turns: readonly HeldTurn[];
  /** Turns whose message refers to something that the catalogue or the list lacks. */
  readonly unsaid: number;
}

interface State extends Omit<Situation, 'catalogue'> {
  readonly filters: Filters;
}

const INITIAL_STATE: State = {
  lists: [],
  attachment: null,
  known: [],
  said: [],
  previousIntent: null,
  filters: NO_FILTERS,
};

/** Sends one message after the other, as a shopper who sees the answers would. */
export async function runConversation(
  stylist: StylistUnderTest,
  conversation: Conversation,
  catalogue: readonly CatalogueItem[],
): Promise<HeldConversation> {
  const open = await stylist.open(profileOf(conversation), new Date(conversation.now ?? USUAL_DAY));
  const turns: HeldTurn[] = [];
  let state = INITIAL_STATE;
  for (const [at, turn] of conversation.turns.entries()) {
    const attached = turn.attach === undefined ? null : (soughtIn(catalogue, turn.attach) ?? null);
    const before = { ...state, attachment: attached ?? state.attachment, filters: { ...state.filters, ...turn.edit } };
    const said = wordingOf(turn, before);
    if (said === null && onScreen(before).length === 0) turns.push(speechless(conversation.id, at + 1, turn));
    if (said === null || (turn.attach !== undefined && attached === null) || !canPointAt(turn, before)) break;
    const held = await holdTurn(open, turn, said, attached, before, catalogue);
    turns.push({ conversation: conversation.id, turn: at + 1, said, checks: held.checks });
    state = held.after;
  }
  return { turns, unsaid: conversation.turns.length - turns.length };
}

/** A failed turn: the message refers to an item on the screen, but the stylist left the screen empty. */
function speechless(conversation: string, turn: number, { say }: ConversationTurn): HeldTurn {
  return { conversation, turn, said: say, checks: [check('items', false, 'nothing on the screen to speak of')] };
}

async function holdTurn(
  open: OpenConversation,
  turn: ConversationTurn,
  text: string,
  attachment: CatalogueItem | null,
  before: State,
  catalogue: readonly CatalogueItem[],
): Promise<{ checks: readonly Check[]; after: State }> {
  const result = await open.say(text, { filters: before.filters, attachment });
  const said = [...before.said, text];
  const checks = judgeTurn(turn.expect, result, { ...before, said, catalogue });
  const list = result.intent === 'search' ? result.items : onScreen(before);
  return {
    checks,
    after: {
      ...before,
      said,
      known: knownAfter(result, before),
      lists: [...before.lists, list],
      previousIntent: result.intent,
      filters: result.filters,
    },
  };
}

function profileOf({ id, profile }: Conversation): Profile {
  return {
    id,
    name: '',
    email: '',
    onboarded: true,
    chatEnabled: true,
    preferences: { ...NO_PREFERENCES, ...profile },
  };
}
