import { writeFile } from 'node:fs/promises';
import { packWeights } from '../server/domain/stylist/classifying/packedWeights.ts';
import { readMarkedMessages } from './lessons/mentions/readMarked.ts';
import { measureUnseenAuthor, trainMentionRoles } from './lessons/mentions/trainMentionRoles.ts';

/**
 * Trains the model that tells what garments, qualities and numbers are to the wish (`server/domain/stylist/mentions`)
 * on the marked messages in `scripts/lessons/mentions`, and prints how each author is read by a model that has learned
 * from the others. `node --import tsx scripts/trainMentions.ts` always writes the same file.
 */
const WEIGHTS_FILE = new URL('../server/domain/stylist/mentions/mentionWeights.json', import.meta.url);
/** The regularized scores are too modest: so divided, what is read with a probability of .8 is right as often. */
const TEMPERATURE = 1;

const messages = readMarkedMessages(new URL('lessons/mentions/', import.meta.url));
for (const author of new Set(messages.map((message) => message.author))) {
  const { right, roles } = measureUnseenAuthor(messages, author);
  console.log(`${author}: ${(right * 100).toFixed(1)} % of mentions right`);
  for (const { role, count, precision, recall } of roles)
    console.log(`  ${role} (${count}): precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}`);
}
const content = { temperature: TEMPERATURE, ...packWeights(trainMentionRoles(messages), 0.4, 3) };
await writeFile(WEIGHTS_FILE, `${JSON.stringify(content, null, 2)}\n`);
