import { EndlessAnswer } from './ModelFailure.ts';

/** Allows for 64 KB of text, which is streamed in about ten thousand events that consist mostly of overhead. */
const MAX_BODY_BYTES = 2 ** 20;

/** `fetch` that closes the connection when the body exceeds one megabyte. */
export const boundedFetch: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  let length = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.byteLength;
        if (length > MAX_BODY_BYTES) throw new EndlessAnswer();
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers });
};
