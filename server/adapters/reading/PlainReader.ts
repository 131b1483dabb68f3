import type { Draft, Findings, Reply, Turn, TurnReading, Understood } from '../../application/ports/Stylist.ts';
import type { TextReader, TextToRead } from '../../application/ports/TextReader.ts';
import { FILLER_WORDS } from '../../domain/language/lexicon/commonWords.ts';
import { capitalize } from '../../domain/search/phrasing.ts';
import { createWordPreference } from '../../domain/search/understanding/softWishes.ts';
import type { Wish } from '../../domain/search/understanding/Wish.ts';
import { askBack } from '../../domain/stylist/recordAnswer.ts';
import { NO_LEADS } from '../../domain/stylist/Conversation.ts';
import { findHandEdits } from '../../domain/stylist/filters/findHandEdits.ts';
import { rememberTurn } from '../../domain/stylist/rememberTurn.ts';
import { writeAnnouncement } from '../../domain/stylist/replyTo.ts';
import type { WishPart } from '../../domain/stylist/wish/WishPart.ts';
import { NO_FILTERS, type Filters } from '../../../src/domain/filters/Filters.ts';

const MAX_WORDS = 24;
const MAX_TITLE_WORDS = 6;
const MAX_WORD_LENGTH = 24;
const MAX_TEXT_CHARACTERS = 2_000;

/** Reads only keywords, without grammar, in bounded time. Used if the full reader times out. */
export class PlainReader implements TextReader {
  async wishes(texts: readonly TextToRead[]): Promise<readonly Wish[]> {
    return texts.map((text) =>
      typeof text === 'string' ? toPlainWish(text, []) : toPlainWish(text.text, text.without),
    );
  }

  async understand(turn: Turn): Promise<Understood> {
    const words = splitPlainWords(turn.said);
    if (words.length === 0) return askBack(turn, { topic: 'wish', itemIds: [], asked: '' });
    const {
      conversation: { leads },
    } = turn;
    return {
      intent: 'search',
      title: capitalize(words.slice(0, MAX_TITLE_WORDS).join(' ')),
      refinedQuery: words.join(' '),
      filters: keepOwnFilters(turn),
      companionsOf: null,
      conversation: {
        ...rememberTurn(turn),
        wish: words.map(toWishPart),
        isBegun: true,
        asked: 0,
        leads: { ...NO_LEADS, leaveOut: leads.leaveOut, tastes: leads.tastes },
        heard: { changes: [], answer: null },
      },
    };
  }

  async draft(turn: Turn): Promise<Draft> {
    return { understood: await this.understand(turn), clauses: [], constraints: [] };
  }

  /** Ignores the corrections, because they need the full rules. */
  async correct(turn: Turn, _reading: TurnReading): Promise<Understood> {
    return this.understand(turn);
  }

  async reply(findings: Findings): Promise<Reply> {
    const { items, deepPicks, relaxations } = findings;
    return {
      reply: [writeAnnouncement(findings), ...relaxations].join(' ').trim(),
      deepPicks: deepPicks.map(({ item, reason }) => ({ itemId: item.id, reason })),
      quickPickIds: items.map(({ id }) => id),
    };
  }
}

function toPlainWish(text: string, without: readonly string[]): Wish {
  const words = splitPlainWords(text).filter((word) => !without.includes(word));
  const softWishes = words.map((word) => createWordPreference([word], word));
  return {
    words,
    correctedQuery: null,
    garments: [],
    colors: [],
    genders: [],
    impliedGenders: [],
    lookKinds: {},
    isForSomebodyElse: false,
    isGift: false,
    sizes: [],
    sale: false,
    priceMin: null,
    priceMax: null,
    priceLeaning: 0,
    preferences: softWishes,
    attributes: [],
    occasions: [],
    sort: null,
    remarks: [],
    brands: [],
    refusals: { kinds: [], colors: [], concepts: [], stems: [] },
    dislikedConcepts: [],
    understood: words,
    unusedWords: [],
    unknownThing: [],
    stems: softWishes.flatMap(({ stems }) => stems),
  };
}

/**
 * The filters of the first message, which the shopper chose. Of later ones, only who wears it and what was chosen since
 * the last message: words that were not understood may contradict what earlier words asked for.
 */
function keepOwnFilters({ filters, conversation }: Turn): Filters {
  if (conversation.turns === 0) return filters;
  const { addedFilters } = findHandEdits(conversation.filters, filters);
  return { ...NO_FILTERS, ...addedFilters, gender: filters.gender, size: filters.size };
}

const toWishPart = (words: string): WishPart => ({
  ...{ stance: 'wanted', facet: 'word', concepts: [], words, isPersonal: false },
});

/** The distinct words and numbers, without stop words. */
function splitPlainWords(text: string): string[] {
  const words = text
    .slice(0, MAX_TEXT_CHARACTERS)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u);
  return [
    ...new Set(words.filter((word) => word !== '' && word.length <= MAX_WORD_LENGTH && !FILLER_WORDS.has(word))),
  ].slice(0, MAX_WORDS);
}
