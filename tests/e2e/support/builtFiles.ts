import { readFileSync } from 'node:fs';

/** A chunk of Vite's build manifest; only the fields used here. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
}

/**
 * Matches the URLs of the built scripts whose chunk has `name` in its name. The files themselves are named by their
 * content alone.
 */
export function matchScripts(name: string): RegExp {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;
  const files = Object.values(manifest).filter((chunk) => chunk.name?.includes(name));
  if (files.length === 0) throw new Error(`The build has no script for ${name}.`);
  return new RegExp(files.map(({ file }) => file.replaceAll('.', '\\.')).join('|'), 'u');
}
