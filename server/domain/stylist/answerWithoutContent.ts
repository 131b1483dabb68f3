import type { Turn, Understood } from './Turn.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { recordAnswer, askBack } from './recordAnswer.ts';
import { EMPTY_CONVERSATION } from './Conversation.ts';
import { preselectFilters } from './filters/preselectFilters.ts';
import type { Language } from './hearing/hear.ts';
import type { SmallTalk } from './hearing/smallTalk.ts';
import type { Speech } from './hearing/Speech.ts';
import { readTaste } from './profile/readTaste.ts';
import { rememberTurn } from './rememberTurn.ts';
import { writeTitle } from './writeTitle.ts';
import { foldWish } from './wish/foldWish.ts';
import { writeWish } from './wish/writeWish.ts';

/**
 * Answers a message without a wish. Polite words get a polite answer. Otherwise, the stylist asks a question, and the
 * next time shows pieces.
 */
export function answerWithoutContent(turn: Turn, speech: Speech, language: Language): Understood {
  const { conversation } = turn;
  const { smallTalk, wish } = speech;
  if (smallTalk !== null && wish.parts.length === 0) {
    const courtesy = { topic: smallTalk, itemIds: [], asked: '' };
    if (smallTalk !== 'greeting' && !stillNeedsPieces(turn, smallTalk)) return recordAnswer(turn, courtesy);
    if (conversation.asked === 0) return askBack(turn, courtesy);
  }
  const hasWish = conversation.wish.length > 0;
  if (conversation.asked > 0 || (hasWish && turn.shown.quick.length === 0)) return showAnyway(turn, speech, language);
  return askBack(turn, {
    topic: hasWish ? 'narrowing' : 'wish',
    itemIds: [],
    asked: wish.unknown.slice(0, 3).join(' '),
  });
}

/**
 * Whether the stylist should show pieces after words such as 'Hmm idk', because it already asked a question and
 * nothing is shown.
 */
function stillNeedsPieces({ conversation, shown }: Turn, smallTalk: SmallTalk): boolean {
  return smallTalk === 'thanks' && conversation.asked > 0 && shown.quick.length === 0;
}

/** Shows pieces that suit the profile instead of asking another question. */
function showAnyway(turn: Turn, speech: Speech, { lexicon, spelling }: Language): Understood {
  const {
    conversation,
    profile: { preferences },
  } = turn;
  const taste = readTaste(preferences, turn.now, lexicon, spelling);
  const memory = rememberTurn(turn);
  const filters = conversation.isBegun
    ? turn.filters
    : preselectFilters(turn.filters, memory.undone, preferences, speech);
  const wish = foldWish(conversation.isBegun ? [] : taste.ruledOut, conversation.wish, 'refine');
  return {
    intent: 'search',
    title: writeTitle(wish, filters),
    refinedQuery: writeWish(wish),
    filters,
    companionsOf: null,
    conversation: {
      ...memory,
      isBegun: true,
      wish,
      filters,
      asked: 0,
      leads: { ...conversation.leads, tastes: taste.liked },
      heard: { changes: [{ kind: 'profile', words: 'taste' }], answer: null },
    },
  };
}

/** Starts the conversation again, with only the wearer remembered. */
export function startAfresh(turn: Turn): Understood {
  const filters = { ...NO_FILTERS, gender: turn.filters.gender };
  const { turns, undone } = rememberTurn(turn);
  const understanding = askBack(
    { ...turn, filters, conversation: EMPTY_CONVERSATION },
    { topic: 'wish', itemIds: [], asked: '' },
  );
  return { ...understanding, conversation: { ...understanding.conversation, turns, undone } };
}
