import { setImmediate as giveWay } from 'node:timers/promises';
import { SerializedJson } from '../SerializedJson.ts';

/** Number of entries to serialize without a pause. */
const ENTRIES_AT_ONCE = 100;

/** Serializes a long list: `start`, the entries separated by commas, `end`. Pauses for other requests. */
export async function writeSlowly<Entry>(
  start: string,
  entries: Iterable<Entry>,
  write: (entry: Entry, index: number) => string,
  end: string,
): Promise<SerializedJson> {
  const parts: Buffer[] = [Buffer.from(start)];
  let index = 0;
  for (const entry of entries) {
    if (index % ENTRIES_AT_ONCE === ENTRIES_AT_ONCE - 1) await giveWay();
    parts.push(Buffer.from(`${index === 0 ? '' : ','}${write(entry, index)}`));
    index += 1;
  }
  return new SerializedJson(Buffer.concat([...parts, Buffer.from(end)]));
}
