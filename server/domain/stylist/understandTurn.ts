import type { Turn, Understood } from '../../application/ports/Stylist.ts';
import type { Answer } from './answering/Answer.ts';
import { answerTo } from './answering/answerTo.ts';
import { changesOf } from './changes.ts';
import type { Conversation } from './Conversation.ts';
import { foldFilters } from './filters/foldFilters.ts';
import { handEdits, joined } from './filters/handEdits.ts';
import { preselect } from './filters/preselect.ts';
import { foldLeads } from './foldLeads.ts';
import { foldParts } from './foldParts.ts';
import type { Language } from './hearing/hear.ts';
import { hear } from './hearing/hear.ts';
import { pointable } from './hearing/pointable.ts';
import type { Pointable } from './hearing/referTo.ts';
import type { Speech } from './hearing/Speech.ts';
import { moveOf } from './moveOf.ts';
import { tasteOf } from './profile/tasteOf.ts';
import { titleOf } from './titleOf.ts';
import { matchOf } from './matchOf.ts';
import { wordsOf } from './wish/wordsOf.ts';

/** Understands one turn. Pure: the same turn gives the same answer. Never throws. */
export function understandTurn(turn: Turn, language: Language): Understood {
  const { conversation, profile, shown } = turn;
  const at = pointable({
    quick: shown.quick, picks: shown.deep.map(({ item }) => item), spokenOf: conversation.spokenOf,
    attached: turn.attachment?.context === 'item' ? turn.attachment.item : null,
  }, language.lexicon);
  const speech = hear(turn.said, at, language, profile.preferences.location);
  const answer = answerTo(speech, at);
  if (answer && !hasErrand(turn, speech, answer)) return answered(turn, answer, at);
  if (!hasContent(turn, speech)) return withoutContent(turn, speech);
  return sought(turn, speech, at, language);
}

/** Something is attached that the question is not about, so it is a search after all. */
function hasErrand({ attachment }: Turn, { wish }: Speech, answer: Answer): boolean {
  return attachment?.context === 'chat_attachment' && answer.topic !== 'who' && (answer.itemIds.length === 0 || wish.parts.length > 0);
}

/** Whether the turn says anything that could be searched or changed. */
function hasContent({ attachment, said }: Turn, speech: Speech): boolean {
  const { wish } = speech.wish;
  const isKnown = speech.wish.parts.some(({ facet, words }) => facet !== 'word' || !speech.wish.unknown.includes(words));
  const isNonsense = speech.wish.parts.length > 0 && !isKnown;
  return attachment !== null || (!isNonsense && meaningfulParts(speech) > 0) || wish.colors.length > 0 || wish.genders.length > 0 || wish.sizes.length > 0
    || wish.sale || wish.priceMin !== null || wish.priceMax !== null || speech.takenBack.length > 0 || speech.priceStep !== null
    || speech.leanings.length > 0 || speech.otherBrand || speech.unshown || speech.sort !== null || (speech.reference !== null && said !== '') || speech.wearer === 'self';
}

/** Everyday words that stand in no catalogue say nothing of a garment. */
function meaningfulParts({ wish }: Speech): number {
  return wish.parts.filter(({ facet, words }) => facet !== 'word' || wish.isSold(words)).length;
}

function answered(turn: Turn, answer: Answer, at: Pointable): Understood {
  const { conversation } = turn;
  const spokenOf = answer.itemIds.length > 0 && answer.itemIds.length <= 6 ? answer.itemIds : conversation.spokenOf;
  const isAsking = answer.topic === 'which';
  return {
    intent: isAsking ? 'ask' : 'answer',
    title: conversation.title || titleOf([], turn.filters),
    refinedQuery: wordsOf(conversation.wish),
    filters: turn.filters,
    conversation: {
      ...remembered(turn), spokenOf, asked: isAsking ? conversation.asked + 1 : 0,
      heard: { changes: [], answer },
    },
    companionsOf: answer.topic === 'goesWith' ? (answer.itemIds[0] ?? at.attached?.id ?? null) : null,
  };
}

/** Politeness is answered in kind; of an empty wish is asked once, and the next time something is shown. */
function withoutContent(turn: Turn, speech: Speech): Understood {
  const { conversation } = turn;
  const hasWish = conversation.wish.length > 0;
  const isPolite = speech.smallTalk !== null && speech.wish.parts.length === 0;
  if (isPolite && (speech.smallTalk !== 'greeting' || conversation.asked === 0)) {
    return { ...answered(turn, { topic: speech.smallTalk ?? 'greeting', itemIds: [], asked: '' }, NOTHING_THERE), intent: 'answer' };
  }
  if (conversation.asked > 0 || (hasWish && turn.shown.quick.length === 0)) return shownAnyway(turn, speech);
  const answer: Answer = { topic: hasWish ? 'narrowing' : 'wish', itemIds: [], asked: speech.wish.unknown.slice(0, 3).join(' ') };
  return { ...answered(turn, answer, NOTHING_THERE), intent: 'ask', conversation: { ...remembered(turn), asked: conversation.asked + 1, heard: { changes: [], answer } } };
}

const NOTHING_THERE: Pointable = { shown: [], picks: [], spokenOf: [], attached: null, describes: () => false, fits: () => false, isA: () => false };

/** What suits the profile, rather than asking a second time. */
function shownAnyway(turn: Turn, speech: Speech): Understood {
  const language = turn.conversation.leads.tastes;
  const filters = turn.conversation.turns <= 1 ? preselect(turn.filters, turn.profile.preferences, speech) : turn.filters;
  const wish = turn.conversation.wish;
  return {
    intent: 'search', title: titleOf(wish, filters), refinedQuery: wordsOf(wish), filters, companionsOf: null,
    conversation: {
      ...remembered(turn), filters, asked: 0, leads: { ...turn.conversation.leads, tastes: language },
      heard: { changes: [{ kind: 'profile', words: 'taste' }], answer: null },
    },
  };
}

/** The state with this turn counted, the hand's changes noted and the profile taken in once. */
function remembered(turn: Turn): Conversation {
  const { conversation } = turn;
  const { removed } = handEdits(conversation.filters, turn.filters);
  return { ...conversation, turns: conversation.turns + 1, filters: turn.filters, undone: conversation.turns === 0 ? {} : joined(conversation.undone, removed) };
}

function sought(turn: Turn, speech: Speech, at: Pointable, language: Language): Understood {
  const { conversation, profile: { preferences } } = turn;
  const isFirst = conversation.turns === 0;
  const taste = tasteOf(preferences, turn.now, language.lexicon, language.spelling);
  const { added } = handEdits(conversation.filters, turn.filters);
  const move = moveOf(conversation, speech);
  const match = matchOf(turn, speech, language);
  const base = [...(isFirst ? taste.ruledOut : []), ...conversation.wish].filter((part) => isStill(part.concepts, conversation, turn, language));
  const wish = foldParts(base, { ...speech, wish: { ...speech.wish, parts: [...speech.wish.parts, ...match.parts] } }, move, language);
  const start = conversation.filters === turn.filters || !isFirst ? turn.filters : preselect(turn.filters, preferences, speech);
  const keepsBudget = conversation.ownsBudget;
  const filters = foldFilters({ filters: start, speech, move, byHand: isFirst ? turn.filters : added, shown: turn.shown.quick, preferences, keepsBudget });
  const leads = foldLeads({
    leads: conversation.leads, speech, move, attachment: turn.attachment, shown: turn.shown.quick, spokenOf: at.spokenOf,
    tastes: speech.wearer === 'other' ? [] : taste.liked, matchesAttachment: match.isMatch,
  });
  const title = titleOf(wish, filters);
  const changes = changesOf({ turn, speech, move, wish, filters, start, leads });
  return {
    intent: 'search', title, refinedQuery: wordsOf(wish), filters, companionsOf: null,
    conversation: {
      ...remembered(turn), wish, filters, leads, asked: 0, title, ownsBudget: ownsBudget(turn, speech, keepsBudget),
      spokenOf: speech.reference && speech.relation !== 'unlike' ? speech.reference.items.slice(0, 4).map(({ id }) => id) : [],
      heard: { changes, answer: null },
    },
  };
}

/** A color chip that was taken away takes the shade with it ('navy'). */
function isStill(concepts: readonly string[], conversation: Conversation, turn: Turn, { lexicon }: Language): boolean {
  const { removed } = handEdits(conversation.filters, turn.filters);
  const gone = removed.color ?? [];
  if (conversation.turns === 0 || gone.length === 0) return true;
  const shades = concepts.map((id) => lexicon.byId(id)).filter((entry) => entry?.facet === 'shade' || entry?.facet === 'color');
  return !shades.some((entry) => entry?.colors.some((color) => gone.includes(color)));
}

/** Said of the purse ('my budget is 250'), a bound outlives the garment that it was said of. */
function ownsBudget({ said }: Turn, { wish, takenBack }: Speech, before: boolean): boolean {
  if (takenBack.some(({ what }) => what === 'price' || what === 'everything')) return false;
  if (wish.wish.priceMax === null && wish.wish.priceMin === null) return before;
  return /\b(?:my (?:budget|limit|max)|budget|i (?:can|could|want to|have to|have|may|will) (?:only )?spend|to spend)\b/iu.test(said);
}
