import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDoc, createDocx, createPdf } from '../../../tests/support/documents.ts';
import { CvRefused } from '../../application/ports/CvInspector.ts';
import { DocumentInspector } from './DocumentInspector.ts';
import {
  AMBIGUOUS_MESSAGE,
  DAMAGED_MESSAGE,
  MACROS_MESSAGE,
  OVERSIZED_MESSAGE,
  WRONG_CONTENT_MESSAGE,
} from './messages.ts';

const inspector = new DocumentInspector();
const inspect = (file: Buffer) => inspector.inspect(async () => file);
const CASES = [
  ['pdf', async () => createPdf()],
  ['doc', async () => createDoc()],
  ['docx', () => createDocx()],
] as const;

describe('DocumentInspector', () => {
  it.each(CASES)('takes a complete %s', async (kind, create) => {
    expect(await inspect(await create())).toBe(kind);
  });

  it.each(CASES)('refuses a %s that is cut off anywhere', async (kind, create) => {
    const file = await create();
    // A Word document may end within its last sector, and a PDF may lack its last line break.
    const length = fc.nat(file.length - (kind === 'doc' ? 600 : 8));
    await fc.assert(
      fc.asyncProperty(length, async (keptLength) => {
        await expect(inspect(file.subarray(0, keptLength))).rejects.toThrow(CvRefused);
      }),
      { numRuns: 40 },
    );
  });

  it('refuses files that are not documents, whatever they begin with', async () => {
    const otherFiles = ['', 'Hello', '<html>', '#!/bin/sh\n', 'MZ\x90\0', 'PK', '\x89PNG\r\n\x1a\n'];
    for (const text of otherFiles)
      await expect(inspect(Buffer.from(text, 'latin1'))).rejects.toThrow(WRONG_CONTENT_MESSAGE);
    await expect(inspect(createDoc('Workbook'))).rejects.toThrow(WRONG_CONTENT_MESSAGE);
    const sheet = await createDocx({ 'word/document.xml': null, 'xl/workbook.xml': '<a/>' });
    await expect(inspect(sheet)).rejects.toThrow(WRONG_CONTENT_MESSAGE);
    await expect(inspect(await createDocx({ '[Content_Types].xml': '<Types/>' }))).rejects.toThrow(
      WRONG_CONTENT_MESSAGE,
    );
  });

  it('refuses a file of two kinds', async () => {
    const [pdf, docx] = [createPdf(), await createDocx()];
    const files = [
      Buffer.concat([pdf, docx]),
      Buffer.concat([docx, pdf]),
      Buffer.concat([createDoc(), docx]),
      createPdf(`stream\n${docx.toString('latin1')}endstream\n`),
      await createDocx({ '%PDF-1.4': 'first' }),
    ];
    const answers = await Promise.allSettled(files.map(inspect));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    await expect(inspect(files[0]!)).rejects.toThrow(AMBIGUOUS_MESSAGE);
  });

  it('refuses documents with macros', async () => {
    await expect(inspect(await createDocx({ 'word/vbaProject.bin': 'x' }))).rejects.toThrow(MACROS_MESSAGE);
    await expect(inspect(createDoc('WordDocument', ['Macros']))).rejects.toThrow(MACROS_MESSAGE);
  });

  it('refuses an archive that declares more than it may unpack to', async () => {
    const bomb = await createDocx({ 'word/media/a.bin': 'x' });
    bomb.writeUInt32LE(101 * 2 ** 20, bomb.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24);
    await expect(inspect(bomb)).rejects.toThrow(OVERSIZED_MESSAGE);
  });

  it('refuses an archive that unpacks to more than it declares', async () => {
    const docx = await createDocx({ 'word/document.xml': Buffer.alloc(2 ** 20, 32) });
    const declaredSize = Buffer.alloc(4);
    declaredSize.writeUInt32LE(2 ** 20);
    const forgedArchive = Buffer.from(docx);
    for (
      let index = forgedArchive.indexOf(declaredSize);
      index !== -1;
      index = forgedArchive.indexOf(declaredSize, index)
    )
      forgedArchive.writeUInt32LE(9, index);
    await expect(inspect(forgedArchive)).rejects.toThrow(DAMAGED_MESSAGE);
  });

  it('refuses entries that share their bytes', async () => {
    const docx = await createDocx({ 'word/a.xml': 'twice' });
    const directoryPosition = docx.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    docx.writeUInt32LE(0, directoryPosition + 42);
    await expect(inspect(docx)).rejects.toThrow(DAMAGED_MESSAGE);
  });

  it('ends for compound files whose sectors form a cycle', async () => {
    const doc = createDoc();
    // Make the directory's sector, the second one, its own successor.
    doc.writeUInt32LE(1, 512 + 4);
    await expect(inspect(doc)).rejects.toThrow(DAMAGED_MESSAGE);
  });

  it('rejects damaged files with a reason, whatever is damaged', async () => {
    for (const [, create] of CASES) {
      const file = await create();
      await fc.assert(
        fc.asyncProperty(fc.nat(file.length - 1), fc.nat(255), async (position, value) => {
          const damagedFile = Buffer.from(file);
          damagedFile[position] = value;
          const problem = await inspect(damagedFile).then(
            () => null,
            (cause: unknown) => cause,
          );
          if (problem !== null) expect(problem).toBeInstanceOf(CvRefused);
        }),
        { numRuns: 150 },
      );
    }
  });

  it('ends at its deadline', async () => {
    const expiredInspector = new DocumentInspector(() => AbortSignal.abort(new Error('Too late')));
    await expect(expiredInspector.inspect(() => createDocx())).rejects.toThrow(DAMAGED_MESSAGE);
  });
});
