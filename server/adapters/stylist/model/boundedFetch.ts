import { setImmediate as giveWay } from 'node:timers/promises';
import { fetchUntilAborted } from '../../fetchUntilAborted.ts';
import { EndlessAnswerFailure } from './ModelFailure.ts';
import { ParseLimit } from './ParseLimit.ts';

/** Allows for 64 KB of text, which is streamed in about ten thousand events that consist mostly of overhead. */
const MAX_BODY_BYTES = 2 ** 20;
/**
 * The client library reads the events of a chunk without a pause, in time quadratic in their number: 64 KB of blank
 * lines take half a second.
 */
export const MAX_CHUNK_BYTES = 2 ** 12;

/**
 * `fetch` that closes the connection if the body exceeds a megabyte or `ParseLimit` is exceeded. Yields to other work
 * while the body arrives.
 */
export const boundedFetch: typeof globalThis.fetch = async (input, init) => {
  // Only the configured address may receive the key and a conversation.
  const response = await fetchUntilAborted(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  const parseLimit = new ParseLimit(response.headers.get('content-type'));
  let bodyLength = 0;
  const boundedBody = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      async transform(chunk, controller) {
        bodyLength += chunk.byteLength;
        if (bodyLength > MAX_BODY_BYTES) throw new EndlessAnswerFailure();
        for (let at = 0; at < chunk.byteLength; at += MAX_CHUNK_BYTES) {
          const part = chunk.subarray(at, at + MAX_CHUNK_BYTES);
          parseLimit.add(part);
          controller.enqueue(part);
          await giveWay();
        }
      },
    }),
  );
  return new Response(boundedBody, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
};
