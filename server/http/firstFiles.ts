import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One entry of the build manifest, as far as it is read here. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

/** The values of the `link` header that lets a browser fetch a screen's scripts together with the page. */
export interface FirstFiles {
  readonly signedIn: string;
  readonly signedOut: string;
}

/**
 * What the app's page asks for after its own script has run: known beforehand, because whoever has a session
 * sees the app and everybody else the login. What the page names itself is left out, and has the priority that
 * it says there. Empty where the build has no manifest.
 */
export async function firstFilesOf(folder: string): Promise<FirstFiles> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').catch(() => '{}')) as Record<string, Chunk>;
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
  const wanted = (name: string) => [...scriptsOf(name, manifest)].filter((file) => !page.includes(file));
  const links = (name: string) => wanted(name).map((file) => `</${file}>; rel=modulepreload`).join(', ');
  return { signedIn: links('app'), signedOut: links('LoginScreen') };
}

/** The script of a chunk and those that it imports. */
function scriptsOf(name: string, manifest: Readonly<Record<string, Chunk>>, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[name] ?? Object.values(manifest).find((each) => each.name === name);
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const each of chunk.imports ?? []) scriptsOf(each, manifest, seen);
  return seen;
}
