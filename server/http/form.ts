import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Call, FormFile as AskedFile } from '../../contract/Call.ts';
import { RefusedFieldError } from '../application/AccessError.ts';
import { CvRefused } from '../application/ports/CvInspector.ts';
import { StoreUnavailableError } from '../application/ports/Store.ts';
import { decodeBase64File } from './base64File.ts';
import { FILE_TOO_LARGE_MESSAGE, HttpProblem, MAX_FILE_MEGABYTES } from './problems.ts';

export interface FormFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A file that was stored as it arrived. */
export interface ReceivedFile {
  /** Removes the file unless it is in use. Never rejects. */
  discard(): Promise<void>;
}

/** Stores the file of a form as it arrives. Rejects for a file that is not accepted. */
export type ReceiveFile<Received extends ReceivedFile = ReceivedFile> = (
  fileName: string,
  chunks: AsyncIterable<Uint8Array>,
) => Promise<Received>;

export interface Form {
  readonly fields: unknown;
  readonly files: Readonly<Record<string, FormFile>>;
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** Maximum size of a whole form, in bytes. */
export const MAX_FORM_BYTES = 64 * MEGABYTE;

/** How to handle the parts of a form as they arrive. */
export interface FormReading {
  /** Called with the fields before each file and at the end. Throws if they are not permitted. */
  readonly checkFields: (fields: Form['fields']) => void;
  /** Stores a file as it arrives. If null, files are read into memory. */
  readonly storeFile: ((fileName: string, chunks: AsyncIterable<Uint8Array>) => Promise<void>) | null;
}

/**
 * Reads a multipart form within the limits of its call: into memory, or with `storeFile`. Rejects with a problem for
 * a missing or unexpected file.
 */
export async function readForm(call: Call, request: FastifyRequest, reading: FormReading): Promise<Form> {
  const { checkFields } = reading;
  if (!request.isMultipart()) throw new HttpProblem(415, 'Send this as multipart/form-data.');
  // Refuse a wrong path before reading the body.
  checkFields({});
  const { fields, files } = await Promise.race([
    readParts(call, request, reading),
    refuseTooLong(request, reading),
  ]).catch((cause: unknown) => {
    throw toReadError(cause);
  });
  checkFields(fields);
  const missingFiles = (call.files ?? []).filter(({ name, required }) => required && files[name] === undefined);
  if (missingFiles.length > 0) {
    throw new HttpProblem(
      400,
      'A file is missing.',
      missingFiles.map(({ name }) => ({ path: name, message: 'A file is needed.' })),
    );
  }
  return { fields, files };
}

/**
 * Refuses a body that is too long or does not fit into the memory limit, and discards it. The parser's limits ignore
 * the bytes before the first part.
 */
function refuseTooLong(request: FastifyRequest, { storeFile }: FormReading): Promise<never> {
  const { raw } = request;
  return new Promise((_, reject) => {
    let receivedBytes = 0;
    const count = ({ length }: Buffer) => {
      try {
        receivedBytes += length;
        if (receivedBytes > MAX_FORM_BYTES) throw new HttpProblem(413, 'The form is too large.');
        // A file that is stored as it arrives needs no memory.
        if (storeFile === null) request.countBodyBytes?.(length);
      } catch (cause) {
        raw.off('data', count).unpipe();
        raw.resume();
        reject(cause as Error);
      }
    };
    raw.on('data', count);
  });
}

async function readParts(call: Call, request: FastifyRequest, { checkFields, storeFile }: FormReading) {
  const fields: Record<string, string> = {};
  const files: Record<string, FormFile> = {};
  const isPartAFile = (name?: string, type?: string, fileName?: string) =>
    type === 'application/octet-stream' || fileName !== undefined || findAskedFile(call, name)?.encoding !== undefined;
  for await (const part of request.parts({ limits: getFormLimits(call), isPartAFile })) {
    if (part.type === 'file') {
      checkFields(fields);
      const askedFile = findAskedFile(call, part.fieldname);
      // Throw, because the form's other parts arrive only after this file is read.
      if (askedFile === undefined) throw new HttpProblem(400, 'The form contains an unexpected file.');
      if (storeFile !== null) await storeFile(part.filename, part.file);
      const bytes = storeFile === null ? await readBytes(part, askedFile) : Buffer.alloc(0);
      files[part.fieldname] = { name: part.filename, bytes };
    } else if (part.valueTruncated) throw new HttpProblem(413, 'A field is too large.');
    else fields[part.fieldname] = String(part.value);
  }
  return { fields, files };
}

async function readBytes(part: MultipartFile, askedFile: AskedFile): Promise<Buffer> {
  if (askedFile.encoding === undefined) return part.toBuffer();
  const bytes = await decodeBase64File(askedFile.name, part.file);
  if (part.file.truncated) throw new HttpProblem(413, FILE_TOO_LARGE_MESSAGE);
  return bytes;
}

/** Turns a parser error into a 400. Errors about the parser's limits already have a status. */
function toReadError(cause: unknown): unknown {
  const isRefusal = [HttpProblem, RefusedFieldError, CvRefused, StoreUnavailableError].some(
    (kind) => cause instanceof kind,
  );
  const isNamed = isRefusal || (cause as { statusCode?: number }).statusCode !== undefined;
  return isNamed ? cause : new HttpProblem(400, 'The form is malformed.');
}

function getFormLimits({ files = [] }: Call) {
  const maxMegabytes = Math.max(...files.map((file) => file.maxMegabytes ?? MAX_FILE_MEGABYTES));
  // One byte above the limit, so that the function that stores the file can refuse it with its own message.
  const bytes = maxMegabytes * MEGABYTE + 1;
  const isEncoded = files.some(({ encoding }) => encoding !== undefined);
  return {
    // Base64 uses four characters for three bytes.
    fileSize: isEncoded ? Math.ceil(bytes / 3) * 4 : bytes,
    files: files.length,
    fields: 12,
    parts: 16,
    fieldNameSize: 100,
    fieldSize: 64 * KILOBYTE,
  };
}

const findAskedFile = ({ files = [] }: Call, name: string | undefined) => files.find((file) => file.name === name);
