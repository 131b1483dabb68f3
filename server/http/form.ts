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

/** A file that was stored while it arrived. */
export interface ReceivedFile {
  /** Removes the file unless it is used. Never rejects. */
  discard(): Promise<void>;
}

/** Stores the file of a form while it arrives. Rejects for a file that is refused. */
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

/** What to do with the parts of a form while they arrive. */
export interface FormReading {
  /** Receives the fields before each file is read, and all of them at the end. Throws if they may not be sent. */
  readonly judge: (fields: Form['fields']) => void;
  /** Stores a file while it arrives; null reads files into memory. */
  readonly storeFile: ((fileName: string, chunks: AsyncIterable<Uint8Array>) => Promise<void>) | null;
}

/**
 * Reads a multipart form, within the limits of its call: into memory, except for files that are stored as they arrive.
 * Rejects with a problem for a missing or unexpected file.
 */
export async function readForm(call: Call, request: FastifyRequest, reading: FormReading): Promise<Form> {
  const { judge } = reading;
  if (!request.isMultipart()) throw new HttpProblem(415, 'Send this as multipart/form-data.');
  // Reject a wrong path before reading the body.
  judge({});
  const { fields, files } = await Promise.race([
    readParts(call, request, reading),
    refuseTooLong(request, reading),
  ]).catch((cause: unknown) => {
    throw toReadError(cause);
  });
  judge(fields);
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
 * Rejects a body that is too long, or for which there is no memory, and discards the rest of it. The parser's limits
 * count neither what precedes the first part nor other forms.
 */
function refuseTooLong(request: FastifyRequest, { storeFile }: FormReading): Promise<never> {
  const { raw } = request;
  return new Promise((_, reject) => {
    let receivedBytes = 0;
    const count = ({ length }: Buffer) => {
      try {
        receivedBytes += length;
        if (receivedBytes > MAX_FORM_BYTES) throw new HttpProblem(413, 'The form is too large.');
        // A file that is stored as it arrives takes no memory.
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

async function readParts(call: Call, request: FastifyRequest, { judge, storeFile }: FormReading) {
  const fields: Record<string, string> = {};
  const files: Record<string, FormFile> = {};
  const isPartAFile = (name?: string, type?: string, fileName?: string) =>
    type === 'application/octet-stream' || fileName !== undefined || findAskedFile(call, name)?.encoding !== undefined;
  for await (const part of request.parts({ limits: getFormLimits(call), isPartAFile })) {
    if (part.type === 'file') {
      judge(fields);
      const askedFile = findAskedFile(call, part.fieldname);
      // A file that nothing reads would keep the rest of the form from arriving.
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

/**
 * Turns a parser error into a 400, since the form is malformed; the parser's own limit errors have a status already.
 */
function toReadError(cause: unknown): unknown {
  const isRefusal = [HttpProblem, RefusedFieldError, CvRefused, StoreUnavailableError].some(
    (kind) => cause instanceof kind,
  );
  const isNamed = isRefusal || (cause as { statusCode?: number }).statusCode !== undefined;
  return isNamed ? cause : new HttpProblem(400, 'The form is malformed.');
}

function getFormLimits({ files = [] }: Call) {
  const maxMegabytes = Math.max(...files.map((file) => file.maxMegabytes ?? MAX_FILE_MEGABYTES));
  // One byte more than the limit, so that the function that stores the file can reject a larger one with its own
  // message.
  const bytes = maxMegabytes * MEGABYTE + 1;
  const isEncoded = files.some(({ encoding }) => encoding !== undefined);
  return {
    // Base64 takes four characters for three bytes.
    fileSize: isEncoded ? Math.ceil(bytes / 3) * 4 : bytes,
    files: files.length,
    fields: 12,
    parts: 16,
    fieldNameSize: 100,
    fieldSize: 64 * KILOBYTE,
  };
}

const findAskedFile = ({ files = [] }: Call, name: string | undefined) => files.find((file) => file.name === name);
