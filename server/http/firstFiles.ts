import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The needed fields of an entry in the build manifest. */
interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const APP_CHUNK = 'app';

/** Values of the `link` header for each screen. They let browsers preload scripts and styles. */
export interface FirstFiles {
  readonly homeLinks: string;
  /** The links of all other screens. */
  readonly signedInLinks: string;
  readonly signedOutLinks: string;
}

/**
 * The files that the page loads after its first script, without those in the page itself. Empty if the build has no
 * manifest.
 */
export async function readFirstFiles(folder: string): Promise<FirstFiles> {
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').catch(() => '{}'),
  ) as Record<string, ManifestChunk>;
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
  const formatLinks = (files: Iterable<string>) =>
    [...files]
      .filter((file) => !page.includes(file))
      .map((file) => `</${file}>; ${describePreload(file)}`)
      .join(', ');
  const listFiles = (name: string) => collectFiles(name, manifest);
  return {
    // Home preloads its fonts, because its large headlines would move the page when the fonts arrive.
    homeLinks: formatLinks([...listFiles(APP_CHUNK), ...listFonts(manifest)]),
    signedInLinks: formatLinks(listFiles(APP_CHUNK)),
    signedOutLinks: formatLinks(listFiles('LoginScreen')),
  };
}

/**
 * `crossorigin` is needed, because the app requests styles and fonts in this mode. Fonts have a lower priority than
 * scripts and styles.
 */
function describePreload(file: string): string {
  if (file.endsWith('.css')) return 'rel=preload; as=style; crossorigin';
  return file.endsWith('.woff2') ? 'rel=preload; as=font; crossorigin; fetchpriority=low' : 'rel=modulepreload';
}

/** Lists the small font files, not the complete ones (src/ui/design/fonts.css). */
const listFonts = (manifest: Readonly<Record<string, ManifestChunk>>): readonly string[] =>
  Object.entries(manifest).flatMap(([source, { file }]) => (/^src\/.*\.woff2$/u.test(source) ? file : []));

/** The script and the styles of a chunk and of its static imports. */
function collectFiles(
  name: string,
  manifest: Readonly<Record<string, ManifestChunk>>,
  visitedNames = new Set<string>(),
): ReadonlySet<string> {
  const chunk = manifest[name] ?? Object.values(manifest).find((importName) => importName.name === name);
  if (chunk === undefined || visitedNames.has(chunk.file)) return visitedNames;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) visitedNames.add(file);
  for (const importName of chunk.imports ?? []) collectFiles(importName, manifest, visitedNames);
  return visitedNames;
}
