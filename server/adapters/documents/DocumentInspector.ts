import { CvRefused, type CvInspector, type CvKind } from '../../application/ports/CvInspector.ts';
import { StoreUnavailableError } from '../../application/ports/Store.ts';
import { TaskLimiter, TaskLimiterFull } from '../TaskLimiter.ts';
import { checkDoc } from './checkDoc.ts';
import { checkDocx } from './checkDocx.ts';
import { checkPdf } from './checkPdf.ts';
import { listPossibleKinds } from './documentSignatures.ts';
import { AMBIGUOUS_MESSAGE, DAMAGED_MESSAGE, WRONG_CONTENT_MESSAGE } from './messages.ts';

const MAX_CONCURRENT_FILES = 2;
const MAX_WAITING_FILES = 20;
const DEADLINE_MS = 10_000;

/** Recognizes PDF and Word documents by their content. Never renders them and never loads what they link to. */
export class DocumentInspector implements CvInspector {
  readonly #taskLimiter = new TaskLimiter(MAX_CONCURRENT_FILES, MAX_WAITING_FILES);
  readonly #createDeadline: () => AbortSignal;

  /** `createDeadline` creates the signal that aborts the reading of a file. */
  constructor(createDeadline = () => AbortSignal.timeout(DEADLINE_MS)) {
    this.#createDeadline = createDeadline;
  }

  async inspect(readFile: () => Promise<Uint8Array>): Promise<CvKind> {
    try {
      return await this.#taskLimiter.runLimited(async () => {
        const file = await readFile();
        return this.#inspectNow(Buffer.from(file.buffer, file.byteOffset, file.length));
      });
    } catch (cause) {
      if (cause instanceof TaskLimiterFull) throw new StoreUnavailableError('Too many files wait.', { cause });
      throw cause;
    }
  }

  async #inspectNow(file: Buffer): Promise<CvKind> {
    const [kind, ...otherKinds] = listPossibleKinds(file);
    if (kind === undefined) throw new CvRefused(WRONG_CONTENT_MESSAGE);
    if (otherKinds.length > 0) throw new CvRefused(AMBIGUOUS_MESSAGE);
    const signal = this.#createDeadline();
    try {
      await CHECK_BY_KIND[kind](file, signal);
    } catch (cause) {
      if (signal.aborted) throw new CvRefused(DAMAGED_MESSAGE, { cause });
      throw cause;
    }
    return kind;
  }
}

const CHECK_BY_KIND: Readonly<Record<CvKind, (file: Buffer, signal: AbortSignal) => void | Promise<void>>> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
};
