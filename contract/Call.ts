import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'DELETE';

/**
 * Who may make a call. `anyone`: no session needed; `session`: any signed-in shopper; `owner`: only the shopper
 * whose id is in the path, body or form; `ownedThing`: only the owner of the resource in the path.
 */
export type Access = 'anyone' | 'session' | 'owner' | 'ownedThing';

/** A file field of a multipart form. The server checks the type by the file's content. */
export interface FormFile {
  readonly name: string;
  readonly required: boolean;
  /** Accepted types for the OpenAPI document; e.g. `image/*`. */
  readonly accept: string;
  /** The field holds the file as base64 text. */
  readonly encoding?: 'base64';
}

/** One HTTP call of the API (spec section 7). Path parameters are written as `:name`. */
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
  /** A call for anyone that answers a signed-in shopper differently. Others for anyone do not look for a session. */
  readonly readsSession?: true;
  readonly params?: Params;
  readonly query?: z.ZodMiniType;
  /** Sent as JSON, or, when `files` is set, as the fields of a multipart form. */
  readonly body?: Body;
  readonly files?: readonly FormFile[];
  /** Absent when the response has no body or is binary (`responseType`). */
  readonly response?: Response;
  /** Media type of a response that is not JSON, e.g. `image/*`. */
  readonly responseType?: string;
  /** Schemas of server-sent events by name, for callers that accept `text/event-stream`. */
  readonly events?: Readonly<Record<string, z.ZodMiniType>>;
}

/** Preserves the schema types, so that adapters and routes can infer them from the call. */
export function defineCall<Params extends z.ZodMiniType, Body extends z.ZodMiniType, Response extends z.ZodMiniType>(
  call: Call<Params, Body, Response>,
): Call<Params, Body, Response> {
  return call;
}
