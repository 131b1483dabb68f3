import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callEmulator } from './callEmulator.ts';

const SETTLE_MS = 50;

/**
 * Keeps the emulator's accounts and settings on disk, in its own export format. Written a moment after each
 * change, so that a process that is killed loses next to nothing, and replaced in one step, so that it
 * never leaves half a file.
 */
export class AccountsFile {
  readonly #origin: string;
  readonly #projectId: string;
  readonly #folder: string;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(origin: string, projectId: string, folder: string) {
    this.#origin = origin;
    this.#projectId = projectId;
    this.#folder = folder;
  }

  changed(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#write().catch((error: unknown) => process.stderr.write(`Accounts were not saved: ${String(error)}\n`));
    }, SETTLE_MS);
  }

  /** Resolves once everything that was announced is on disk. */
  async saved(): Promise<void> {
    if (this.#timer !== null) {
      clearTimeout(this.#timer);
      this.#timer = null;
      void this.#write();
    }
    await this.#writing;
  }

  #write(): Promise<void> {
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#export());
    return this.#writing;
  }

  async #export(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.#keep('accounts.json', `/identitytoolkit.googleapis.com/v1/projects/${this.#projectId}/accounts:batchGet?maxResults=-1`);
    await this.#keep('config.json', `/emulator/v1/projects/${this.#projectId}/config`);
  }

  async #keep(name: string, path: string): Promise<void> {
    const target = join(this.#folder, name);
    const content = JSON.stringify(await callEmulator(this.#origin, 'GET', path));
    await writeFile(`${target}.new`, content, { mode: 0o600 });
    await rename(`${target}.new`, target);
  }
}
