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

/** Handles a request. `response` is real, so a handler can stall, close early or send invalid data. */
export type RequestHandler = (response: ServerResponse, request: ServiceRequest) => void;

/** A real HTTP server that follows or violates FASHN's public API. */
export class TryOnServiceServer {
  readonly requests: ServiceRequest[] = [];
  readonly #server: Server;
  readonly #handlers = new Map<string, RequestHandler[]>();

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
   * Sets the handlers of requests that begin with `matchingKey` (e.g. 'POST run'), in order. The last one handles all
   * later ones.
   */
  on(matchingKey: string, ...handlers: RequestHandler[]): void {
    this.#handlers.set(matchingKey, handlers);
  }

  /** The method and first path segment of each request, e.g. 'GET status'. */
  get requestLabels(): readonly string[] {
    return this.requests.map(({ method, path }) => `${method} ${path.split('/')[0]}`);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request).catch(() => '');
    const serviceRequest: ServiceRequest = {
      method: request.method!,
      path: request.url!.replace(/^\/v1\//u, ''),
      authorization: request.headers.authorization,
      body: body === '' ? null : (JSON.parse(body) as ServiceRequest['body']),
    };
    this.requests.push(serviceRequest);
    const matchingKey = [...this.#handlers.keys()].find((key) =>
      `${serviceRequest.method} ${serviceRequest.path}`.startsWith(key),
    );
    const handlers = this.#handlers.get(matchingKey ?? '') ?? [];
    const handler = handlers.length > 1 ? handlers.shift() : handlers[0];
    if (handler === undefined) response.writeHead(404).end();
    else handler(response, serviceRequest);
  }
}

export const respondWithJson =
  (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): RequestHandler =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const respondStarted = (id: string): RequestHandler => respondWithJson({ id, error: null });
export const respondRunning = respondWithJson({ id: 'any', status: 'processing', error: null });
export const respondCompleted = (output: string): RequestHandler =>
  respondWithJson({ id: 'any', status: 'completed', output: [output], error: null });
export const respondFailed = (name: string): RequestHandler =>
  respondWithJson({ id: 'any', status: 'failed', output: null, error: { name, message: 'Something about it.' } });
export const neverRespond: RequestHandler = () => undefined;
