import type { Item } from '../../domain/catalogue/Item.ts';
import type { Items } from '../ports/Items.ts';
import type { Conversation } from './Conversation.ts';
import type { ShownMessage } from './ChatSnapshot.ts';

/** An answer shows at most this many pieces; all others are among its results. */
const MAX_PIECES = 4;

export interface AnswerPiecesDependencies {
  readonly items: Items;
  readonly conversation: Pick<Conversation, 'snapshot' | 'setPieces'>;
}

/** Adds to each answer the items that it names, followed by those that it recommends. */
export class AnswerPieces {
  readonly #dependencies: AnswerPiecesDependencies;
  readonly #knownItems = new Map<string, Item>();

  constructor(dependencies: AnswerPiecesDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Shows the pieces of all answers on the screen; fetches those that are not in `knownItems`. A failed fetch leaves
   * them out, because the answer can be read without them. Never rejects.
   */
  async show(knownItems: readonly Item[]): Promise<void> {
    for (const item of knownItems) this.#knownItems.set(item.id, item);
    this.#assign();
    const missingIds = this.#listAnswers().flatMap((answer) =>
      listPieceIds(answer).filter((id) => !this.#knownItems.has(id)),
    );
    if (missingIds.length === 0) return;
    const fetchedItems = await this.#dependencies.items.getItemsByIds([...new Set(missingIds)]).catch(() => new Map());
    for (const [id, item] of fetchedItems) this.#knownItems.set(id, item);
    this.#assign();
  }

  #listAnswers(): readonly ShownMessage[] {
    return this.#dependencies.conversation.snapshot.messages.filter(
      ({ actor, stage }) => actor === 'model' && stage === null,
    );
  }

  #assign(): void {
    for (const answer of this.#listAnswers()) {
      const pieces = listPieceIds(answer).flatMap((id) => this.#knownItems.get(id) ?? []);
      if (pieces.length > answer.pieces.length) this.#dependencies.conversation.setPieces(answer.key, pieces);
    }
  }
}

/** Named pieces first, in the order of the text. */
function listPieceIds({ namedItems, deepSearchItemIds }: ShownMessage): readonly string[] {
  return [...new Set([...namedItems.map(({ itemId }) => itemId), ...deepSearchItemIds])].slice(0, MAX_PIECES);
}
