import { getTrends } from '../../../contract/trends.ts';
import type { TrendsRequest, TrendsSource } from '../../application/ports/TrendsSource.ts';
import type { Trends } from '../../domain/trends/Trends.ts';
import type { HttpClient } from './HttpClient.ts';
import { toTrends } from './wireTrends.ts';
import { toTrendsBody } from './wireTrendsBody.ts';

export class HttpTrendsSource implements TrendsSource {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async getTrends(request: TrendsRequest, signal?: AbortSignal): Promise<Trends> {
    const input = { body: toTrendsBody(request), signal };
    return toTrends(await this.#client.send(getTrends, input, 'Error fetching trends'), this.#client.baseUrl);
  }
}
