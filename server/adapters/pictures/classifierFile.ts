import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { PerceptronWeights } from '../../domain/pictures/Perceptron.ts';
import type { GarmentClassifiers } from '../../domain/pictures/readGarment.ts';

const PackedSchema = z.object({ scales: z.array(z.number()), bytes: z.base64() });
type PackedSchema = z.infer<typeof PackedSchema>;

const NetSchema = z.object({
  inputs: z.int(),
  hidden: z.int(),
  labels: z.array(z.string()),
  temperature: z.number().positive(),
  means: z.array(z.number()),
  scales: z.array(z.number()),
  first: PackedSchema,
  firstBias: z.array(z.number()),
  second: PackedSchema,
  secondBias: z.array(z.number()),
});
type NetSchema = z.infer<typeof NetSchema>;

/** The shape of `server/assets/pictures/eye.json`. Weights are signed bytes with one scale per row. */
const ClassifierFileSchema = z.object({ version: z.literal(1), kinds: NetSchema, patterns: NetSchema });

/** Reads the classifiers. Rejects if the file does not have the expected shape. */
export async function readClassifiers(file: URL): Promise<GarmentClassifiers> {
  const { kinds, patterns } = ClassifierFileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return { kinds: toWeights(kinds), patterns: toWeights(patterns) };
}

export async function writeClassifiers(file: URL, { kinds, patterns }: GarmentClassifiers): Promise<void> {
  const content: z.infer<typeof ClassifierFileSchema> = { version: 1, kinds: toNet(kinds), patterns: toNet(patterns) };
  await writeFile(file, `${JSON.stringify(content)}\n`);
}

function toWeights(net: NetSchema): PerceptronWeights {
  const { inputs, hidden, labels, temperature } = net;
  return {
    inputCount: inputs,
    hiddenCount: hidden,
    labels,
    temperature,
    means: Float32Array.from(net.means),
    scales: Float32Array.from(net.scales),
    hiddenWeights: unpackValues(net.first, inputs),
    hiddenBias: Float32Array.from(net.firstBias),
    outputWeights: unpackValues(net.second, hidden),
    outputBias: Float32Array.from(net.secondBias),
  };
}

function toNet(weights: PerceptronWeights): NetSchema {
  const { inputCount, hiddenCount, labels, temperature } = weights;
  const shortenNumbers = (values: Float32Array): number[] =>
    Array.from(values, (value) => Number(value.toPrecision(4)));
  return {
    inputs: inputCount,
    hidden: hiddenCount,
    labels: [...labels],
    temperature,
    means: shortenNumbers(weights.means),
    scales: shortenNumbers(weights.scales),
    first: packValues(weights.hiddenWeights, inputCount),
    firstBias: shortenNumbers(weights.hiddenBias),
    second: packValues(weights.outputWeights, hiddenCount),
    secondBias: shortenNumbers(weights.outputBias),
  };
}

function packValues(values: Float32Array, length: number): PackedSchema {
  const bytes = new Int8Array(values.length);
  const scales: number[] = [];
  for (let start = 0; start < values.length; start += length) {
    const row = values.subarray(start, start + length);
    const scale = Number(
      (row.reduce((largestWeight, value) => Math.max(largestWeight, Math.abs(value)), 1e-9) / 127).toPrecision(5),
    );
    scales.push(scale);
    row.forEach((value, i) => (bytes[start + i] = Math.round(value / scale)));
  }
  return { scales, bytes: Buffer.from(bytes.buffer).toString('base64') };
}

function unpackValues({ scales, bytes }: PackedSchema, length: number): Float32Array {
  const raw = Buffer.from(bytes, 'base64');
  return Float32Array.from(raw, (_, i) => raw.readInt8(i) * scales[Math.floor(i / length)]!);
}
