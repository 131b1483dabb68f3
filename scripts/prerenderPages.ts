import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The exports of src/composition/public/prerender.tsx that are used here, whether built or from sources. */
export interface PrerenderModule {
  prerenderPage(name: string, template: string): string;
}

const PAGE_NAMES = ['website', 'vision'];

/** Fills the HTML files of the marketing site in `folder` with their content. */
export async function prerenderPages(folder: string): Promise<void> {
  const { prerenderPage } = (await import(
    pathToFileURL(join(folder, '.render', 'prerender.js')).href
  )) as PrerenderModule;
  for (const name of PAGE_NAMES) {
    const file = join(folder, `${name}.html`);
    await writeFile(file, prerenderPage(name, await readFile(file, 'utf8')));
  }
}
