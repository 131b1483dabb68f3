import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One entry of the build manifest; only the fields used here. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

/** The values of the `link` header that preloads a screen's scripts together with the page. */
export interface FirstFiles {
  readonly signedIn: string;
  readonly signedOut: string;
}

/**
 * The scripts that the app's page loads after its first script. They are known in advance: with a session it is the
 * app, otherwise the login. Excludes scripts that the page names itself with a priority. Empty if the build has no
 * manifest.
 */
export async function firstFilesOf(folder: string): Promise<FirstFiles> {
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').catch(() => '{}'),
  ) as Record<string, Chunk>;
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
  const wanted = (name: string) => [...scriptsOf(name, manifest)].filter((file) => !page.includes(file));
  const links = (name: string) =>
    wanted(name)
      .map((file) => `</${file}>; rel=modulepreload`)
      .join(', ');
  return { signedIn: links('app'), signedOut: links('LoginScreen') };
}

/** The script of a chunk and its static imports. */
function scriptsOf(
  name: string,
  manifest: Readonly<Record<string, Chunk>>,
  seen = new Set<string>(),
): ReadonlySet<string> {
  const chunk = manifest[name] ?? Object.values(manifest).find((each) => each.name === name);
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const each of chunk.imports ?? []) scriptsOf(each, manifest, seen);
  return seen;
}
