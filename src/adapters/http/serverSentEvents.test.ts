import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readServerSentEvents, type ServerSentEvent } from './serverSentEvents.ts';

function createStream(bytes: Uint8Array, cutPositions: readonly number[]): ReadableStream<Uint8Array> {
  const chunkEnds = [...new Set(cutPositions.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  const chunks = [...chunkEnds, bytes.length].map((end, index) =>
    bytes.slice(index === 0 ? 0 : chunkEnds[index - 1], end),
  );
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function readEvents(text: string, cutPositions: readonly number[] = []): Promise<ServerSentEvent[]> {
  const events = [];
  for await (const event of readServerSentEvents(createStream(new TextEncoder().encode(text), cutPositions)))
    events.push(event);
  return events;
}

describe('readServerSentEvents', () => {
  it('reads names, data of several lines, and skips comments and empty events', async () => {
    expect(
      await readEvents(
        ': hello\n\nevent: reply\ndata: {"text":\ndata: "a:b"}\nid: 3\n\nevent: nothing\n\ndata:plain\n\ndata\n\n',
      ),
    ).toEqual([
      { event: 'reply', data: '{"text":\n"a:b"}' },
      { event: 'message', data: 'plain' },
      { event: 'message', data: '' },
    ]);
  });

  it('ignores an incomplete event', async () => {
    expect(await readEvents('data: one\n\ndata: tw')).toEqual([{ event: 'message', data: 'one' }]);
  });

  it('closes the stream when it is left early', async () => {
    let isCanceled = false;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: one\n\ndata: two\n\n')),
      cancel: () => {
        isCanceled = true;
      },
    });
    for await (const eventArbitrary of readServerSentEvents(stream)) {
      expect(eventArbitrary.data).toBe('one');
      break;
    }
    expect(isCanceled).toBe(true);
  });

  it('is independent of chunk boundaries and line endings', async () => {
    const lineArbitrary = fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => text.replaceAll(/[\r\n]/g, ''));
    const eventArbitrary = fc.record({
      event: fc.constantFrom('reply', 'done', 'error'),
      data: fc.array(lineArbitrary, { minLength: 1, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(eventArbitrary, { maxLength: 5 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.array(fc.nat(400)),
        async (events, end, cutPositions) => {
          const text = events
            .map(({ event: name, data }) =>
              [`event: ${name}`, ...data.map((line) => `data: ${line}`), '', ''].join(end),
            )
            .join('');
          expect(await readEvents(text, cutPositions)).toEqual(
            events.map(({ event: name, data }) => ({ event: name, data: data.join('\n') })),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
