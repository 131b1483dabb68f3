import { chat, rankChat, retrieveChat, translateChat } from '../../contract/chat.ts';
import type { Call } from '../../contract/Call.ts';
import { fetchSimilarItems } from '../../contract/item.ts';
import { getSearch, search } from '../../contract/search.ts';
import { searchShowcase } from '../../contract/showcase.ts';
import { getTrends } from '../../contract/trends.ts';

/** The calls that read texts and rank items, and so keep the processor busy. */
const BUSY_CALLS: ReadonlySet<string> = new Set(
  [search, getSearch, searchShowcase, getTrends, fetchSimilarItems, chat, translateChat, retrieveChat, rankChat].map(
    ({ name }) => name,
  ),
);

/** How many busy calls run at once for one caller. An app sends two or three. */
export const MAX_AT_ONCE = 6;

/**
 * Lets one caller run only a few busy calls at once. Its further calls wait in order, so that a burst within the rate
 * limits does not delay the calls of others by its whole length.
 */
export class FairTurns {
  readonly #runningCounts = new Map<string, number>();
  readonly #waitingCalls = new Map<string, (() => void)[]>();

  /** Runs `work` at once, or when earlier calls of the same caller have ended. */
  async run<T>({ name }: Pick<Call, 'name'>, caller: string, work: () => Promise<T>): Promise<T> {
    if (!BUSY_CALLS.has(name)) return work();
    await this.#waitForTurn(caller);
    try {
      return await work();
    } finally {
      this.#endTurn(caller);
    }
  }

  async #waitForTurn(caller: string): Promise<void> {
    const count = this.#runningCounts.get(caller) ?? 0;
    if (count < MAX_AT_ONCE) return void this.#runningCounts.set(caller, count + 1);
    const waitingCalls = this.#waitingCalls.get(caller) ?? [];
    this.#waitingCalls.set(caller, waitingCalls);
    await new Promise<void>((begin) => waitingCalls.push(begin));
  }

  /** Hands the turn to the caller's next call, if there is one. */
  #endTurn(caller: string): void {
    const begin = this.#waitingCalls.get(caller)?.shift();
    if (begin !== undefined) return begin();
    this.#waitingCalls.delete(caller);
    const count = (this.#runningCounts.get(caller) ?? 1) - 1;
    if (count === 0) this.#runningCounts.delete(caller);
    else this.#runningCounts.set(caller, count);
  }
}
