import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { joinStylesheets } from './joinStylesheets.ts';

/** The needed exports of src/composition/public/prerender.tsx, built or from sources. */
export interface PrerenderModule {
  prerenderPage(name: string, template: string): string;
}

const PAGE_NAMES = ['website', 'vision'];

/** Renders the marketing pages into their HTML files in `folder`. */
export async function prerenderPages(folder: string): Promise<void> {
  const { prerenderPage } = (await import(
    pathToFileURL(join(folder, '.render', 'prerender.js')).href
  )) as PrerenderModule;
  for (const name of PAGE_NAMES) {
    const file = join(folder, `${name}.html`);
    const template = await joinStylesheets(folder, name, await readFile(file, 'utf8'));
    await writeFile(file, prerenderPage(name, template));
  }
}
