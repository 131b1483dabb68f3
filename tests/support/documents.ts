import { ZipFile } from 'yazl';

/** A complete PDF of one empty page. */
export function createPdf(content = ''): Buffer {
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object) => {
    const offset = text.length;
    text += object;
    return offset;
  });
  text += content;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 4\n0000000000 65535 f \n${rows}trailer\n<< /Size 4 /Root 1 0 R >>\n`;
  return Buffer.from(`${text}${table}startxref\n${text.length}\n%%EOF\n`, 'latin1');
}

const WORD_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const WORD_TEXT =
  '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Ada</w:t></w:r></w:p></w:body></w:document>';

/** Creates a Word document. `entries` adds or replaces files; null removes one. */
export async function createDocx(entries: Readonly<Record<string, string | Buffer | null>> = {}): Promise<Buffer> {
  const allFiles = { '[Content_Types].xml': WORD_TYPES, 'word/document.xml': WORD_TEXT, ...entries };
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(allFiles))
    if (content !== null) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream as unknown as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const SECTOR_LENGTH = 512;
const [END_OF_CHAIN, TABLE_SECTOR, FREE_SECTOR] = [0xff_ff_ff_fe, 0xff_ff_ff_fd, 0xff_ff_ff_ff];

/** Creates a compound file with one stream of 4,096 bytes. `name` is the stream's name. */
export function createDoc(name = 'WordDocument', content: readonly string[] = []): Buffer {
  const header = Buffer.alloc(SECTOR_LENGTH, 0);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xff_fe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4_096, 56);
  header.writeUInt32LE(END_OF_CHAIN, 60);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR_LENGTH, 0xff);
  const streamSectors = Array.from({ length: 8 }, (_, index) => (index === 7 ? END_OF_CHAIN : index + 3));
  [TABLE_SECTOR, END_OF_CHAIN, ...streamSectors].forEach((next, sector) => table.writeUInt32LE(next, sector * 4));
  table.writeUInt32LE(FREE_SECTOR, SECTOR_LENGTH - 4);
  const directory = Buffer.concat([
    createEntry('Root Entry', 5, END_OF_CHAIN, 0),
    createEntry(name, 2, 2, 4_096),
    ...content.map((entry) => createEntry(entry, 1, END_OF_CHAIN, 0)),
    Buffer.alloc(SECTOR_LENGTH),
  ]).subarray(0, SECTOR_LENGTH);
  return Buffer.concat([header, table, directory, Buffer.alloc(8 * SECTOR_LENGTH, 1)]);
}

function createEntry(name: string, type: number, firstSector: number, size: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(2 * name.length + 2, 64);
  entry.writeUInt8(type, 66);
  entry.writeUInt32LE(firstSector, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}
