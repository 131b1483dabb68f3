import { searchShowcase } from '../../../contract/showcase.ts';
import type { ShowcaseResult, ShowcaseSearches } from '../../application/ports/ShowcaseSearches.ts';
import type { HttpClient } from './HttpClient.ts';
import { toItem } from './wireItem.ts';

const SEARCH_FAILED_MESSAGE = 'Failed to perform search';

export class HttpShowcaseSearches implements ShowcaseSearches {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async search(query: string, signal?: AbortSignal): Promise<ShowcaseResult> {
    const input = { body: { query }, signal };
    const { items, filters, understood } = await this.#client.send(searchShowcase, input, SEARCH_FAILED_MESSAGE);
    return { query, filters, understood, items: items.map((item) => toItem(item, this.#client.baseUrl)) };
  }
}
