// This file is JavaScript, so that the thread starts without a compiler.
import { parentPort, workerData } from 'node:worker_threads';

const REPETITION_COUNT = 500;
const GROWTH_FACTOR = 16;
/** For 16 times the text, a linear expression takes 16 times as long, a quadratic one 256 times. */
const MAX_SLOWDOWN = GROWTH_FACTOR * 4;
/** Minimum time in milliseconds that can be measured accurately. */
const MIN_MEASURABLE_MS = 8;
/** The number of measurements. The shortest counts, because a garbage collection may slow one down. */
const ROUND_COUNT = 5;

const { expressions, from, shared } = workerData;
/** Two numbers: the index of the current expression, and the number of its measurements. */
const progress = new Int32Array(shared);

for (let index = from; index < expressions.length; index++) {
  Atomics.store(progress, 0, index);
  const { source, flags, attackTexts } = expressions[index];
  const pattern = new RegExp(source, flags);
  const attackText = attackTexts.find((attackText) => isSlow(pattern, attackText));
  parentPort.postMessage({ index, attackText: attackText ?? null });
}

function isSlow(pattern, attackText) {
  for (let round = 0; round < ROUND_COUNT; round++) {
    const shortMs = measureTime(pattern, attackText, REPETITION_COUNT, 3);
    if (shortMs * MAX_SLOWDOWN * 4 < MIN_MEASURABLE_MS) return false;
    const longMs = measureTime(pattern, attackText, REPETITION_COUNT * GROWTH_FACTOR, 2);
    if (longMs < Math.max(MIN_MEASURABLE_MS, shortMs * MAX_SLOWDOWN)) return false;
  }
  return true;
}

/** Returns the shortest processor time of several runs, in milliseconds. */
function measureTime(pattern, { prefix, repeatedText }, repetitions, turns) {
  const text = `${prefix}${repeatedText.repeat(repetitions)}\u0001`;
  let bestMs = Infinity;
  for (let turn = 0; turn < turns; turn++) {
    Atomics.add(progress, 1, 1);
    const before = process.cpuUsage();
    if (pattern.global) text.replace(pattern, '');
    else pattern.exec(text);
    bestMs = Math.min(bestMs, measureCpuMsSince(before));
    if (bestMs * MAX_SLOWDOWN * 4 < MIN_MEASURABLE_MS) break;
  }
  return bestMs;
}

/** Returns the processor time of the process since `before`. The other threads only wait and add none. */
function measureCpuMsSince(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
