import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { View } from './vocabulary/CatalogueFile.ts';
import { createDrawing } from './drawItem.ts';
import type { LaidItem } from './flatLay.ts';

const STUDIO = fileURLToPath(new URL('.', import.meta.url));
/** Code that every picture depends on. Changes of `tailoring` are visible in the drawing. */
const SHARED_CODE = ['render', 'fabric', 'encode.ts', 'views.ts'];
const FLAT_LAY_CODE = ['flatLay.ts'];

export interface Fingerprints {
  of(laidItem: LaidItem, view: Exclude<View, 'flat'>): string;
  ofFlatLay(laidItem: LaidItem, otherItems: readonly [LaidItem, LaidItem]): string;
}

/** A short hash of all inputs of a picture. While it is unchanged, the picture is not drawn again. */
export async function computeFingerprints(): Promise<Fingerprints> {
  const shared = await hashOfFiles(SHARED_CODE);
  const flat = await hashOfFiles(FLAT_LAY_CODE);
  const shortHash = (...parts: readonly string[]): string =>
    parts
      .reduce((hash, part) => hash.update(part), createHash('sha256'))
      .digest('hex')
      .slice(0, 16);
  const fingerprintView = ({ item, silhouette }: LaidItem, view: View): string => {
    const { parts, focus } = createDrawing(item, silhouette, view);
    return JSON.stringify([item.cloth, parts, view === 'detail' ? focus : null]);
  };
  return {
    of: (laidItem, view) => shortHash(shared, view, fingerprintView(laidItem, view)),
    ofFlatLay: (laidItem, otherItems) =>
      shortHash(shared, flat, ...[laidItem, ...otherItems].map((item) => fingerprintView(item, 'front'))),
  };
}

async function hashOfFiles(names: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of names) {
    const files = name.endsWith('.ts')
      ? [name]
      : (await readdir(join(STUDIO, name)))
          .filter(isSource)
          .sort()
          .map((file) => join(name, file));
    for (const file of files) hash.update(file).update(removeComments(await readFile(join(STUDIO, file), 'utf8')));
  }
  return hash.digest('hex');
}

/** The code without comments, types and imports, so that rewording a file draws no picture again. */
function removeComments(source: string): string {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { removeComments: true, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  return outputText.replace(/^import [^;]*;$/gmu, '');
}

const isSource = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.test.ts');
