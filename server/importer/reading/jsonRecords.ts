import { ImportRefusal } from '../ImportRefusal.ts';
import type { SourceFile } from './SourceFile.ts';

/** A larger record cannot be a single product. */
const MAX_RECORD_CHARACTERS = 8 * 1024 * 1024;
/** Maximum number of characters before a list in which its key is searched. */
const MAX_KEY_CHARACTERS = 200;
const [QUOTE, BACKSLASH, LIST] = [0x22, 0x5c, 0x5b];
const OPENING_CODES: ReadonlySet<number> = new Set([0x7b, LIST]);
const CLOSING_CODES: ReadonlySet<number> = new Set([0x7d, 0x5d]);
const LIST_KEYS = new Set(['products', 'items', 'data', 'results', 'entries', 'nodes']);

export interface JsonRecord {
  readonly row: number;
  /** Null if the record is not an object. */
  readonly value: Readonly<Record<string, unknown>> | null;
}

/**
 * The objects of a JSON text, one in memory at a time: the elements of a list at the root or under a key such as
 * `products`, concatenated documents (NDJSON), or a single document. For a folder, those of each file.
 */
export async function* jsonRecords(source: SourceFile, signal?: AbortSignal): AsyncGenerator<JsonRecord> {
  let row = 0;
  for (const file of source.files) {
    const splitter = new RecordSplitter();
    for await (const chunk of source.chunks(file, signal)) {
      for (const text of splitter.push(chunk)) yield { row: ++row, value: parsed(text, source.name, row) };
    }
    if (!splitter.complete)
      throw new ImportRefusal(`${source.name} is not readable as JSON: it ends in the middle of a record.`);
  }
}

function parsed(text: string, name: string, row: number): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch (error) {
    throw new ImportRefusal(`${name} is not readable as JSON (record ${row}): ${(error as Error).message}.`);
  }
}

/** Splits a JSON text into records by counting brackets outside of strings. */
class RecordSplitter {
  private depth = 0;
  /** The depth at which records start: 0 for documents, 1 inside a list at the root, 2 inside a list under a key. */
  private base = 0;
  private inString = false;
  private escaped = false;
  private buffer = '';
  /** The end of `buffer`, kept apart: searching the end of a concatenated string would first flatten all of it. */
  private tail = '';

  get complete(): boolean {
    return this.depth === 0 && !this.inString;
  }

  *push(chunk: string): Generator<string> {
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      if (this.inString) this.insideString(code);
      else if (code === QUOTE) this.inString = true;
      else if (OPENING_CODES.has(code)) start = this.open(code, chunk, start, at);
      else if (CLOSING_CODES.has(code) && this.closesRecord()) {
        yield this.buffer + chunk.slice(start, at + 1);
        this.drop();
        start = at + 1;
      }
    }
    this.keep(chunk.slice(start));
  }

  /**
   * Handles an opening bracket. Returns where the current record starts: at the bracket, after it, or still at `start`.
   */
  private open(code: number, chunk: string, start: number, at: number): number {
    const entered = this.entersList(code, chunk.slice(Math.max(start, at - MAX_KEY_CHARACTERS), at));
    const isRecord = !entered && this.depth === this.base;
    if (isRecord) this.drop();
    this.depth += 1;
    if (entered) return at + 1;
    return isRecord ? at : start;
  }

  private closesRecord(): boolean {
    this.depth -= 1;
    if (this.depth >= this.base) return this.depth === this.base;
    this.base = Math.max(0, this.depth);
    return false;
  }

  private insideString(code: number): void {
    if (this.escaped) this.escaped = false;
    else if (code === BACKSLASH) this.escaped = true;
    else if (code === QUOTE) this.inString = false;
  }

  private entersList(code: number, sofar: string): boolean {
    if (code !== LIST || this.base !== 0) return false;
    if (this.depth === 0) return this.enter(1);
    if (this.depth !== 1) return false;
    const [, key = ''] = /"([^"\\]*)"\s*:\s*$/.exec((this.tail + sofar).slice(-MAX_KEY_CHARACTERS)) ?? [];
    return LIST_KEYS.has(key.toLowerCase()) && this.enter(2);
  }

  private enter(base: number): true {
    this.base = base;
    this.drop();
    return true;
  }

  private drop(): void {
    this.buffer = '';
    this.tail = '';
  }

  private keep(rest: string): void {
    if (this.depth <= this.base && this.base !== 0) return this.drop();
    this.buffer += rest;
    this.tail = (this.tail + rest.slice(-MAX_KEY_CHARACTERS)).slice(-MAX_KEY_CHARACTERS);
    if (this.buffer.length > MAX_RECORD_CHARACTERS)
      throw new ImportRefusal('One JSON record is larger than 8 MB; that is not a list of products.');
  }
}
