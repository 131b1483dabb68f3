import { createParser } from 'eventsource-parser';

export interface ServerSentEvent {
  /** 'message' where the sender names none. */
  readonly event: string;
  readonly data: string;
}

/**
 * The events of a `text/event-stream`, each as soon as the empty line after it is there; what comes after the
 * last empty line is no event. Leaving the loop early closes the stream.
 */
export async function* readServerSentEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = stream.getReader();
  try {
    const decoder = new TextDecoder();
    const events: ServerSentEvent[] = [];
    const parser = createParser({ onEvent: ({ event = 'message', data }) => events.push({ event, data }) });
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      parser.feed(decoder.decode(chunk.value, { stream: true }));
      yield* events.splice(0);
    }
    // The parser holds back a last "\r", which may be half of "\r\n". A comment settles that it is not.
    parser.feed(':\n');
    yield* events;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
