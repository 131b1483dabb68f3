import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Call, FormFile as AskedFile } from '../../contract/Call.ts';
import { RefusedFieldError } from '../application/AccessError.ts';
import { decodeBase64File } from './base64File.ts';
import { FILE_TOO_LARGE_MESSAGE, HttpProblem, MAX_FILE_MEGABYTES } from './problems.ts';

export interface FormFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Form {
  readonly fields: unknown;
  readonly files: Readonly<Record<string, FormFile>>;
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
/** Maximum size of a whole form, in bytes. */
export const MAX_FORM_BYTES = 64 * MEGABYTE;

/**
 * Reads a multipart form into memory, within the limits of its call. `judge` receives the fields before each file is
 * read, and all of them at the end; it throws if the caller may not send the form. Rejects with a problem for a
 * missing or unexpected file.
 */
export async function readForm(
  call: Call,
  request: FastifyRequest,
  judge: (fields: Form['fields']) => void,
): Promise<Form> {
  if (!request.isMultipart()) throw new HttpProblem(415, 'Send this as multipart/form-data.');
  // Reject a wrong path before reading the body.
  judge({});
  const { fields, files } = await Promise.race([readParts(call, request, judge), refuseTooLong(request)]).catch(
    (cause: unknown) => {
      throw toReadError(cause);
    },
  );
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
function refuseTooLong(request: FastifyRequest): Promise<never> {
  const { raw } = request;
  return new Promise((_, reject) => {
    let receivedBytes = 0;
    const count = ({ length }: Buffer) => {
      try {
        receivedBytes += length;
        if (receivedBytes > MAX_FORM_BYTES) throw new HttpProblem(413, 'The form is too large.');
        request.countBodyBytes?.(length);
      } catch (cause) {
        raw.off('data', count).unpipe();
        raw.resume();
        reject(cause as Error);
      }
    };
    raw.on('data', count);
  });
}

async function readParts(call: Call, request: FastifyRequest, judge: (fields: Form['fields']) => void) {
  const fields: Record<string, string> = {};
  const files: Record<string, FormFile> = {};
  const isPartAFile = (name?: string, type?: string, fileName?: string) =>
    type === 'application/octet-stream' || fileName !== undefined || findAskedFile(call, name)?.encoding !== undefined;
  for await (const part of request.parts({ limits: getFormLimits(call), isPartAFile })) {
    if (part.type === 'file') {
      judge(fields);
      files[part.fieldname] = {
        name: part.filename,
        bytes: await readBytes(part, findAskedFile(call, part.fieldname)),
      };
    } else if (part.valueTruncated) throw new HttpProblem(413, 'A field is too large.');
    else fields[part.fieldname] = String(part.value);
  }
  return { fields, files };
}

async function readBytes(part: MultipartFile, askedFile: AskedFile | undefined): Promise<Buffer> {
  if (askedFile === undefined) throw new HttpProblem(400, 'The form contains an unexpected file.');
  if (askedFile.encoding === undefined) return part.toBuffer();
  const bytes = await decodeBase64File(askedFile.name, part.file);
  if (part.file.truncated) throw new HttpProblem(413, FILE_TOO_LARGE_MESSAGE);
  return bytes;
}

/**
 * Turns a parser error into a 400, since the form is malformed; the parser's own limit errors have a status already.
 */
function toReadError(cause: unknown): unknown {
  const isRefusal = cause instanceof HttpProblem || cause instanceof RefusedFieldError;
  const isNamed = isRefusal || (cause as { statusCode?: number }).statusCode !== undefined;
  return isNamed ? cause : new HttpProblem(400, 'The form is malformed.');
}

function getFormLimits({ files = [] }: Call) {
  const bytes = MAX_FILE_MEGABYTES * MEGABYTE;
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
