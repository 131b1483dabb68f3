import { Transform } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { HttpProblem } from './problems.ts';

const MEGABYTE = 2 ** 20;
/** Smaller JSON bodies are not counted, because they are read at once. */
const SMALL_BODY_BYTES = 16 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts received bytes of the body. Throws beyond the limits. Null for a request without a body. */
    countBodyBytes: ((bytes: number) => void) | null;
  }
}

export interface BodyMemoryLimits {
  /** Maximum total size in bytes. */
  readonly total: number;
  /** Maximum size for one shopper, or for one address without a session, in bytes. */
  readonly perCaller: number;
}

/** The limits. A shopper can send three of the largest forms at once; four such shoppers reach the total. */
export const BODY_MEMORY_LIMITS: BodyMemoryLimits = { total: 768 * MEGABYTE, perCaller: 192 * MEGABYTE };

/**
 * Counts the bytes of request bodies until their responses have ended. Rate limits do not limit memory, because a
 * body may arrive slowly (docs/adr/0134).
 */
export class BodyMemory {
  readonly #limits: BodyMemoryLimits;
  readonly #bytesByCaller = new Map<string, number>();
  #totalBytes = 0;

  constructor(limits: BodyMemoryLimits = BODY_MEMORY_LIMITS) {
    this.#limits = limits;
  }

  /** The number of bytes of all bodies in memory. */
  get totalBytes(): number {
    return this.#totalBytes;
  }

  /** Returns a function that counts bytes of this request's body. It throws a 429 or 503 beyond the limits. */
  createCounter({ session, ip }: FastifyRequest, reply: FastifyReply): (bytes: number) => void {
    const caller = session?.userId ?? ip;
    let ownBytes = 0;
    reply.raw.once('close', () => {
      this.#add(caller, -ownBytes);
      ownBytes = Number.NaN;
    });
    return (bytes) => {
      // Bytes that arrive after the response are discarded and not counted.
      if (Number.isNaN(ownBytes)) return;
      this.#refuseBeyondLimits(caller, bytes, reply);
      ownBytes += bytes;
      this.#add(caller, bytes);
    };
  }

  #refuseBeyondLimits(caller: string, bytes: number, reply: FastifyReply): void {
    const callerBytes = this.#bytesByCaller.get(caller) ?? 0;
    if (callerBytes + bytes > this.#limits.perCaller) {
      void reply.header('retry-after', '5');
      throw new HttpProblem(429, 'Your earlier uploads are still being received. Please wait a moment.');
    }
    if (this.#totalBytes + bytes > this.#limits.total)
      throw new HttpProblem(503, 'Many pictures arrive at the moment. Please try again in a moment.');
  }

  #add(caller: string, bytes: number): void {
    const callerBytes = (this.#bytesByCaller.get(caller) ?? 0) + bytes;
    if (callerBytes > 0) this.#bytesByCaller.set(caller, callerBytes);
    else this.#bytesByCaller.delete(caller);
    this.#totalBytes += bytes;
  }
}

/** Counts the bodies of all requests. Forms are counted by `readForm`, others before the parser. */
export function boundBodyMemory(app: FastifyInstance, limits?: BodyMemoryLimits): void {
  const memory = new BodyMemory(limits);
  app.decorateRequest('countBodyBytes', null);
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const isSmall = encoding === undefined && Number(length ?? 0) <= SMALL_BODY_BYTES;
    if (isSmall) return done(null, payload);
    request.countBodyBytes = memory.createCounter(request, reply);
    // Do not use `isMultipart`, which becomes true only when the parser runs.
    const isForm = /^multipart\//iu.test(request.headers['content-type'] ?? '');
    done(null, isForm ? payload : countPayload(payload, request.countBodyBytes));
  });
}

function countPayload(payload: RequestPayload, count: (bytes: number) => void): RequestPayload {
  const countedBody: Transform & { receivedEncodedLength?: number } = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      countedBody.receivedEncodedLength = (countedBody.receivedEncodedLength ?? 0) + chunk.length;
      try {
        count(chunk.length);
        done(null, chunk);
      } catch (cause) {
        done(cause as Error);
      }
    },
  });
  // The parser listens only while it reads. Without a listener, a later error would end the process.
  countedBody.on('error', () => undefined);
  payload.once('error', (cause) => countedBody.destroy(cause));
  return payload.pipe(countedBody);
}
