import { getFigureImage, getFigures } from '../../../contract/tryon.ts';
import type { Figures } from '../../application/ports/Figures.ts';
import type { FigureChoice } from '../../domain/poses/Figure.ts';
import type { HttpClient } from './HttpClient.ts';
import { describeRequest } from './request.ts';

export class HttpFigures implements Figures {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  fetch(signal?: AbortSignal): Promise<FigureChoice> {
    return this.#client.send(getFigures, { signal }, 'Failed to retrieve figures');
  }

  pictureOf(id: string): string {
    return this.#client.baseUrl + describeRequest(getFigureImage, { params: { id } }).path;
  }
}
