import type { Turn, Understood } from '../../application/ports/Stylist.ts';
import type { Answer } from './answering/Answer.ts';
import { answerTo } from './answering/answerTo.ts';
import { changesOf } from './changes.ts';
import { NO_FILTERS, type Filters } from '../../../src/domain/filters/Filters.ts';
import type { Conversation } from './Conversation.ts';
import { EMPTY_CONVERSATION } from './Conversation.ts';
import { foldFilters } from './filters/foldFilters.ts';
import { handEdits, joined } from './filters/handEdits.ts';
import { preselect } from './filters/preselect.ts';
import { foldLeads } from './foldLeads.ts';
import { foldParts } from './foldParts.ts';
import { acceptedOffer } from './hearing/acceptedOffer.ts';
import type { Language } from './hearing/hear.ts';
import { hear } from './hearing/hear.ts';
import { pointable } from './hearing/pointable.ts';
import type { Pointable } from './hearing/referTo.ts';
import type { Speech } from './hearing/Speech.ts';
import { moveOf } from './moveOf.ts';
import { seasonAt } from './profile/seasonAt.ts';
import { tasteOf } from './profile/tasteOf.ts';
import { titleOf } from './titleOf.ts';
import { matchOf } from './matchOf.ts';
import type { Wish } from '../search/understanding/Wish.ts';
import { readParts } from './wish/readParts.ts';
import type { WishPart } from './wish/WishPart.ts';
import { wordsOf } from './wish/wordsOf.ts';

/** Understands one turn. Pure: the same turn gives the same answer. Never throws. */
export function understandTurn(turn: Turn, language: Language): Understood {
  const { conversation, profile, shown } = turn;
  const at = pointable({
    quick: shown.quick, picks: shown.deep.map(({ item }) => item), spokenOf: conversation.spokenOf,
    attached: turn.attachment?.context === 'item' ? turn.attachment.item : null, sent: conversation.attached,
  }, language.lexicon);
  const speech = hear(turn.said, at, language, profile.preferences.location);
  const answer = answerTo(speech, at);
  if (answer && !hasErrand(turn, speech, answer)) return answered(turn, answer, at);
  const offer = hasContent(turn, speech) ? null : acceptedOffer(turn);
  if (offer !== null && shown.quick.length > 0) return takenUp(turn, offer, at, speech, language);
  if (!hasContent(turn, speech)) return withoutContent(turn, speech);
  if (startsOver(turn, speech)) return afresh(turn);
  return sought(turn, speech, at, language);
}

/** 'Yes' to what the stylist offered. */
function takenUp(turn: Turn, offer: 'pair' | 'loosen', at: Pointable, speech: Speech, language: Language): Understood {
  if (offer === 'pair') return answered(turn, { topic: 'goesWith', itemIds: turn.shown.quick.slice(0, 1).map(({ id }) => id), asked: '' }, at);
  return sought(turn, { ...speech, takenBack: [{ what: turn.filters.color.length > 0 ? 'color' : 'price', words: '' }] }, at, language);
}

/** 'Start over' and nothing more. */
function startsOver({ attachment }: Turn, { takenBack, wish }: Speech): boolean {
  return takenBack.some(({ what }) => what === 'everything') && wish.parts.length === 0 && wish.wish.colors.length === 0 && attachment === null;
}

function afresh(turn: Turn): Understood {
  const { conversation } = turn;
  const filters = { ...NO_FILTERS, gender: turn.filters.gender };
  const answer: Answer = { topic: 'wish', itemIds: [], asked: '' };
  return {
    intent: 'ask', title: titleOf([], filters), refinedQuery: '', filters, companionsOf: null,
    conversation: { ...EMPTY_CONVERSATION, turns: conversation.turns + 1, filters, undone: conversation.undone, asked: 1, heard: { changes: [], answer } },
  };
}

/** Something is attached that the question is not about, so it is a search after all. */
function hasErrand({ attachment }: Turn, { wish }: Speech, answer: Answer): boolean {
  return attachment?.context === 'chat_attachment' && answer.topic !== 'who' && (answer.itemIds.length === 0 || wish.parts.length > 0);
}

/** Whether the turn says anything that could be searched or changed. */
function hasContent({ attachment, said }: Turn, speech: Speech): boolean {
  const { wish } = speech.wish;
  const isKnown = speech.wish.parts.some(({ facet, words }) => facet !== 'word' || !speech.wish.unknown.includes(words));
  const isNonsense = speech.wish.isForeign || (speech.wish.parts.length > 0 && !isKnown);
  if (speech.wish.isForeign && attachment === null) return false;
  return attachment !== null || (!isNonsense && meaningfulParts(speech) > 0) || wish.colors.length > 0 || wish.genders.length > 0 || wish.sizes.length > 0
    || wish.sale || wish.priceMin !== null || wish.priceMax !== null || speech.takenBack.length > 0 || speech.priceStep !== null
    || speech.leanings.length > 0 || speech.otherBrand || speech.otherColor || speech.unshown || speech.sort !== null || (speech.reference !== null && said !== '') || speech.wearer === 'self';
}

/** Everyday words that stand in no catalogue say nothing of a garment. */
function meaningfulParts({ wish }: Speech): number {
  return wish.parts.filter(({ facet, words }) => facet !== 'word' || wish.isSold(words)).length;
}

function answered(turn: Turn, answer: Answer, at: Pointable): Understood {
  const { conversation } = turn;
  const spokenOf = answer.itemIds.length > 0 && answer.itemIds.length <= 6 ? answer.itemIds : conversation.spokenOf;
  const isAsking = answer.topic === 'which';
  const filters = answer.topic === 'goesWith' ? forItsWearer(turn.filters, turn, NOTHING_SAID) : turn.filters;
  return {
    intent: isAsking ? 'ask' : 'answer',
    title: conversation.title || titleOf([], turn.filters),
    refinedQuery: wordsOf(conversation.wish),
    filters,
    conversation: {
      ...remembered(turn), filters, spokenOf, leads: answer.topic === 'goesWith' ? goingWith(turn, answer) : conversation.leads, asked: isAsking ? conversation.asked + 1 : 0,
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
    return { ...answered(turn, { topic: speech.smallTalk ?? 'greeting', itemIds: [], asked: '' }, NOTHING_THERE), intent: speech.smallTalk === 'greeting' ? 'ask' : 'answer', ...(speech.smallTalk === 'greeting' ? { conversation: { ...remembered(turn), asked: conversation.asked + 1, heard: { changes: [], answer: { topic: 'greeting', itemIds: [], asked: '' } } } } : {}) };
  }
  if (conversation.asked > 0 || (hasWish && turn.shown.quick.length === 0)) return shownAnyway(turn, speech);
  const answer: Answer = { topic: hasWish ? 'narrowing' : 'wish', itemIds: [], asked: speech.wish.unknown.slice(0, 3).join(' ') };
  return { ...answered(turn, answer, NOTHING_THERE), intent: 'ask', conversation: { ...remembered(turn), asked: conversation.asked + 1, heard: { changes: [], answer } } };
}

/** What is asked for next is meant to go with the piece asked about. */
function goingWith({ conversation, shown, attachment }: Turn, { itemIds }: Answer): Conversation['leads'] {
  const attached = attachment?.context === 'item' ? [attachment.item] : [];
  const piece = [...shown.quick, ...shown.deep.map(({ item }) => item), ...attached].find(({ id }) => id === itemIds[0]);
  return piece ? { ...conversation.leads, goesWith: piece.colors } : conversation.leads;
}

const NOTHING_SAID = { wish: { wish: { genders: [] } } };
const NOTHING_THERE: Pointable = { shown: [], picks: [], spokenOf: [], attached: null, sent: null, describes: () => false, fits: () => false, isA: () => false };

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
  const attached = turn.attachment === null ? conversation.attached : turn.attachment.context === 'item' ? turn.attachment.item : null;
  return { ...conversation, attached, turns: conversation.turns + 1, filters: turn.filters, undone: conversation.turns === 0 ? {} : joined(conversation.undone, removed) };
}

function sought(turn: Turn, speech: Speech, at: Pointable, language: Language): Understood {
  const { conversation, profile: { preferences } } = turn;
  const isFirst = conversation.turns === 0;
  const taste = tasteOf(preferences, turn.now, language.lexicon, language.spelling);
  const { added } = handEdits(conversation.filters, turn.filters);
  const move = moveOf(conversation, speech);
  const match = matchOf(turn, speech, language);
  const { mine, aside } = partsOfWearer([...(isFirst ? taste.ruledOut : []), ...conversation.wish], conversation, speech);
  const base = mine.filter((part) => isStill(part.concepts, conversation, turn, language));
  const wish = foldParts(base, { ...speech, wish: { ...speech.wish, parts: [...speech.wish.parts, ...match.parts, ...seasonNow(turn, speech, language)] } }, move, language, turn.filters.color);
  const start = conversation.filters === turn.filters || !isFirst ? turn.filters : preselect(turn.filters, preferences, speech);
  const keepsBudget = conversation.ownsBudget;
  const filters = foldFilters({ filters: forItsWearer(start, turn, speech), speech, move, byHand: isFirst ? turn.filters : added, shown: turn.shown.quick, preferences, keepsBudget, wearer: conversation.wearer });
  const leads = foldLeads({
    leads: conversation.leads, speech, move, attachment: turn.attachment, shown: turn.shown.quick, spokenOf: at.spokenOf,
    tastes: speech.wearer === 'other' ? [] : taste.liked, emphasis: conversation.turns === 0 ? [] : emphasized(speech), matchesAttachment: match.isMatch,
  });
  const title = titleOf(wish, filters);
  const changes = changesOf({ turn, speech, move, wish, filters, start, leads });
  return {
    intent: 'search', title, refinedQuery: wordsOf(wish), filters, companionsOf: null,
    conversation: {
      ...remembered(turn), wish, filters, leads, asked: 0, title, ownsBudget: ownsBudget(turn, speech, keepsBudget), aside, wearer: speech.wearer ?? (move === 'anew' && speech.wish.wish.genders.length === 0 ? 'self' : conversation.wearer),
      spokenOf: speech.reference && speech.relation !== 'unlike' ? speech.reference.items.slice(0, 4).map(({ id }) => id) : [],
      heard: { changes, answer: null },
    },
  };
}

/** Who attaches a piece made for men shops for men, as long as nobody says otherwise. */
function forItsWearer(filters: Filters, { attachment, conversation }: Turn, { wish }: { readonly wish: { readonly wish: Pick<Wish, 'genders'> } }): Filters {
  const genders = attachment?.context === 'item' ? attachment.item.genders.filter((gender) => gender !== 'Unisex') : [];
  const isOpen = filters.gender.length === 0 && wish.wish.genders.length === 0 && genders.length === 1;
  return isOpen && !genders.some((gender) => conversation.undone.gender?.includes(gender)) ? { ...filters, gender: genders } : filters;
}

/** 'I run warm' says nothing of the shopper's mother; it waits until it is for the shopper again. */
function partsOfWearer(parts: readonly WishPart[], { aside }: Conversation, { wearer }: Speech): { mine: readonly WishPart[]; aside: readonly WishPart[] } {
  if (wearer === 'other') return { mine: parts.filter(({ isPersonal }) => !isPersonal), aside: [...aside, ...parts.filter(({ isPersonal }) => isPersonal)] };
  return wearer === 'self' ? { mine: [...aside, ...parts], aside: [] } : { mine: parts, aside };
}

/** 'Tomorrow', 'tonight': the season there is part of the wish. */
function seasonNow({ said, profile, now }: Turn, { wish }: Speech, { lexicon, spelling }: Language): WishPart[] {
  const season = /\b(?:today|tonight|tomorrow|this (?:week|weekend|evening|afternoon)|right now|these days)\b/iu.test(said) ? seasonAt(profile.preferences.location, now) : null;
  return season === null || wish.parts.some(({ facet }) => facet === 'season') ? [] : [...readParts(season, lexicon, spelling).parts];
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

/** What this turn added, so that it shows in the order of what is found. */
function emphasized({ wish, leanings }: Speech): string[] {
  const said = wish.parts.filter(({ stance, facet }) => stance === 'wanted' && facet !== 'kind' && facet !== 'word').map(({ words }) => words);
  return [...said, ...leanings.flatMap(({ wanted }) => wanted)];
}
