import { decodeHTMLStrict } from 'entities';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ImportRefusal } from '../ImportRefusal.ts';
import type { SourceFile } from './SourceFile.ts';

/** An `<item>` or `<entry>` with the texts of its direct children. Their names have no prefix: 'g:price' is 'price'. */
export interface XmlRecord {
  readonly row: number;
  readonly fields: ReadonlyMap<string, readonly string[]>;
}

/** HTML's names for characters, such as `&eacute;`. XML defines only five of them, but feeds use all. */
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

/** Maximum number of characters of a product, because the parser keeps all its text in memory. */
const MAX_RECORD_CHARACTERS = 32 * 1024 * 1024;
const RECORD_TAGS = new Set(['item', 'entry', 'product']);

/** Reads the records of an XML file. Rejects with `ImportRefusal` and the line number if the XML is not well-formed. */
export async function* readXmlRecords(source: SourceFile, signal?: AbortSignal): AsyncGenerator<XmlRecord> {
  const collector = new RecordCollector();
  const parser = createParser(collector);
  const ampersands = new AmpersandChecker();
  let [finishedCount, characterCount] = [0, 0];
  try {
    for await (const chunk of source.readChunks(source.files[0]!, signal)) {
      ampersands.checkChunk(chunk);
      parser.write(chunk);
      characterCount = collector.recordCount === finishedCount ? characterCount + chunk.length : 0;
      finishedCount = collector.recordCount;
      if (characterCount > MAX_RECORD_CHARACTERS) throw new XmlFault('no product ends within 32 MB');
      yield* collector.takeRecords();
    }
    parser.close();
  } catch (error) {
    throw error instanceof XmlFault
      ? new ImportRefusal(`${source.name} is not well-formed XML (${ampersands.faultMessage ?? error.message}).`)
      : error;
  }
  yield* collector.takeRecords();
}

class XmlFault extends Error {}

/**
 * Finds the most common error in feeds, an unescaped '&', and records the line of the first one. The parser itself
 * would report a later line.
 */
class AmpersandChecker {
  faultMessage: string | null = null;
  private line = 1;
  private isInsideCData = false;
  private unreadText = '';

  checkChunk(chunk: string): void {
    const text = this.unreadText + chunk;
    // The last characters of a chunk may be the start of a reference such as `&amp;`, so they are checked with the
    // next chunk.
    const end = Math.max(text.length - 32, 0);
    const pattern = /\n|<!\[CDATA\[|<!--|\]\]>|-->|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,10});)/gi;
    for (const match of text.matchAll(pattern)) {
      if (match.index >= end) break;
      this.checkSign(match[0]);
    }
    this.unreadText = text.slice(end);
  }

  private checkSign(sign: string): void {
    if (sign === '\n') this.line += 1;
    else if (sign.startsWith('<!')) this.isInsideCData = true;
    else if (sign !== '&') this.isInsideCData = false;
    else if (!this.isInsideCData) this.faultMessage ??= `line ${this.line} has an "&" that is not written "&amp;"`;
  }
}

function createParser(collector: RecordCollector): SaxesParser {
  const parser = new SaxesParser();
  Object.setPrototypeOf(parser.ENTITIES, HTML_REFERENCES);
  parser.on('opentag', (tag) => collector.openTag(tag));
  parser.on('closetag', (tag) => collector.closeTag(tag));
  parser.on('text', (text) => collector.addText(text));
  parser.on('cdata', (text) => collector.addText(text));
  parser.on('error', (error) => {
    const reason = error.message.replace(/^(?:undefined:)?\d+:\d+:\s*/, '').replace(/(?<![.\s])[.\s]+$/, '');
    throw new XmlFault(`line ${parser.line}, column ${parser.column}: ${reason}`);
  });
  return parser;
}

/** Collects the direct children of one record at a time, so that only one record is in memory. */
class RecordCollector {
  private readonly finishedRecords: XmlRecord[] = [];
  private fields: Map<string, string[]> | null = null;
  private fieldDepth = 0;
  private value = '';
  recordCount = 0;

  *takeRecords(): Generator<XmlRecord> {
    yield* this.finishedRecords.splice(0);
  }

  openTag(tag: SaxesTagPlain): void {
    if (this.fields === null) {
      if (RECORD_TAGS.has(getLocalName(tag.name))) [this.fields, this.fieldDepth] = [new Map(), 0];
      return;
    }
    this.fieldDepth += 1;
    if (this.fieldDepth !== 1) return;
    this.value = '';
    const href = tag.attributes['href'];
    if (typeof href === 'string') this.value = href;
  }

  addText(text: string): void {
    if (this.fields !== null && this.fieldDepth === 1) this.value += text;
  }

  closeTag(tag: SaxesTagPlain): void {
    if (this.fields === null) return;
    if (this.fieldDepth === 0) this.finishRecord(this.fields);
    else if (this.fieldDepth === 1) this.addFieldValue(this.fields, getLocalName(tag.name));
    this.fieldDepth -= 1;
  }

  private addFieldValue(fields: Map<string, string[]>, name: string): void {
    const value = this.value.trim();
    const knownValues = fields.get(name);
    if (value !== '' && knownValues !== undefined) knownValues.push(value);
    else if (value !== '') fields.set(name, [value]);
    this.value = '';
  }

  private finishRecord(fields: Map<string, string[]>): void {
    this.recordCount += 1;
    this.finishedRecords.push({ row: this.recordCount, fields });
    this.fields = null;
  }
}

function getLocalName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
