import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpProblem } from './problems.ts';
import { problemBody } from './problems.ts';
import { WrittenJson } from './WrittenJson.ts';

export const EVENT_STREAM = 'text/event-stream';

/** Proxies give up on a connection that stays silent for a minute. */
const KEEP_ALIVE_MS = 15_000;

const HEADERS = {
  'content-type': `${EVENT_STREAM}; charset=utf-8`,
  'cache-control': 'no-store',
  // Proxies of the nginx family gather answers unless told not to.
  'x-accel-buffering': 'no',
};

/**
 * An answer as server-sent events. It begins with its first event, so that whatever is refused before is an
 * ordinary problem with its own status; afterwards a failure is an event too.
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

  /** A caller who has left gets nothing, and that is no failure. */
  send(name: string, data: unknown): void {
    this.#write(`event: ${name}\ndata: ${data instanceof WrittenJson ? data.bytes.toString() : JSON.stringify(data)}\n\n`);
  }

  fail(problem: HttpProblem): void {
    this.send('error', problemBody(problem));
    this.end();
  }

  /** Without a beginning it leaves the answer to others. */
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

  /** Past the hooks that would gather the answer to compress it. */
  #begin(): void {
    this.#hasBegun = true;
    const { raw } = this.#reply.hijack();
    for (const [name, value] of Object.entries(this.#reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, HEADERS);
  }
}

export function asksForEvents({ headers }: FastifyRequest): boolean {
  return headers.accept?.split(',').some((type) => type.trim().toLowerCase().startsWith(EVENT_STREAM)) ?? false;
}
