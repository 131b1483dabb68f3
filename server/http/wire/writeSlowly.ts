import { setImmediate as giveWay } from 'node:timers/promises';
import { SerializedJson } from '../SerializedJson.ts';

/** How many entries are serialized in one go; an entry may have some kilobytes. */
const ENTRIES_AT_ONCE = 100;

/**
 * Serializes a list of any length: `start`, the entries separated by commas, `end`. Other requests are served in
 * between.
 */
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
