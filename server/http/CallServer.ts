import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import * as z from 'zod';
import type { ZodMiniType } from 'zod/mini';
import type { Call } from '../../contract/Call.ts';
import { AccountGoneError, isRefusal } from '../application/AccessError.ts';
import type { Users } from '../application/ports/Users.ts';
import { StoreTime } from '../application/StoreTime.ts';
import { cleanValue } from '../domain/text/cleanText.ts';
import { refuseForeignOwner } from './access.ts';
import { EventStream, asksForEvents } from './EventStream.ts';
import { FairTurns } from './FairTurns.ts';
import { MAX_FORM_BYTES, readForm } from './form.ts';
import type { Form, FormFile, FormReading, ReceiveFile, ReceivedFile } from './form.ts';
import type { CreateGuard } from './limits.ts';
import { HttpProblem, toReportedProblem } from './problems.ts';
import { describeIssue } from './fieldMessages.ts';
import { createCallerSignal } from './createCallerSignal.ts';
import { SerializedJson } from './SerializedJson.ts';

export interface ServedCall<Params, Body> {
  readonly params: Params;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Body;
  /** The files of a form, by field name. Only size and presence are validated. */
  readonly files: Readonly<Record<string, FormFile>>;
  /** The signed-in shopper; '' for a visitor of a public call. */
  readonly userId: string;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
  /** Sends an event to a client that requested a stream. Does nothing for other clients. */
  readonly emit: (event: string, data: unknown) => void;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A request, its reply, and the function that stores the form's file. */
interface CallExchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly storeFile: FormReading['storeFile'];
}

export interface CallServerDependencies {
  readonly createGuard: CreateGuard;
  readonly checksAnswers: boolean;
  /** How long a call may wait for the store, in milliseconds; by default, that of `StoreTime`. */
  readonly storeMs?: number | undefined;
  readonly users: Pick<Users, 'byId'>;
}

const NO_SESSION_MESSAGE = 'There is no session, or it has ended.';
const JSON_TYPE = 'application/json; charset=utf-8';

type Handler<Params, Body, Answer> = (servedCall: ServedCall<Params, Body>) => Promise<Answer>;

/**
 * Turns the contract's calls into routes. Checks access before reading the body, and validates input by the call's
 * schemas. With `checksAnswers`, checks responses, too.
 */
export class CallServer {
  readonly #app: FastifyInstance;
  readonly #createGuard: CreateGuard;
  readonly #checksAnswers: boolean;
  readonly #storeMs: number | undefined;
  readonly #storeTimes = new WeakMap<FastifyRequest, StoreTime>();
  readonly #users: Pick<Users, 'byId'>;
  readonly servedNames = new Set<string>();
  readonly #fairTurns = new FairTurns();

  constructor(app: FastifyInstance, { createGuard, checksAnswers, storeMs, users }: CallServerDependencies) {
    this.#app = app;
    this.#createGuard = createGuard;
    this.#checksAnswers = checksAnswers;
    this.#storeMs = storeMs;
    this.#users = users;
  }

  /** Adds a call's route. If the response is not JSON (`responseType`), the handler sends it through `reply`. */
  serve<Params extends ZodMiniType, Body extends ZodMiniType, Response extends ZodMiniType>(
    call: Call<Params, Body, Response>,
    handle: Handler<z.output<Params>, z.output<Body>, z.input<Response> | SerializedJson | undefined | FastifyReply>,
  ): void {
    this.#addRoute(call, (request, reply) => this.#answer(call, handle, { request, reply, storeFile: null }));
  }

  /**
   * Like `serve`, for a form whose file is stored by `storeUpload` as it arrives. After a failure the file is
   * discarded.
   */
  serveUpload<
    Params extends ZodMiniType,
    Body extends ZodMiniType,
    Response extends ZodMiniType,
    File extends ReceivedFile,
  >(
    call: Call<Params, Body, Response>,
    storeUpload: ReceiveFile<File>,
    handle: (servedCall: ServedCall<z.output<Params>, z.output<Body>>, file: File) => Promise<z.input<Response>>,
  ): void {
    this.#addRoute(call, async (request, reply) => {
      const receivedFiles: File[] = [];
      const discardAll = async () => void (await Promise.all(receivedFiles.map((file) => file.discard())));
      const storeFile: FormReading['storeFile'] = async (name, chunks) =>
        void receivedFiles.push(await storeUpload(name, chunks));
      // Discard before answering, so that a refused file is gone when the client gets the answer.
      const handleAndDiscard: typeof handle = (servedCall, file) => handle(servedCall, file).finally(discardAll);
      try {
        return await this.#answer(call, (servedCall) => handleAndDiscard(servedCall, receivedFiles[0]!), {
          request,
          reply,
          storeFile,
        });
      } finally {
        await discardAll();
      }
    });
  }

  async #answer<Params extends ZodMiniType, Body extends ZodMiniType, Response extends ZodMiniType>(
    call: Call<Params, Body, Response>,
    handle: Handler<z.output<Params>, z.output<Body>, z.input<Response> | SerializedJson | undefined | FastifyReply>,
    { request, reply, storeFile }: CallExchange,
  ): Promise<FastifyReply> {
    const events = call.events !== undefined && asksForEvents(request) ? new EventStream(reply) : null;
    try {
      const answer = await handle(await this.#readRequest(call, { request, reply, storeFile }, events));
      // Do not check the handler's result, which is undefined if the client has left.
      if (call.responseType !== undefined) return reply;
      this.#checkAnswer(call, answer);
      return sendAnswer(answer, reply, events);
    } catch (cause) {
      const failure = await this.#replaceError(cause as Error, request);
      if (events?.hasBegun !== true) throw failure;
      events.fail(toReportedProblem(failure, request, reply));
      return reply;
    } finally {
      events?.end();
    }
  }

  /** Returns the error for the client. If the account was deleted meanwhile, that is the error. */
  async #replaceError(cause: Error, { session }: FastifyRequest): Promise<Error> {
    if (session === null || !isRefusal(cause)) return cause;
    const isGone = await this.#users.byId(session.userId).then(
      (user) => user === null,
      () => false,
    );
    return isGone ? new AccountGoneError(NO_SESSION_MESSAGE, { cause }) : cause;
  }

  /** Rejects a form with `problem` before reading it, because it may be large. */
  refuseUnread(call: Call, problem: HttpProblem): void {
    this.#addRoute(call, async (request) => {
      refuseForeignOwner(call, request.session?.userId ?? '', request.params, {});
      throw problem;
    });
  }

  #addRoute(call: Call, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>): void {
    this.servedNames.add(call.name);
    const guard = this.#createGuard(call);
    this.#app.route({
      method: call.method,
      url: call.path,
      ...(call.files !== undefined && { bodyLimit: MAX_FORM_BYTES }),
      onRequest: [
        async (request, reply) => this.#runInStoreTime(request, () => guard.call(this.#app, request, reply)),
        refuseVisitors(call),
      ],
      handler: (request, reply) =>
        this.#fairTurns.run(call, request.session?.userId ?? request.ip, async () => {
          // The client may have left while the call waited.
          if (reply.raw.destroyed) return void reply.hijack();
          return this.#runInStoreTime(request, () => handler(request, reply));
        }),
    });
  }

  /**
   * Runs a part of a request in the request's `StoreTime`. The body parser loses the asynchronous context, so guard
   * and handler both need this.
   */
  #runInStoreTime<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const storeTime = this.#storeTimes.get(request) ?? new StoreTime(this.#storeMs);
    this.#storeTimes.set(request, storeTime);
    return storeTime.run(work);
  }

  async #readRequest<Params extends ZodMiniType, Body extends ZodMiniType>(
    call: Call<Params, Body>,
    { request, reply, storeFile }: CallExchange,
    events: EventStream | null,
  ): Promise<ServedCall<z.output<Params>, z.output<Body>>> {
    const userId = request.session?.userId ?? '';
    const checkFields = (fields: unknown) => refuseForeignOwner(call, userId, request.params, fields);
    const form =
      call.files === undefined
        ? readJsonForm(request, checkFields)
        : await readForm(call, request, { checkFields, storeFile });
    return {
      params: parseInput(call.params, request.params) as z.output<Params>,
      query: parseInput(call.query, request.query) as Readonly<Record<string, unknown>>,
      body: parseInput(call.body, form.fields) as z.output<Body>,
      files: form.files,
      userId,
      signal: createCallerSignal(reply),
      emit: (event, data) => events?.send(event, data),
      request,
      reply,
    };
  }

  #checkAnswer(call: Call, answer: unknown): void {
    if (!this.#checksAnswers || call.response === undefined) return;
    const result = call.response.safeParse(answer instanceof SerializedJson ? answer.parse() : answer);
    if (!result.success)
      throw new Error(`The answer of ${call.name} breaks the contract: ${z.prettifyError(result.error)}`);
  }
}

function sendAnswer(answer: unknown, reply: FastifyReply, events: EventStream | null): FastifyReply {
  if (events !== null) {
    events.send('done', answer);
    return reply;
  }
  void reply.header('cache-control', 'no-store');
  return answer instanceof SerializedJson ? reply.type(JSON_TYPE).send(answer.bytes) : reply.send(answer);
}

function readJsonForm({ body }: FastifyRequest, refuseForeign: (fields: unknown) => void): Form {
  const fields = body ?? {};
  refuseForeign(fields);
  return { fields, files: {} };
}

function refuseVisitors(call: Call): onRequestAsyncHookHandler {
  return async (request) => {
    if (call.access !== 'anyone' && request.session === null) throw new HttpProblem(401, NO_SESSION_MESSAGE);
  };
}

/** Cleans all texts of an input and validates it. Ids of owners are checked earlier. */
export function parseInput(schema: ZodMiniType | undefined, input: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(cleanValue(input), { error: describeIssue });
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new HttpProblem(
    400,
    errors.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join(' '),
    errors,
  );
}
