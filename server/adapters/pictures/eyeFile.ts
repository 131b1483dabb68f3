import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { Weights } from '../../domain/pictures/Perceptron.ts';
import type { Eye } from '../../domain/pictures/readGarment.ts';

const Packed = z.object({ scales: z.array(z.number()), bytes: z.base64() });
type Packed = z.infer<typeof Packed>;

const Net = z.object({
  inputs: z.int(),
  hidden: z.int(),
  labels: z.array(z.string()),
  temperature: z.number().positive(),
  means: z.array(z.number()),
  scales: z.array(z.number()),
  first: Packed,
  firstBias: z.array(z.number()),
  second: Packed,
  secondBias: z.array(z.number()),
});
type Net = z.infer<typeof Net>;

/**
 * Shape of `server/assets/pictures/eye.json`: weights as signed bytes with one scale per row, with negligible loss
 * of accuracy.
 */
const EyeFile = z.object({ version: z.literal(1), kinds: Net, patterns: Net });

/** Rejects if the file does not have the expected shape. */
export async function readEye(file: URL): Promise<Eye> {
  const { kinds, patterns } = EyeFile.parse(JSON.parse(await readFile(file, 'utf8')));
  return { kinds: weightsOf(kinds), patterns: weightsOf(patterns) };
}

export async function writeEye(file: URL, { kinds, patterns }: Eye): Promise<void> {
  const content: z.infer<typeof EyeFile> = { version: 1, kinds: netOf(kinds), patterns: netOf(patterns) };
  await writeFile(file, `${JSON.stringify(content)}\n`);
}

function weightsOf(net: Net): Weights {
  const { inputs, hidden, labels, temperature } = net;
  return {
    inputs,
    hidden,
    labels,
    temperature,
    means: Float32Array.from(net.means),
    scales: Float32Array.from(net.scales),
    first: unpacked(net.first, inputs),
    firstBias: Float32Array.from(net.firstBias),
    second: unpacked(net.second, hidden),
    secondBias: Float32Array.from(net.secondBias),
  };
}

function netOf(weights: Weights): Net {
  const { inputs, hidden, labels, temperature } = weights;
  const short = (values: Float32Array): number[] => Array.from(values, (value) => Number(value.toPrecision(4)));
  return {
    inputs,
    hidden,
    labels: [...labels],
    temperature,
    means: short(weights.means),
    scales: short(weights.scales),
    first: packed(weights.first, inputs),
    firstBias: short(weights.firstBias),
    second: packed(weights.second, hidden),
    secondBias: short(weights.secondBias),
  };
}

function packed(values: Float32Array, length: number): Packed {
  const bytes = new Int8Array(values.length);
  const scales: number[] = [];
  for (let from = 0; from < values.length; from += length) {
    const row = values.subarray(from, from + length);
    const scale = Number((row.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127).toPrecision(5));
    scales.push(scale);
    row.forEach((value, i) => (bytes[from + i] = Math.round(value / scale)));
  }
  return { scales, bytes: Buffer.from(bytes.buffer).toString('base64') };
}

function unpacked({ scales, bytes }: Packed, length: number): Float32Array {
  const raw = Buffer.from(bytes, 'base64');
  return Float32Array.from(raw, (_, i) => raw.readInt8(i) * scales[Math.floor(i / length)]!);
}
