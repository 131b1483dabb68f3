import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Call } from '../../contract/Call.ts';
import { HttpProblem } from './problems.ts';

export interface FormFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Form {
  readonly fields: unknown;
  readonly files: Readonly<Record<string, FormFile>>;
}

const MEGABYTE = 1024 * 1024;
/** A whole form; a photo of a current phone has up to about 12 MB. */
export const FORM_LIMIT = 64 * MEGABYTE;
export const FORM_LIMITS = {
  fileSize: 20 * MEGABYTE, files: 4, fields: 12, fieldSize: 16 * MEGABYTE, fieldNameSize: 100, parts: 16,
} as const;

/** Reads a multipart form into memory, within the limits. Rejects with a problem for a file that is missing. */
export async function readForm(call: Call, request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new HttpProblem(415, 'Send this as multipart/form-data.');
  const fields: Record<string, string> = {};
  const files: Record<string, FormFile> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') files[part.fieldname] = { name: part.filename, bytes: await part.toBuffer() };
    else fields[part.fieldname] = String(part.value);
  }
  const missing = (call.files ?? []).filter(({ name, required }) => required && files[name] === undefined);
  if (missing.length > 0) {
    throw new HttpProblem(400, 'A file is missing.', missing.map(({ name }) => ({ path: name, message: 'A file is needed.' })));
  }
  return { fields, files };
}
