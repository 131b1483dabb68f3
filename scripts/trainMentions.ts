import { writeFile } from 'node:fs/promises';
import { packWeights } from '../server/domain/stylist/classifying/packedWeights.ts';
import { readMarkedMessages } from './lessons/mentions/readMarked.ts';
import { measureUnseenAuthor, trainMentionRoles } from './lessons/mentions/trainMentionRoles.ts';

/**
 * `node --import tsx scripts/trainMentions.ts` trains the model that finds the roles of garments, qualities and
 * numbers in a message (`server/domain/stylist/mentions`), on the marked messages in `scripts/lessons/mentions`.
 * Prints how well it reads each author after training on the others. Deterministic.
 */
const WEIGHTS_FILE = new URL('../server/domain/stylist/mentions/mentionWeights.json', import.meta.url);
/** Divides the scores. With this value, a probability of 0.8 is correct in 80 % of cases. */
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
