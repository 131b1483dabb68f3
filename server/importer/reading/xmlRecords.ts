import { decodeHTMLStrict } from 'entities';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ImportRefusal } from '../ImportRefusal.ts';
import type { SourceFile } from './SourceFile.ts';

/** One `<item>` or `<entry>`: the texts of its direct children by local name ('g:price' is 'price'). */
export interface XmlRecord {
  readonly row: number;
  readonly fields: ReadonlyMap<string, readonly string[]>;
}

/** HTML's named character references. Feeds use them in XML, which only defines five. */
const HTML_REFERENCES = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) => {
      const reference = `&${String(name)};`;
      const text = decodeHTMLStrict(reference);
      return text === reference ? undefined : text;
    },
  },
);

/**
 * Maximum number of characters between the ends of two products: the parser buffers a text completely before it emits
 * it.
 */
const MAX_CHARACTERS = 32 * 1024 * 1024;
const RECORD_TAGS = new Set(['item', 'entry', 'product']);

/** Rejects with `ImportRefusal`, naming the line, if the XML is not well-formed. */
export async function* xmlRecords(source: SourceFile, signal?: AbortSignal): AsyncGenerator<XmlRecord> {
  const collector = new RecordCollector();
  const parser = parserFor(collector);
  const ampersands = new AmpersandWatch();
  let [finished, characters] = [0, 0];
  try {
    for await (const chunk of source.chunks(source.files[0]!, signal)) {
      ampersands.see(chunk);
      parser.write(chunk);
      characters = collector.count === finished ? characters + chunk.length : 0;
      finished = collector.count;
      if (characters > MAX_CHARACTERS) throw new XmlFault('no product ends within 32 MB');
      yield* collector.take();
    }
    parser.close();
  } catch (error) {
    throw error instanceof XmlFault
      ? new ImportRefusal(`${source.name} is not well-formed XML (${ampersands.fault ?? error.message}).`)
      : error;
  }
  yield* collector.take();
}

class XmlFault extends Error {}

/**
 * The most common error of feeds is an unescaped '&', which the parser only reports at the next ';', possibly much
 * later. This records the line of the first one.
 */
class AmpersandWatch {
  fault: string | null = null;
  private line = 1;
  private inside = false;
  private rest = '';

  see(chunk: string): void {
    const text = this.rest + chunk;
    // The end of the chunk may be an incomplete reference; it is checked with the next chunk.
    const end = Math.max(text.length - 32, 0);
    const pattern = /\n|<!\[CDATA\[|<!--|\]\]>|-->|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,10});)/gi;
    for (const match of text.matchAll(pattern)) {
      if (match.index >= end) break;
      this.meet(match[0]);
    }
    this.rest = text.slice(end);
  }

  private meet(sign: string): void {
    if (sign === '\n') this.line += 1;
    else if (sign.startsWith('<!')) this.inside = true;
    else if (sign !== '&') this.inside = false;
    else if (!this.inside) this.fault ??= `line ${this.line} has an "&" that is not written "&amp;"`;
  }
}

function parserFor(collector: RecordCollector): SaxesParser {
  const parser = new SaxesParser();
  Object.setPrototypeOf(parser.ENTITIES, HTML_REFERENCES);
  parser.on('opentag', (tag) => collector.open(tag));
  parser.on('closetag', (tag) => collector.close(tag));
  parser.on('text', (text) => collector.text(text));
  parser.on('cdata', (text) => collector.text(text));
  parser.on('error', (error) => {
    const reason = error.message.replace(/^(?:undefined:)?\d+:\d+:\s*/, '').replace(/(?<![.\s])[.\s]+$/, '');
    throw new XmlFault(`line ${parser.line}, column ${parser.column}: ${reason}`);
  });
  return parser;
}

/** Collects the direct children of each record and nothing else, so that one record is in memory at a time. */
class RecordCollector {
  private readonly finished: XmlRecord[] = [];
  private fields: Map<string, string[]> | null = null;
  private depth = 0;
  private value = '';
  count = 0;

  *take(): Generator<XmlRecord> {
    yield* this.finished.splice(0);
  }

  open(tag: SaxesTagPlain): void {
    if (this.fields === null) {
      if (RECORD_TAGS.has(localName(tag.name))) [this.fields, this.depth] = [new Map(), 0];
      return;
    }
    this.depth += 1;
    if (this.depth !== 1) return;
    this.value = '';
    const href = tag.attributes['href'];
    if (typeof href === 'string') this.value = href;
  }

  text(text: string): void {
    if (this.fields !== null && this.depth === 1) this.value += text;
  }

  close(tag: SaxesTagPlain): void {
    if (this.fields === null) return;
    if (this.depth === 0) this.finish(this.fields);
    else if (this.depth === 1) this.keep(this.fields, localName(tag.name));
    this.depth -= 1;
  }

  private keep(fields: Map<string, string[]>, name: string): void {
    const value = this.value.trim();
    const known = fields.get(name);
    if (value !== '' && known !== undefined) known.push(value);
    else if (value !== '') fields.set(name, [value]);
    this.value = '';
  }

  private finish(fields: Map<string, string[]>): void {
    this.count += 1;
    this.finished.push({ row: this.count, fields });
    this.fields = null;
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
