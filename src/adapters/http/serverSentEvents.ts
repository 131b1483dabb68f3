import { createParser } from 'eventsource-parser';

export interface ServerSentEvent {
  /** The event's type; 'message' by default. */
  readonly event: string;
  readonly data: string;
}

/**
 * Yields each event of a `text/event-stream` when its terminating empty line arrives. Ignores an incomplete last
 * event. Ending the loop early closes the stream.
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
    // The parser waits after a trailing "\r", which may be half of "\r\n". A comment line makes the parser continue.
    parser.feed(':\n');
    yield* events;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
