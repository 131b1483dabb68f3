import { EndlessAnswerFailure } from './ModelFailure.ts';

/** Allows for 64 KB of text, which is streamed in about ten thousand events that consist mostly of overhead. */
const MAX_BODY_BYTES = 2 ** 20;

/** `fetch` that closes the connection when the body exceeds one megabyte. */
export const boundedFetch: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  let bodyLength = 0;
  const countedBody = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bodyLength += chunk.byteLength;
        if (bodyLength > MAX_BODY_BYTES) throw new EndlessAnswerFailure();
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(countedBody, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
};
