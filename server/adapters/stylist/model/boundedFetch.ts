import { setImmediate as giveWay } from 'node:timers/promises';
import { fetchUntilAborted } from '../../fetchUntilAborted.ts';
import { EndlessAnswerFailure } from './ModelFailure.ts';
import { ParseLimit } from './ParseLimit.ts';

/** Enough for 64 KB of text, streamed in ten thousand events with their overhead. */
const MAX_BODY_BYTES = 2 ** 20;
/**
 * Maximum size of a chunk. The client library reads a chunk's events without a pause, in quadratic time: 64 KB of
 * blank lines take half a second.
 */
export const MAX_CHUNK_BYTES = 2 ** 12;

/**
 * A `fetch` that closes the connection if the body exceeds a megabyte or `ParseLimit`. Yields to other work while the
 * body arrives.
 */
export const boundedFetch: typeof globalThis.fetch = async (input, init) => {
  // Only the configured address may receive the key and the conversation.
  const response = await fetchUntilAborted(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  const parseLimit = new ParseLimit(response.headers.get('content-type'));
  let bodyLength = 0;
  const boundedBody = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      async transform(chunk, controller) {
        bodyLength += chunk.byteLength;
        if (bodyLength > MAX_BODY_BYTES) throw new EndlessAnswerFailure();
        for (let index = 0; index < chunk.byteLength; index += MAX_CHUNK_BYTES) {
          const part = chunk.subarray(index, index + MAX_CHUNK_BYTES);
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
