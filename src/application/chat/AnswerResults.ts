import type { Item } from '../../domain/catalogue/Item.ts';
import { NewestRequest } from '../NewestRequest.ts';
import type { Notices } from '../notices/Notices.ts';
import type { Items } from '../ports/Items.ts';
import type { PulseStatus } from '../pulse/PulseStatus.ts';
import type { SearchSession } from '../search/SearchSession.ts';
import type { ShownMessage } from './ChatSnapshot.ts';
import type { Conversation } from './Conversation.ts';

export interface AnswerResultsDependencies {
  readonly items: Items;
  readonly search: SearchSession;
  readonly notices: Notices;
  readonly pulse: PulseStatus;
  readonly conversation: Conversation;
}

export class AnswerResults {
  readonly #dependencies: AnswerResultsDependencies;
  readonly #newest = new NewestRequest();

  constructor(dependencies: AnswerResultsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Fetches and shows the items of the answer with `key`. A failure shows 'Error Fetching Items'. Never rejects. */
  async show(key: string, signal?: AbortSignal): Promise<void> {
    const { items, search, notices, pulse, conversation } = this.#dependencies;
    const answer = conversation.findMessage(key);
    const ids = [...new Set([...(answer?.itemIds ?? []), ...(answer?.deepSearchItemIds ?? [])])];
    if (answer === undefined || ids.length === 0) return;
    const attachments = conversation.getAttachments(key);
    this.cancel();
    conversation.setFetching(key);
    const endPulse = pulse.begin('thinking');
    try {
      const outcome = await this.#newest.run((abort) => items.getItemsByIds(ids, abort), signal);
      if (outcome.kind === 'superseded') return;
      conversation.setFetching(null);
      if (outcome.kind === 'answered') notices.clearPopup('items-not-fetched');
      if (outcome.kind === 'answered') search.show({ ...createResults(answer, outcome.answer), attachments });
    } catch (error) {
      conversation.setFetching(null);
      notices.showFailure('items-not-fetched', error);
    } finally {
      endPulse();
    }
  }

  /** Aborts the fetch, because newer results replace it. */
  cancel(): void {
    this.#newest.abort();
    this.#dependencies.conversation.setFetching(null);
  }
}

function createResults(answer: ShownMessage, itemById: ReadonlyMap<string, Item>) {
  const { key, title, query, itemIds, deepSearchItemIds, reasons, aiUpdatedFilters, reading, unmetFilters } = answer;
  const listKnownItems = (ids: readonly string[], createDetails: (index: number) => Partial<Item>): Item[] =>
    ids.flatMap((id, index) => {
      const item = itemById.get(id);
      return item === undefined ? [] : [{ ...item, ...createDetails(index) }];
    });
  const filters = aiUpdatedFilters ?? answer.filters;
  return {
    query,
    answerKey: key,
    title,
    items: listKnownItems(itemIds, (index) => ({ rank: index + 1 })),
    deepSearchItems: listKnownItems(deepSearchItemIds, (index) => ({ reason: reasons[index] ?? null })),
    guidance: { reading, unmetFilters },
    ...(filters && { filters }),
  };
}
