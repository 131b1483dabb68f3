/**
 * A `fetch` whose signal also aborts the reading of the body. In Node 20 the body loses the signal after garbage
 * collection, so a slow server could keep its reader waiting forever.
 */
export const fetchUntilAborted: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, init);
  const signal = init?.signal;
  if (response.body === null || !signal) return response;
  const { status, statusText, headers } = response;
  return new Response(endWithSignal(response.body, signal), { status, statusText, headers });
};

/** Copies the chunks of `body`. When the signal aborts, closes the connection and rejects with the signal's reason. */
function endWithSignal(body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let abort = (): void => undefined;
  const stopListening = (): void => signal.removeEventListener('abort', abort);
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        abort = () => {
          controller.error(signal.reason);
          reader.cancel(signal.reason).catch(() => undefined);
        };
        signal.addEventListener('abort', abort, { once: true });
        if (signal.aborted) abort();
      },
      pull: async (controller) => {
        const { done, value } = await reader.read();
        if (signal.aborted) return;
        if (!done) return controller.enqueue(value);
        stopListening();
        controller.close();
      },
      cancel: (reason) => {
        stopListening();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
