import { EndlessAnswer } from './ModelFailure.ts';

/** A stream of an answer of 64 KB comes in some ten thousand events, most of which are frame. */
const LONGEST_BODY = 2 ** 20;

/** As `fetch`; of a body without end the connection is closed after a megabyte. */
export const boundedFetch: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  let length = 0;
  const counted = response.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > LONGEST_BODY) throw new EndlessAnswer();
      controller.enqueue(chunk);
    },
  }));
  return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers });
};
