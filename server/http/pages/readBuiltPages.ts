import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer, PageSource } from './PageRenderer.ts';

/** The needed fields of an entry in the manifest of vite.pages.config.ts. */
interface ManifestEntry {
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const STYLES_ENTRY = 'src/composition/public/sharedPageStyles.ts';

export async function readBuiltPages(folder: string): Promise<PageSource> {
  const importBuilt = async (name: string) =>
    (await import(pathToFileURL(join(folder, '.render', `${name}.js`)).href)) as PageRenderer;
  const [document, manifest, sharedPage, llmsText] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, '.vite', 'pages-manifest.json'), 'utf8'),
    importBuilt('sharedPage'),
    importBuilt('writeLlmsText'),
  ]);
  const styleFiles = listStyles(STYLES_ENTRY, JSON.parse(manifest) as Record<string, ManifestEntry>);
  const renderer = { ...sharedPage, ...llmsText };
  return {
    readDocument: async () => document,
    sharedPageStyles: styleFiles.map((file) => `<link rel="stylesheet" href="/${file}">`).join(''),
    getRenderer: async () => renderer,
  };
}

/** The styles of an entry and of its imports, in their order. */
function listStyles(entry: string, manifest: Readonly<Record<string, ManifestEntry>>): readonly string[] {
  const { imports = [], css = [] } = manifest[entry] ?? {};
  return [...new Set([...imports.flatMap((name) => listStyles(name, manifest)), ...css])];
}
