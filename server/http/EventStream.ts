import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpProblem } from './problems.ts';
import { toProblemBody } from './problems.ts';
import { SerializedJson } from './SerializedJson.ts';

export const EVENT_STREAM_TYPE = 'text/event-stream';

/** Interval of keep-alive messages. Proxies close connections that are silent for a minute. */
const KEEP_ALIVE_MS = 15_000;

const STREAM_HEADERS = {
  'content-type': `${EVENT_STREAM_TYPE}; charset=utf-8`,
  'cache-control': 'no-store',
  // This header keeps proxies such as nginx from buffering the response.
  'x-accel-buffering': 'no',
};

/**
 * A response as server-sent events. It starts with the first event, so that an earlier failure can be an ordinary
 * problem response. A later failure is sent as an event.
 */
export class EventStream {
  readonly #reply: FastifyReply;
  readonly #timer: NodeJS.Timeout;
  #hasBegun = false;

  constructor(reply: FastifyReply) {
    this.#reply = reply;
    this.#timer = setInterval(() => this.#write(': still here\n\n'), KEEP_ALIVE_MS);
    this.#timer.unref();
    reply.raw.once('close', () => clearInterval(this.#timer));
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Sends an event, unless the client has disconnected. */
  send(name: string, data: unknown): void {
    this.#write(
      `event: ${name}\ndata: ${data instanceof SerializedJson ? data.bytes.toString() : JSON.stringify(data)}\n\n`,
    );
  }

  fail(problem: HttpProblem): void {
    this.send('error', toProblemBody(problem));
    this.end();
  }

  /** Ends the stream if an event was sent. */
  end(): void {
    clearInterval(this.#timer);
    if (this.#hasBegun) this.#reply.raw.end();
  }

  #write(text: string): void {
    const { raw } = this.#reply;
    if (raw.destroyed || raw.writableEnded) return;
    if (!this.#hasBegun) this.#begin();
    raw.write(text);
  }

  /** Takes the response over from Fastify, whose compression would buffer it. */
  #begin(): void {
    this.#hasBegun = true;
    const { raw } = this.#reply.hijack();
    for (const [name, value] of Object.entries(this.#reply.getHeaders()))
      if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, STREAM_HEADERS);
  }
}

export function asksForEvents({ headers }: FastifyRequest): boolean {
  return headers.accept?.split(',').some((type) => type.trim().toLowerCase().startsWith(EVENT_STREAM_TYPE)) ?? false;
}
