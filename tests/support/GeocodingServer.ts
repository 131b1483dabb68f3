import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type GeocodingHandler = (response: ServerResponse, url: URL) => void;

const MUNICH = { formatted: 'Munich, Bavaria, Germany', lat: 48.137, lon: 11.575, timezone: { name: 'Europe/Berlin' } };

/** Answers like Geoapify with Munich as the only place. */
const answerAboutMunich: GeocodingHandler = (response, { pathname, searchParams }) => {
  const isKnown = pathname.endsWith('/autocomplete')
    ? MUNICH.formatted.toLowerCase().startsWith(searchParams.get('text')!.toLowerCase())
    : Math.abs(Number(searchParams.get('lat')) - MUNICH.lat) < 0.5;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ type: 'FeatureCollection', features: isKnown ? [{ properties: MUNICH }] : [] }));
};

/** A real HTTP server with the interface of Geoapify's geocoding API. */
export class GeocodingServer {
  readonly requests: URL[] = [];
  handler: GeocodingHandler = answerAboutMunich;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', this.origin);
      this.requests.push(url);
      this.handler(response, url);
    });
  }

  static async start(): Promise<GeocodingServer> {
    const server = new GeocodingServer();
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
