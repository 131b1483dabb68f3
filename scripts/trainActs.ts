import { writeFile } from 'node:fs/promises';
import { ACTS } from '../server/domain/stylist/acts/Act.ts';
import { ActModel } from '../server/domain/stylist/acts/ActModel.ts';
import type { ClassifierWeights } from '../server/domain/stylist/classifying/ClauseClassifier.ts';
import { ClauseClassifier } from '../server/domain/stylist/classifying/ClauseClassifier.ts';
import { computeFeatures } from '../server/domain/stylist/classifying/features.ts';
import type { LinearWeights } from '../server/domain/stylist/classifying/LinearWeights.ts';
import type { PackedWeights } from '../server/domain/stylist/classifying/packedWeights.ts';
import { packWeights } from '../server/domain/stylist/classifying/packedWeights.ts';
import type { LabeledClause } from './lessons/acts/families.ts';
import { FAMILY_FILES, readFamilies } from './lessons/acts/families.ts';
import { measureActs, trainActs } from './lessons/acts/trainActs.ts';
import { measureSplitting, trainSplitting } from './lessons/acts/trainSplitting.ts';
import { readTurns } from './lessons/acts/turns.ts';

/**
 * `node --import tsx scripts/trainActs.ts` trains the models that split a message into clauses and recognize their
 * acts (`server/domain/stylist/acts`), on the phrasings in `scripts/lessons/acts/families`. Prints how well they read
 * authors that were not in the training. Takes half a minute. Deterministic.
 */
const WEIGHTS_FOLDER = new URL('../server/domain/stylist/acts/', import.meta.url);
const OTHER_AUTHORS = FAMILY_FILES.slice(3);
const TEMPERATURE = 1;

const clausesBySet = new Map<string, readonly LabeledClause[]>(FAMILY_FILES.map((name) => [name, readFamilies(name)]));
printFigures(['plain', 'plain2'], 'idioms');
for (const author of OTHER_AUTHORS)
  printFigures(
    [...clausesBySet.keys()].filter((name) => name !== author),
    author,
  );
const allClauses = collect([...clausesBySet.keys()]);
const splitWeights = trainSplitting(allClauses);
printSplitting(splitWeights, true);
printSplitting(splitWeights, false);
await writeWeights('actWeights.json', { temperature: TEMPERATURE, ...packWeights(trainActs(allClauses), 0.6, 2) });
await writeWeights('splitWeights.json', packWeights(splitWeights, 0.4, 1));

async function writeWeights(name: string, content: PackedWeights | ClassifierWeights): Promise<void> {
  await writeFile(new URL(name, WEIGHTS_FOLDER), `${JSON.stringify(content, null, 2)}\n`);
}

function collect(names: readonly string[]): readonly LabeledClause[] {
  return names.flatMap((name) => clausesBySet.get(name)!);
}

function printFigures(learned: readonly string[], figures: string): void {
  const { clauseCount, right, inTopTwo } = measureActs(
    new ActModel(new ClauseClassifier(ACTS, computeFeatures, trainActs(collect(learned)))),
    collect([figures]),
  );
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  console.log(
    `${figures}: ${percent(right)} of ${clauseCount} clauses, ${percent(inTopTwo)} among the first two (learned from ${learned.join(', ')})`,
  );
}

function printSplitting(weights: LinearWeights, hasCommas: boolean): void {
  const { precision, recall, f1 } = measureSplitting(weights, readTurns(hasCommas));
  const [precisionText, recallText, f1Text] = [precision, recall, f1].map((share) => `${(share * 100).toFixed(1)} %`);
  console.log(
    `boundaries ${hasCommas ? 'with' : 'without'} commas: precision ${precisionText}, recall ${recallText}, F1 ${f1Text}`,
  );
}
