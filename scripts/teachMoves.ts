import { writeFile } from 'node:fs/promises';
import { packWeights } from '../server/domain/stylist/classifying/packedWeights.ts';
import { OUTFIT_MOVES } from '../server/domain/stylist/outfit/moves/OutfitMove.ts';
import { readLabeledLines } from './lessons/labeledLines.ts';
import { MOVE_COURSE } from './lessons/moves/course.ts';
import { measureUnseenAuthor, teachLabels } from './lessons/teachLabels.ts';

/**
 * Trains the model that tells what a clause does with an outfit (`server/domain/stylist/outfit/moves`) on the sentences
 * in `scripts/lessons/moves`, and prints how each author is read by a model that has learned from the others.
 * `node --import tsx scripts/teachMoves.ts` takes half a minute and always writes the same file.
 */
const WEIGHTS_FILE = new URL('../server/domain/stylist/outfit/moves/moveWeights.json', import.meta.url);
/** The regularized scores are too modest: so divided, what is read with a probability of .8 is right as often. */
const TEMPERATURE = 0.65;

const lines = readLabeledLines(new URL('lessons/moves/', import.meta.url), OUTFIT_MOVES);
for (const name of new Set(lines.map(({ author }) => author))) {
  const { lineCount, right, amongTwo } = measureUnseenAuthor(OUTFIT_MOVES, lines, name, MOVE_COURSE);
  const [one, two] = [right, amongTwo].map((share) => `${(share * 100).toFixed(1)} %`);
  console.log(`${name}: ${one} of ${lineCount} right, ${two} among the first two`);
}
const content = { temperature: TEMPERATURE, ...packWeights(teachLabels(OUTFIT_MOVES, lines, MOVE_COURSE), 0.4, 3) };
await writeFile(WEIGHTS_FILE, `${JSON.stringify(content, null, 2)}\n`);
