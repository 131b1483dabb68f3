import { getConfig, type ClientConfig } from '../../../contract/config.ts';
import type { HttpClient } from './HttpClient.ts';

/** The environment settings from the backend, fetched once. After a failure they are fetched again. */
export class HttpClientConfig {
  readonly #client: HttpClient;
  #configPromise: Promise<ClientConfig> | null = null;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  /** Rejects with a `CallError`. */
  load(): Promise<ClientConfig> {
    this.#configPromise ??= this.#client.send(getConfig, {}, 'Error retrieving settings').catch((error: unknown) => {
      this.#configPromise = null;
      throw error;
    });
    return this.#configPromise;
  }
}
