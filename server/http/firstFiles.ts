import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One entry of the build manifest; only the fields used here. */
interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Values of the `link` header, which makes browsers preload a screen's scripts and styles while they load the page. */
export interface FirstFiles {
  readonly homeLinks: string;
  /** For every other screen of the app. */
  readonly signedInLinks: string;
  readonly signedOutLinks: string;
}

/**
 * The files that the page loads after its first script. Excludes files that the page itself names. Empty if the build
 * has no manifest.
 */
export async function readFirstFiles(folder: string): Promise<FirstFiles> {
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').catch(() => '{}'),
  ) as Record<string, ManifestChunk>;
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
  const listWantedFiles = (name: string) => [...collectFiles(name, manifest)].filter((file) => !page.includes(file));
  const formatLinks = (name: string) =>
    listWantedFiles(name)
      // `crossorigin`, because that is how the app asks for them.
      .map(
        (file) => `</${file}>; ${file.endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload'}`,
      )
      .join(', ');
  return {
    homeLinks: formatLinks('createHomeTab') || formatLinks('app'),
    signedInLinks: formatLinks('app'),
    signedOutLinks: formatLinks('LoginScreen'),
  };
}

/** The script and styles of a chunk and of its static imports. */
function collectFiles(
  name: string,
  manifest: Readonly<Record<string, ManifestChunk>>,
  seen = new Set<string>(),
): ReadonlySet<string> {
  const chunk = manifest[name] ?? Object.values(manifest).find((each) => each.name === name);
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
  for (const each of chunk.imports ?? []) collectFiles(each, manifest, seen);
  return seen;
}
