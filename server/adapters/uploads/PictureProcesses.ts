import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PictureRefused } from '../../application/ports/PictureIntake.ts';
import type { AcceptedPicture } from '../../application/ports/PictureIntake.ts';
import { StoreUnavailableError } from '../../application/ports/Store.ts';

/** The answer of a process to a file. */
export type PictureAnswer =
  | { readonly picture: AcceptedPicture }
  | { readonly refused: string }
  | { readonly failed: string };

const PROGRAM = new URL('./pictureProcess.ts', import.meta.url);
/** Timeout of a picture in milliseconds. The largest permitted picture takes about 10 s. */
const MAX_MS = 20_000;
/** Idle time in milliseconds after which a process ends, because it takes 80 MB. */
const IDLE_MS = 60_000;

export interface PictureProcessesOptions {
  readonly program?: URL;
  /** A process is ended if a picture takes longer than this. */
  readonly maxMs?: number;
  readonly idleMs?: number;
}

/**
 * Child processes that decode pictures, each one at a time. They start on demand. A picture that takes too much time
 * or memory ends only its process.
 */
export class PictureProcesses {
  readonly #program: string;
  readonly #maxMs: number;
  readonly #idleMs: number;
  readonly #idleTimers = new Map<ChildProcess, NodeJS.Timeout>();
  readonly #busyProcesses = new Set<ChildProcess>();

  constructor({ program = PROGRAM, maxMs = MAX_MS, idleMs = IDLE_MS }: PictureProcessesOptions = {}) {
    this.#program = fileURLToPath(program);
    this.#maxMs = maxMs;
    this.#idleMs = idleMs;
  }

  /** The number of running processes. */
  get size(): number {
    return this.#idleTimers.size + this.#busyProcesses.size;
  }

  /**
   * Decodes a picture and encodes it again. Rejects with a `PictureRefused`, with an error that has the decoder's
   * message, or with a `StoreUnavailableError` if no process starts.
   */
  async encode(file: Uint8Array): Promise<AcceptedPicture> {
    const child = this.#takeIdle() ?? (await this.#start());
    this.#busyProcesses.add(child);
    child.ref();
    const answer = await this.#ask(child, file).finally(() => this.#release(child));
    if ('refused' in answer) throw new PictureRefused(answer.refused);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.picture;
  }

  /** Ends all processes. Pictures in progress reject. */
  close(): void {
    for (const child of [...this.#idleTimers.keys(), ...this.#busyProcesses]) child.kill('SIGKILL');
  }

  #ask(child: ChildProcess, file: Uint8Array): Promise<PictureAnswer> {
    const timeoutRefusal = new PictureRefused(
      'This picture takes too long to read. Save it as JPEG, PNG or WebP again.',
    );
    return new Promise<PictureAnswer>((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), this.#maxMs);
      const settle = (): void => {
        clearTimeout(timer);
        child.off('message', answer).off('exit', fail).off('error', fail);
      };
      const answer = (message: unknown): void => {
        settle();
        resolve(message as PictureAnswer);
      };
      const fail = (): void => {
        settle();
        reject(timeoutRefusal);
      };
      child.once('message', answer).once('exit', fail).once('error', fail);
      child.send(file, (error) => error && fail());
    });
  }

  /** Starts a process. Resolves when it can decode, so that a slow start does not count as time of the picture. */
  async #start(): Promise<ChildProcess> {
    const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const child = fork(this.#program, {
      execArgv: ['--import', tsx],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('error', () => undefined);
    child.once('exit', () => {
      clearTimeout(this.#idleTimers.get(child));
      this.#idleTimers.delete(child);
      this.#busyProcesses.delete(child);
    });
    this.#busyProcesses.add(child);
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new StoreUnavailableError('Pictures cannot be decoded at the moment.'));
      child.once('exit', fail).once('message', () => {
        child.off('exit', fail);
        resolve();
      });
    });
    return child;
  }

  #takeIdle(): ChildProcess | null {
    for (const [child, timer] of this.#idleTimers) {
      clearTimeout(timer);
      this.#idleTimers.delete(child);
      if (child.connected) return child;
    }
    return null;
  }

  /** Makes the process available. An idle process does not keep the server's process alive. */
  #release(child: ChildProcess): void {
    if (!this.#busyProcesses.delete(child) || !child.connected || child.killed) return;
    child.unref();
    child.channel?.unref();
    const end = (): void => {
      // Do this before the process has ended, so that it receives no further picture.
      this.#idleTimers.delete(child);
      child.kill('SIGKILL');
    };
    this.#idleTimers.set(child, setTimeout(end, this.#idleMs).unref());
  }
}
