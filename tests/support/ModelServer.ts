import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ModelRequest {
  /** Resolves when the client or the server closes the connection. */
  readonly closedPromise: Promise<void>;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly stream?: boolean;
    readonly response_format?: unknown;
    readonly temperature?: number;
    readonly seed?: number;
    readonly tools?: readonly { readonly function: { readonly name: string; readonly parameters: object } }[];
    readonly tool_choice?: string;
    readonly messages: readonly {
      readonly role: string;
      readonly content: string;
      readonly tool_call_id?: string;
      readonly tool_calls?: readonly { readonly id: string; readonly function: WrittenCall }[];
    }[];
  };
}

export interface WrittenCall {
  readonly name: string;
  /** The arguments as JSON text. */
  readonly arguments: string;
}

/** Handles a request. `response` is real, so a handler can stall, close early or send invalid data. */
export type RequestHandler = (response: ServerResponse, request: ModelRequest) => void;

/** A real HTTP server that follows or violates the protocol of OpenAI's chat completions. */
export class ModelServer {
  readonly requests: ModelRequest[] = [];
  readonly #server: Server;
  readonly #handlers: RequestHandler[] = [];

  private constructor() {
    this.#server = createServer((request, response) => void this.#handleRequest(request, response));
  }

  static async start(): Promise<ModelServer> {
    const model = new ModelServer();
    await new Promise<void>((resolve) => model.#server.listen(0, '127.0.0.1', resolve));
    return model;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  /** Sets the handlers of the next requests, in order. The last one handles all later requests. */
  handleWith(...handlers: RequestHandler[]): void {
    this.#handlers.splice(0, Infinity, ...handlers);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const closedPromise = new Promise<void>((resolve) => void response.once('close', resolve));
    const modelRequest = {
      closedPromise,
      authorization: request.headers.authorization,
      body: JSON.parse(await text(request)) as ModelRequest['body'],
    };
    this.requests.push(modelRequest);
    const handler = this.#handlers.length > 1 ? this.#handlers.shift() : this.#handlers[0];
    handler?.(response, modelRequest);
  }
}

/** Answers any request with the complete text in one response. */
export const answerWithText =
  (content: unknown): RequestHandler =>
  (response) => {
    sendCompletion(response, { content: typeof content === 'string' ? content : JSON.stringify(content) }, 'stop');
  };

function sendCompletion(response: ServerResponse, content: object, finish: string): void {
  const message = { role: 'assistant', refusal: null, ...content };
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      id: 'c',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, message, finish_reason: finish, logprobs: null }],
    }),
  );
}

/** Answers with the text in small pieces, as server-sent events. */
export const streamText =
  (content: unknown, { breaksOffAfter = Infinity, stallsAfter = Infinity, letters = 7 } = {}): RequestHandler =>
  (response) => {
    const contentText = JSON.stringify(content);
    const pieces = Array.from({ length: Math.ceil(contentText.length / letters) }, (_, index) =>
      contentText.slice(index * letters, (index + 1) * letters),
    );
    response.setHeader('content-type', 'text/event-stream');
    response.write(formatChunk({ role: 'assistant', content: '' }, null));
    for (const [index, piece] of pieces.entries()) {
      if (index >= breaksOffAfter) return void setImmediate(() => response.destroy());
      if (index >= stallsAfter) return;
      response.write(formatChunk({ content: piece }, null));
    }
    response.end(`${formatChunk({}, 'stop')}data: [DONE]\n\n`);
  };

/** Streams the text if the request asks for it. Otherwise sends it in one response. */
export const answerWithJson =
  (content: unknown): RequestHandler =>
  (response, request) =>
    (request.body.stream ? streamText(content) : answerWithText(content))(response, request);

/** Answers with tool calls. Arguments that are strings are sent unchanged, even if they are not JSON. */
export const callTools =
  (calls: readonly { readonly name: string; readonly arguments: unknown }[]): RequestHandler =>
  (response, request) => {
    const toolCalls = calls.map(({ name, arguments: givenArguments }, index) => ({
      index,
      id: `c${String(index)}`,
      type: 'function',
      function: {
        name,
        arguments: typeof givenArguments === 'string' ? givenArguments : JSON.stringify(givenArguments),
      },
    }));
    if (!request.body.stream) return sendCompletion(response, { content: null, tool_calls: toolCalls }, 'tool_calls');
    response.setHeader('content-type', 'text/event-stream');
    response.write(formatChunk({ role: 'assistant', content: null }, null));
    for (const { function: called, ...call } of toolCalls) {
      const halfWidth = Math.ceil(called.arguments.length / 2);
      const firstPart = { ...call, function: { name: called.name, arguments: called.arguments.slice(0, halfWidth) } };
      const secondPart = { index: call.index, function: { arguments: called.arguments.slice(halfWidth) } };
      response.write(formatChunk({ tool_calls: [firstPart] }, null));
      response.write(formatChunk({ tool_calls: [secondPart] }, null));
    }
    response.end(`${formatChunk({}, 'tool_calls')}data: [DONE]\n\n`);
  };

/** Answers like an endpoint without tools: refuses requests with tools. */
export const refuseTools =
  (answer: RequestHandler): RequestHandler =>
  (response, request) =>
    (request.body.tools === undefined ? answer : refuseWith(400))(response, request);

export const refuseWith =
  (status: number): RequestHandler =>
  (response) => {
    response.statusCode = status;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ error: { message: 'no', type: 'x', code: null, param: null } }));
  };

/** Sends whitespace forever, at intervals. */
export const dripChunks =
  (everyMs: number): RequestHandler =>
  (response) => {
    response.setHeader('content-type', 'text/event-stream');
    const timer = setInterval(() => response.write(formatChunk({ content: ' ' }, null)), everyMs);
    response.once('close', () => clearInterval(timer));
  };

/**
 * Sends `bytes` bytes as fast as the client reads them, and counts them in `sentCount`. Sends server-sent events or,
 * with `isStreamed` false, whitespace of a JSON response.
 */
export const floodBody =
  (bytes: number, sentCount: { bytes: number }, isStreamed = true): RequestHandler =>
  (response) => {
    response.setHeader('content-type', isStreamed ? 'text/event-stream' : 'application/json');
    const piece = isStreamed ? formatChunk({ content: 'very '.repeat(200) }, null) : ' '.repeat(1_000);
    const writeUntilFull = (): void => {
      while (sentCount.bytes < bytes && !response.destroyed) {
        sentCount.bytes += piece.length;
        if (!response.write(piece)) return void response.once('drain', writeUntilFull);
      }
      response.end();
    };
    if (isStreamed) response.write(formatChunk({ content: '{"reply": "' }, null));
    writeUntilFull();
  };

/** Never responds. */
export const neverAnswer: RequestHandler = () => {};

function formatChunk(delta: unknown, finish: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finish, logprobs: null }];
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`;
}
