import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { View } from './vocabulary/CatalogueFile.ts';
import { VIEWS } from './vocabulary/CatalogueFile.ts';
import type { StoredPicture } from './renderItem.ts';

export interface Entry extends StoredPicture {
  readonly fingerprint: string;
}

/**
 * The inputs and files of every drawn picture. Committed with the pictures, so that a fresh clone draws nothing
 * again.
 */
export class Ledger {
  readonly #entries: Map<string, readonly Entry[]>;
  readonly #folder: string;

  private constructor(folder: string, entries: Map<string, readonly Entry[]>) {
    this.#folder = folder;
    this.#entries = entries;
  }

  static async open(folder: string): Promise<Ledger> {
    const file = join(folder, 'drawn.json');
    const knownEntries = existsSync(file)
      ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, readonly Entry[]>)
      : {};
    return new Ledger(folder, new Map(Object.entries(knownEntries)));
  }

  getPictures(id: string): readonly Entry[] {
    return this.#entries.get(id) ?? [];
  }

  isCurrent(id: string, view: View, fingerprint: string): boolean {
    return this.getPictures(id).some(
      (entry) => entry.view === view && entry.fingerprint === fingerprint && existsSync(join(this.#folder, entry.file)),
    );
  }

  /** Records the newest picture of each view, in display order. */
  record(id: string, drawnPictures: readonly Entry[]): void {
    const allEntries = [
      ...this.getPictures(id).filter((entry) => !drawnPictures.some(({ view }) => view === entry.view)),
      ...drawnPictures,
    ];
    this.#entries.set(
      id,
      allEntries.sort((a, b) => VIEWS.indexOf(a.view) - VIEWS.indexOf(b.view)),
    );
  }

  /** Removes views that an item no longer has. Returns their files. */
  keepOnly(id: string, views: readonly View[]): readonly string[] {
    const removedPictures = this.getPictures(id).filter((entry) => !views.includes(entry.view));
    if (removedPictures.length > 0)
      this.#entries.set(
        id,
        this.getPictures(id).filter((entry) => views.includes(entry.view)),
      );
    return removedPictures.map((entry) => entry.file);
  }

  async save(ids: ReadonlySet<string>): Promise<void> {
    const keptPictures = Object.fromEntries([...this.#entries].filter(([id]) => ids.has(id)));
    await writeFile(join(this.#folder, 'drawn.json'), `${JSON.stringify(keptPictures, null, 1)}\n`);
  }
}
