import type { Divider } from '../../../src/domain/search/Divider.ts';
import type { QueryReading } from '../../../src/domain/search/QueryReading.ts';
import type { FilterName, Filters } from '../../../src/domain/filters/Filters.ts';
import type { Facets } from '../../../src/domain/search/Facets.ts';
import type { AttachmentReference } from '../attachments/AttachmentLoader.ts';
import type { NamedItem } from '../../domain/stylist/namedItems.ts';
import type { StoredOutfit } from '../ports/Chats.ts';
import type { Action, Intent } from '../ports/Stylist.ts';
import type { Picks } from './Turns.ts';

export interface ChatRequest {
  readonly userId: string;
  /** The conversation; null starts a new one. */
  readonly chatId: string | null;
  /** The message; may be blank if something is attached. */
  readonly message: string;
  readonly filters: Filters;
  readonly attachments: readonly AttachmentReference[];
  /** The ids of the items on the screen; null if they are the last answer's items. Ignored in a new conversation. */
  readonly shownItemIds: readonly string[] | null;
  /**
   * The answered turn that this message replaces. Once this message is answered, that turn and all later ones are
   * removed.
   */
  readonly editedTurnId?: string | null;
  /** The piece of the shown outfit that the shopper wants to replace. */
  readonly swappedItemId?: string | null;
  /** The understood words that the shopper has removed since the last answer. */
  readonly removedWords?: readonly string[];
}

export interface TranslatedTurn {
  readonly chatId: string;
  readonly turnId: string;
  readonly title: string;
  readonly intent: Intent;
  readonly refinedQuery: string;
  /** The changed filters; null if they are unchanged. */
  readonly updatedFilters: Filters | null;
}

/** Identifies a pending turn. A null `turnId` means the newest turn. */
export interface TurnRequest {
  readonly userId: string;
  readonly chatId: string;
  readonly turnId: string | null;
  readonly refinedQuery: string;
  /** The filters edited by the shopper; null for the filters as understood. */
  readonly filters: Filters | null;
}

export interface RankRequest extends TurnRequest {
  readonly message: string;
  readonly quickPickIds: readonly string[];
  readonly topPickIds: readonly string[];
}

export interface RetrievedItems extends Picks {
  readonly announcement: string;
  readonly relaxations: readonly string[];
  readonly divider: Divider | null;
  readonly facets?: Facets | undefined;
}

export interface RankedAnswer extends Picks {
  readonly intent: Intent;
  readonly messageId: string;
  readonly reply: string;
  /** The items that the reply names, in the order of the text. */
  readonly namedItems: readonly NamedItem[];
  readonly actions: readonly Action[];
  readonly divider: Divider | null;
  /** The outfit of the answer; null if it has none. */
  readonly outfit: StoredOutfit | null;
  readonly reading?: QueryReading | undefined;
  /** The filters that no result meets. */
  readonly unmetFilters?: readonly FilterName[] | undefined;
  readonly facets?: Facets | undefined;
}
