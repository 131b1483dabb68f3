import type * as z from 'zod/mini';

export type HttpMethod = 'GET' | 'POST' | 'DELETE';

/**
 * Who may make a call. `anyone`: no session needed; `session`: any signed-in shopper; `owner`: the shopper whose id
 * is in the path, body or form; `ownedThing`: the owner of the resource in the path.
 */
export type Access = 'anyone' | 'session' | 'owner' | 'ownedThing';

/** A file field of a multipart form. The server checks the type by the file's content. */
export interface FormFile {
  readonly name: string;
  readonly required: boolean;
  /** The file types that the OpenAPI document lists, e.g. `image/*`. */
  readonly accept: string;
  /** Maximum size of the file; defaults to that of a photo. */
  readonly maxMegabytes?: number;
  /** Set if the field contains base64 text instead of the bytes. */
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
  /**
   * Set if a call of `anyone` responds differently to a signed-in shopper. Other calls of `anyone` do not look for a
   * session.
   */
  readonly readsSession?: true;
  readonly params?: Params;
  readonly query?: z.ZodMiniType;
  /** The request body: JSON or, if `files` is set, the fields of a multipart form. */
  readonly body?: Body;
  readonly files?: readonly FormFile[];
  /** Schema of a JSON response; absent if the response has no body or is not JSON (`responseType`). */
  readonly response?: Response;
  /** Media type of a response that is not JSON, e.g. `image/*`. */
  readonly responseType?: string;
  /** Schemas of server-sent events by name, for callers that accept `text/event-stream`. */
  readonly events?: Readonly<Record<string, z.ZodMiniType>>;
}

/** Returns the call unchanged. Its type has the exact schemas, from which adapters and routes infer theirs. */
export function defineCall<Params extends z.ZodMiniType, Body extends z.ZodMiniType, Response extends z.ZodMiniType>(
  call: Call<Params, Body, Response>,
): Call<Params, Body, Response> {
  return call;
}
