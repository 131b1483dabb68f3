import { readFile, readdir, writeFile } from 'node:fs/promises';

const ADR_FOLDER = new URL('../docs/adr/', import.meta.url);
const INDEX_HEADING = `# Decisions

One page each: what was decided, why, what it costs. A decision is changed by a new page that names the old one. \`npm run adr:index\` writes this list.

`;

/** The index of docs/adr, made from the titles of its pages. */
export async function createAdrIndex(): Promise<string> {
  const files = (await readdir(ADR_FOLDER)).filter((name) => /^\d{4}-.*\.md$/u.test(name)).toSorted();
  const lines = await Promise.all(
    files.map(async (file) => {
      const fileNumber = file.slice(0, 4);
      const [, titleNumber, title] =
        /^# (\d+)\.? (.+)$/mu.exec(await readFile(new URL(file, ADR_FOLDER), 'utf8')) ?? [];
      if (Number(titleNumber) !== Number(fileNumber))
        throw new Error(`${file} does not begin with its number and its title.`);
      return `- [${fileNumber} ${title}](${file})\n`;
    }),
  );
  return INDEX_HEADING + lines.join('');
}

export const ADR_INDEX = new URL('README.md', ADR_FOLDER);

if (process.argv[1] === new URL(import.meta.url).pathname) await writeFile(ADR_INDEX, await createAdrIndex());
