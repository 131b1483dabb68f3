import { writeFile } from 'node:fs/promises';
import { record } from './record.ts';
import { writePictures } from './writePictures.ts';

/** `npm run showcase` draws the pictures and records the answers of the public pages. */
const RECORDED_FILE = new URL('../../src/ui/marketing/showcase/recorded.ts', import.meta.url);

const { search, conversation } = await record();
await writeFile(
  RECORDED_FILE,
  `// Written by \`npm run showcase\` from the real search engine and the real stylist.
import type { ShowcaseResult } from '../../../application/ports/ShowcaseSearches.ts';
import type { RecordedAnswer } from './RecordedAnswer.ts';

export const recordedSearch: ShowcaseResult = ${JSON.stringify(search, null, 2)};

export const recordedConversation: readonly RecordedAnswer[] = ${JSON.stringify(conversation, null, 2)};
`,
);
console.log('src/ui/marketing/showcase/recorded.ts');
if (!process.argv.includes('--words')) console.log(`${Math.round((await writePictures()) / 1000)} kB  public/site`);
