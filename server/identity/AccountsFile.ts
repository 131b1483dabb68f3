import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callEmulator } from './callEmulator.ts';

/**
 * Keeps the emulator's accounts and settings on disk, in its own export format. Written at each change, so
 * that a process that is killed loses nothing that it has acknowledged, and replaced in one step, so that it
 * never leaves half a file.
 */
export class AccountsFile {
  readonly #origin: string;
  readonly #projectId: string;
  readonly #folder: string;
  #writing: Promise<void> = Promise.resolve();
  /** One that has not begun, and so will write what has changed until then. */
  #next: Promise<void> | null = null;

  constructor(origin: string, projectId: string, folder: string) {
    this.#origin = origin;
    this.#projectId = projectId;
    this.#folder = folder;
  }

  /** Resolves once everything that has changed until now is on disk. */
  keep(): Promise<void> {
    this.#next ??= this.#writing.catch(() => undefined).then(() => {
      this.#writing = this.#next ?? this.#writing;
      this.#next = null;
      return this.#export();
    });
    return this.#next;
  }

  /** Resolves once nothing is being written any more. */
  async saved(): Promise<void> {
    await (this.#next ?? this.#writing);
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
