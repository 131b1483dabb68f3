export interface ServerSentEvent {
  /** 'message' where the sender names none. */
  readonly event: string;
  readonly data: string;
}

/**
 * The events of a `text/event-stream`, each as soon as the empty line after it is there; what comes after the
 * last empty line is no event. Leaving the loop early closes the stream. Reads what the HTML standard says of
 * `event` and `data`; comments, ids and retry times are skipped.
 */
export async function* readServerSentEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const reader = stream.getReader();
  try {
    const decoder = new TextDecoder();
    let unread = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const { blocks, rest } = splitBlocks(unread + decoder.decode(chunk.value, { stream: true }));
      unread = rest;
      yield* blocks.flatMap(parseBlock);
    }
    yield* splitBlocks(`${unread}${decoder.decode()}`, true).blocks.flatMap(parseBlock);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const LINE_END = /\r\n|\n|\r/;

/** A `\r` at the end may be half of a `\r\n`, so it waits for what follows, unless that was all. */
function splitBlocks(text: string, complete = false): { blocks: string[][]; rest: string } {
  const held = !complete && text.endsWith('\r') ? 1 : 0;
  const lines = text.slice(0, text.length - held).split(LINE_END);
  const blocks: string[][] = [];
  let block: string[] = [];
  // The last line has no end yet.
  for (const line of lines.slice(0, -1)) {
    if (line !== '') block.push(line);
    else if (block.length > 0) {
      blocks.push(block);
      block = [];
    }
  }
  return { blocks, rest: [...block, lines.at(-1)!].join('\n') + text.slice(text.length - held) };
}

function parseBlock(lines: readonly string[]): ServerSentEvent[] {
  const fields = lines.map((line) => {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    return { name, value };
  });
  const data = fields.filter(({ name }) => name === 'data');
  const event = fields.findLast(({ name }) => name === 'event')?.value || 'message';
  return data.length === 0 ? [] : [{ event, data: data.map(({ value }) => value).join('\n') }];
}
