import { mkdir } from 'node:fs/promises';
import { writeClassifiers } from '../server/adapters/pictures/classifierFile.ts';
import type { PerceptronWeights } from '../server/domain/pictures/Perceptron.ts';
import { RandomGenerator } from './lessons/RandomGenerator.ts';
import { createSchematicExamples, createStudioExamples } from './lessons/examples.ts';
import type { TrainingOptions, Example } from './lessons/trainNetwork.ts';
import { measureAccuracy, trainNetwork } from './lessons/trainNetwork.ts';
import { shiftFeatures } from './lessons/shiftFeatures.ts';

/**
 * `node --import tsx scripts/trainPictures.ts [rounds] [takes]` trains the classifiers of kinds and patterns on
 * schematic drawings and studio pictures. Takes about ten minutes. Deterministic.
 */
const [roundCount = 125, picturesPerItem = 2] = process.argv.slice(2).map(Number);
const PICTURES_FOLDER = new URL('../server/assets/pictures/', import.meta.url);
const KIND_COURSE: TrainingOptions = {
  hidden: 80,
  epochs: 14,
  learningRate: 0.002,
  dropInputs: 0.15,
  dropHidden: 0.3,
  augment: shiftFeatures,
};
const PATTERN_COURSE: TrainingOptions = {
  hidden: 24,
  epochs: 40,
  learningRate: 0.003,
  dropInputs: 0.05,
  dropHidden: 0.2,
};

const schematic = await createSchematicExamples(roundCount, 1);
const studio = picturesPerItem > 0 ? await createStudioExamples(picturesPerItem, 6) : { kinds: [], patterns: [] };
console.log(`${schematic.kinds.length} schematic garments, ${studio.kinds.length} pictures of the studio's`);
const kinds = trainClassifier('kinds', [...schematic.kinds, ...studio.kinds], KIND_COURSE);
const patterns = trainClassifier('patterns', [...schematic.patterns, ...studio.patterns], PATTERN_COURSE);
await mkdir(PICTURES_FOLDER, { recursive: true });
// Reduce the confidence, which is too high on photos after training on drawings.
await writeClassifiers(new URL('eye.json', PICTURES_FOLDER), {
  kinds: { ...kinds, temperature: 2 },
  patterns: { ...patterns, temperature: 1.2 },
});

/** Trains a classifier. A tenth of the examples is kept out of the training to measure overfitting. */
function trainClassifier(name: string, examples: readonly Example[], course: TrainingOptions): PerceptronWeights {
  const heldBackExamples = examples.filter((_, index) => index % 10 === 3);
  const trainingExamples = examples.filter((_, index) => index % 10 !== 3);
  const labels = [...new Set(examples.map(({ label }) => label))];
  const weights = trainNetwork(trainingExamples, labels, course, new RandomGenerator(11), (epoch, loss) =>
    console.log(`${name}, epoch ${epoch + 1}: loss ${loss.toFixed(3)}`),
  );
  console.log(
    `${name}: ${(measureAccuracy(weights, heldBackExamples) * 100).toFixed(1)}% of drawings not learned from`,
  );
  return weights;
}
