import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ServiceRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  /** The JSON body of a `run` request; null for requests without a body. */
  readonly body: { readonly model_name: string; readonly inputs: Readonly<Record<string, unknown>> } | null;
}

/** Handles one request. `response` is a real one, so a handler can stall, close early or send invalid data. */
export type Handling = (response: ServerResponse, request: ServiceRequest) => void;

/** A real HTTP server that implements, or violates, the public API of FASHN. */
export class TryOnServiceServer {
  readonly requests: ServiceRequest[] = [];
  readonly #server: Server;
  readonly #handlings = new Map<string, Handling[]>();

  private constructor() {
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  static async start(): Promise<TryOnServiceServer> {
    const service = new TryOnServiceServer();
    await new Promise<void>((resolve) => service.#server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get baseUrl(): string {
    return `${this.origin}/v1`;
  }

  /**
   * Sets the handlers of requests that begin with `what` (e.g. 'POST run'), in order; the last one also handles all
   * later requests.
   */
  on(what: string, ...handlings: Handling[]): void {
    this.#handlings.set(what, handlings);
  }

  /** All requests so far, each as the method and the first part of the path, e.g. 'GET status'. */
  get asked(): readonly string[] {
    return this.requests.map(({ method, path }) => `${method} ${path.split('/')[0]}`);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request).catch(() => '');
    const asked: ServiceRequest = {
      method: request.method!,
      path: request.url!.replace(/^\/v1\//u, ''),
      authorization: request.headers.authorization,
      body: body === '' ? null : (JSON.parse(body) as ServiceRequest['body']),
    };
    this.requests.push(asked);
    const what = [...this.#handlings.keys()].find((key) => `${asked.method} ${asked.path}`.startsWith(key));
    const handlings = this.#handlings.get(what ?? '') ?? [];
    const handling = handlings.length > 1 ? handlings.shift() : handlings[0];
    if (handling === undefined) response.writeHead(404).end();
    else handling(response, asked);
  }
}

export const json =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Handling =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const started = (id: string): Handling => json({ id, error: null });
export const running = json({ id: 'any', status: 'processing', error: null });
export const completed = (output: string): Handling =>
  json({ id: 'any', status: 'completed', output: [output], error: null });
export const failedWith = (name: string): Handling =>
  json({ id: 'any', status: 'failed', output: null, error: { name, message: 'Something about it.' } });
/** Never responds. */
export const silent: Handling = () => undefined;
