import { readFileSync } from 'node:fs';

/** The needed fields of a chunk in Vite's build manifest. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
}

/** Matches the URLs of built scripts with `name` in their chunk's name. File names depend only on the content. */
export function matchScripts(name: string): RegExp {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;
  const files = Object.values(manifest).filter((chunk) => chunk.name?.includes(name));
  if (files.length === 0) throw new Error(`The build has no script for ${name}.`);
  return new RegExp(files.map(({ file }) => file.replaceAll('.', '\\.')).join('|'), 'u');
}
