import { ImportRefusal } from '../ImportRefusal.ts';
import type { SourceFile } from './SourceFile.ts';

/** Maximum length of a record. */
const MAX_RECORD_CHARACTERS = 8 * 1024 * 1024;
/** Maximum number of characters between a key and its list. */
const MAX_KEY_CHARACTERS = 200;
const [QUOTE, BACKSLASH, LIST] = [0x22, 0x5c, 0x5b];
const OPENING_CODES: ReadonlySet<number> = new Set([0x7b, LIST]);
const CLOSING_CODES: ReadonlySet<number> = new Set([0x7d, 0x5d]);
const LIST_KEYS = new Set(['products', 'items', 'data', 'results', 'entries', 'nodes']);

export interface JsonRecord {
  readonly row: number;
  /** The record; null if it is not an object. */
  readonly value: Readonly<Record<string, unknown>> | null;
}

/**
 * Reads the objects of a JSON text one at a time: the elements of a list at the root or under a key such as
 * `products`, one document after another (NDJSON), or a single document. For a folder, reads all its files.
 */
export async function* readJsonRecords(source: SourceFile, signal?: AbortSignal): AsyncGenerator<JsonRecord> {
  let row = 0;
  for (const file of source.files) {
    const splitter = new RecordSplitter();
    for await (const chunk of source.readChunks(file, signal)) {
      for (const text of splitter.push(chunk)) yield { row: ++row, value: parseRecord(text, source.name, row) };
    }
    if (!splitter.isComplete)
      throw new ImportRefusal(`${source.name} is not readable as JSON: it ends in the middle of a record.`);
  }
}

function parseRecord(text: string, name: string, row: number): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch (error) {
    throw new ImportRefusal(`${name} is not readable as JSON (record ${row}): ${(error as Error).message}.`);
  }
}

/** Splits a JSON text into records by counting brackets outside strings. */
class RecordSplitter {
  private depth = 0;
  /** The nesting depth of a record: 0 for documents, 1 in a list at the root, 2 in a list under a key. */
  private recordDepth = 0;
  private isInString = false;
  private isEscaped = false;
  private buffer = '';
  /** The last characters of `buffer`. They are kept separately, because searching a long joined string is slow. */
  private keyTail = '';

  get isComplete(): boolean {
    return this.depth === 0 && !this.isInString;
  }

  *push(chunk: string): Generator<string> {
    let start = 0;
    for (let index = 0; index < chunk.length; index++) {
      const code = chunk.charCodeAt(index);
      if (this.isInString) this.readStringCharacter(code);
      else if (code === QUOTE) this.isInString = true;
      else if (OPENING_CODES.has(code)) start = this.openBracket(code, chunk, start, index);
      else if (CLOSING_CODES.has(code) && this.closesRecord()) {
        yield this.buffer + chunk.slice(start, index + 1);
        this.dropBuffer();
        start = index + 1;
      }
    }
    this.storeRest(chunk.slice(start));
  }

  /** Handles an opening bracket at `position`. Returns the start of the current record. */
  private openBracket(code: number, chunk: string, start: number, position: number): number {
    const hasEnteredList = this.entersList(code, chunk.slice(Math.max(start, position - MAX_KEY_CHARACTERS), position));
    const isRecord = !hasEnteredList && this.depth === this.recordDepth;
    if (isRecord) this.dropBuffer();
    this.depth += 1;
    if (hasEnteredList) return position + 1;
    return isRecord ? position : start;
  }

  private closesRecord(): boolean {
    this.depth -= 1;
    if (this.depth >= this.recordDepth) return this.depth === this.recordDepth;
    this.recordDepth = Math.max(0, this.depth);
    return false;
  }

  private readStringCharacter(code: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (code === BACKSLASH) this.isEscaped = true;
    else if (code === QUOTE) this.isInString = false;
  }

  private entersList(code: number, textBefore: string): boolean {
    if (code !== LIST || this.recordDepth !== 0) return false;
    if (this.depth === 0) return this.enterList(1);
    if (this.depth !== 1) return false;
    const [, key = ''] = /"([^"\\]*)"\s*:\s*$/.exec((this.keyTail + textBefore).slice(-MAX_KEY_CHARACTERS)) ?? [];
    return LIST_KEYS.has(key.toLowerCase()) && this.enterList(2);
  }

  private enterList(base: number): true {
    this.recordDepth = base;
    this.dropBuffer();
    return true;
  }

  private dropBuffer(): void {
    this.buffer = '';
    this.keyTail = '';
  }

  private storeRest(text: string): void {
    if (this.depth <= this.recordDepth && this.recordDepth !== 0) return this.dropBuffer();
    this.buffer += text;
    this.keyTail = (this.keyTail + text.slice(-MAX_KEY_CHARACTERS)).slice(-MAX_KEY_CHARACTERS);
    if (this.buffer.length > MAX_RECORD_CHARACTERS)
      throw new ImportRefusal('One JSON record is larger than 8 MB; that is not a list of products.');
  }
}
