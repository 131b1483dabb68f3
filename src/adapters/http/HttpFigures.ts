import { getFigureImage, getFigures } from '../../../contract/tryon.ts';
import type { Figures } from '../../application/ports/Figures.ts';
import type { FigureCatalogue } from '../../domain/poses/Figure.ts';
import type { HttpClient } from './HttpClient.ts';
import { describeRequest } from './request.ts';

/** Width of small pictures in pixels: twice the width of the largest tile, for dense screens. */
const SMALL_PICTURE_WIDTH_PX = '320';

export class HttpFigures implements Figures {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  fetch(signal?: AbortSignal): Promise<FigureCatalogue> {
    return this.#client.send(getFigures, { signal }, 'Failed to retrieve figures');
  }

  getPictureUrl(id: string, size: 'full' | 'small' = 'full'): string {
    const query = size === 'small' ? { w: SMALL_PICTURE_WIDTH_PX } : undefined;
    const input = { params: { id }, ...(query && { query }) };
    return this.#client.baseUrl + describeRequest(getFigureImage, input).path;
  }
}
