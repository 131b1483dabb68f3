import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ItemDefinition } from './catalogue/ItemDefinition.ts';
import { drawingsOf } from './drawItem.ts';
import type { Silhouette } from './garments/Silhouette.ts';

const STUDIO = fileURLToPath(new URL('.', import.meta.url));
/** Code that every picture depends on. What tailoring does shows in the drawing itself. */
const SHARED = ['render', 'fabric', 'renderItem.ts', 'views.ts'];

export interface Fingerprints { of(item: ItemDefinition, silhouette: Silhouette): string }

/** A short hash of all that an item's pictures depend on: when it is unchanged, they need not be drawn again. */
export async function fingerprints(): Promise<Fingerprints> {
  const shared = await hashOfFiles(SHARED);
  return {
    of: (item, silhouette) => {
      const seen = drawingsOf(item, silhouette).map(({ parts, focus }) => [parts, focus]);
      return createHash('sha256').update(shared).update(JSON.stringify([item.cloth, seen])).digest('hex').slice(0, 16);
    },
  };
}

async function hashOfFiles(names: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of names) {
    const files = name.endsWith('.ts') ? [name] : (await readdir(join(STUDIO, name))).filter(isSource).sort().map((file) => join(name, file));
    for (const file of files) hash.update(file).update(await readFile(join(STUDIO, file)));
  }
  return hash.digest('hex');
}

const isSource = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.test.ts');
