import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'DELETE';

/**
 * Who may make a call. `anyone`; `session`: any signed-in shopper; `owner`: only the shopper whose id
 * stands in the path, body or form; `ownedThing`: only the owner of the thing named in the path.
 */
export type Access = 'anyone' | 'session' | 'owner' | 'ownedThing';

/** Files of a multipart form, by field name; the server checks them by their content. */
export interface FormFile {
  readonly name: string;
  readonly required: boolean;
  /** What is accepted, for the document; e.g. `image/*`. */
  readonly accept: string;
}

/** One call of the wire (spec section 7). Paths hold parameters as `:name`. */
export interface Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly access: Access;
  readonly params?: Params;
  readonly query?: z.ZodMiniType;
  /** JSON, unless `files` makes it the fields of a multipart form. */
  readonly body?: Body;
  readonly files?: readonly FormFile[];
  /** Absent where the call answers without a body or with bytes (`responseType`). */
  readonly response?: Response;
  /** Media type of an answer that is not JSON, e.g. `image/*`. */
  readonly responseType?: string;
  /** The events of an answer as `text/event-stream`, by name, for a caller whose `Accept` asks for it. */
  readonly events?: Readonly<Record<string, z.ZodMiniType>>;
}

/** Keeps the schemas' types, so that adapters and routes infer from the call. */
export function defineCall<
  Params extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Response extends z.ZodMiniType,
>(call: Call<Params, Body, Response>): Call<Params, Body, Response> {
  return call;
}
