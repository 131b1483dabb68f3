import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readServerSentEvents, type ServerSentEvent } from './serverSentEvents.ts';

function streamOf(bytes: Uint8Array, cuts: readonly number[]): ReadableStream<Uint8Array> {
  const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  const chunks = [...ends, bytes.length].map((end, index) => bytes.slice(index === 0 ? 0 : ends[index - 1], end));
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function eventsOf(text: string, cuts: readonly number[] = []): Promise<ServerSentEvent[]> {
  const events = [];
  for await (const event of readServerSentEvents(streamOf(new TextEncoder().encode(text), cuts))) events.push(event);
  return events;
}

describe('readServerSentEvents', () => {
  it('reads names, data of several lines, and skips comments and empty events', async () => {
    expect(
      await eventsOf(
        ': hello\n\nevent: reply\ndata: {"text":\ndata: "a:b"}\nid: 3\n\nevent: nothing\n\ndata:plain\n\ndata\n\n',
      ),
    ).toEqual([
      { event: 'reply', data: '{"text":\n"a:b"}' },
      { event: 'message', data: 'plain' },
      { event: 'message', data: '' },
    ]);
  });

  it('ignores an incomplete event', async () => {
    expect(await eventsOf('data: one\n\ndata: tw')).toEqual([{ event: 'message', data: 'one' }]);
  });

  it('closes the stream when it is left early', async () => {
    let canceled = false;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: one\n\ndata: two\n\n')),
      cancel: () => {
        canceled = true;
      },
    });
    for await (const event of readServerSentEvents(stream)) {
      expect(event.data).toBe('one');
      break;
    }
    expect(canceled).toBe(true);
  });

  it('is independent of chunk boundaries and line endings', async () => {
    const line = fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => text.replaceAll(/[\r\n]/g, ''));
    const event = fc.record({
      event: fc.constantFrom('reply', 'done', 'error'),
      data: fc.array(line, { minLength: 1, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 5 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat(400)),
        async (events, end, cuts) => {
          const text = events
            .map(({ event: name, data }) =>
              [`event: ${name}`, ...data.map((each) => `data: ${each}`), '', ''].join(end),
            )
            .join('');
          expect(await eventsOf(text, cuts)).toEqual(
            events.map(({ event: name, data }) => ({ event: name, data: data.join('\n') })),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
