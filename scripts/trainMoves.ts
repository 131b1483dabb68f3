import { writeFile } from 'node:fs/promises';
import { packWeights } from '../server/domain/stylist/classifying/packedWeights.ts';
import { OUTFIT_MOVES } from '../server/domain/stylist/outfit/moves/OutfitMove.ts';
import { readLabeledLines } from './lessons/labeledLines.ts';
import { MOVE_COURSE } from './lessons/moves/course.ts';
import { measureUnseenAuthor, trainLabels } from './lessons/trainLabels.ts';

/**
 * `node --import tsx scripts/trainMoves.ts` trains the model that recognizes changes of an outfit
 * (`server/domain/stylist/outfit/moves`), on the sentences in `scripts/lessons/moves`. Prints how well it reads each
 * author after training on the others. Takes half a minute. Deterministic.
 */
const WEIGHTS_FILE = new URL('../server/domain/stylist/outfit/moves/moveWeights.json', import.meta.url);
/** Divides the scores, which are too cautious. With this value, a probability of 0.8 is correct in 80 % of cases. */
const TEMPERATURE = 0.65;

const lines = readLabeledLines(new URL('lessons/moves/', import.meta.url), OUTFIT_MOVES);
for (const name of new Set(lines.map(({ author }) => author))) {
  const { lineCount, right, inTopTwo } = measureUnseenAuthor(OUTFIT_MOVES, lines, name, MOVE_COURSE);
  const [rightPercent, topTwoPercent] = [right, inTopTwo].map((share) => `${(share * 100).toFixed(1)} %`);
  console.log(`${name}: ${rightPercent} of ${lineCount} right, ${topTwoPercent} among the first two`);
}
const content = { temperature: TEMPERATURE, ...packWeights(trainLabels(OUTFIT_MOVES, lines, MOVE_COURSE), 0.4, 3) };
await writeFile(WEIGHTS_FILE, `${JSON.stringify(content, null, 2)}\n`);
