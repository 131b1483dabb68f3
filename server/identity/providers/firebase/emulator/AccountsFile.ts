import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callEmulator } from './callEmulator.ts';

/**
 * Stores the emulator's accounts and settings in its export format. Written after each change, atomically, so that a
 * killed process loses no confirmed change.
 */
export class AccountsFile {
  readonly #origin: string;
  readonly #projectId: string;
  readonly #folder: string;
  #currentWrite: Promise<void> = Promise.resolve();
  /** The next write, if it has not started yet. It will include all changes so far. */
  #nextWrite: Promise<void> | null = null;

  constructor(origin: string, projectId: string, folder: string) {
    this.#origin = origin;
    this.#projectId = projectId;
    this.#folder = folder;
  }

  /** Resolves when all changes so far are on disk. */
  saveSoon(): Promise<void> {
    this.#nextWrite ??= this.#currentWrite
      .catch(() => undefined)
      .then(() => {
        this.#currentWrite = this.#nextWrite ?? this.#currentWrite;
        this.#nextWrite = null;
        return this.#exportAccounts();
      });
    return this.#nextWrite;
  }

  /** Resolves when no write is in progress. */
  async waitUntilSaved(): Promise<void> {
    await (this.#nextWrite ?? this.#currentWrite);
  }

  async #exportAccounts(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.#writeExport(
      'accounts.json',
      `/identitytoolkit.googleapis.com/v1/projects/${this.#projectId}/accounts:batchGet?maxResults=-1`,
    );
    await this.#writeExport('config.json', `/emulator/v1/projects/${this.#projectId}/config`);
  }

  async #writeExport(name: string, path: string): Promise<void> {
    const target = join(this.#folder, name);
    const content = JSON.stringify(await callEmulator(this.#origin, 'GET', path));
    await writeFile(`${target}.new`, content, { mode: 0o600 });
    await rename(`${target}.new`, target);
  }
}
