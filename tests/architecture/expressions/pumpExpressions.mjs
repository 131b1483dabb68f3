// Plain JavaScript, so that the worker thread starts fast and can be terminated at any time.
import { parentPort, workerData } from 'node:worker_threads';

const PUMPS = 500;
const MORE = 16;
/** A linear expression takes 16 times as long for 16 times the text, a quadratic one 256 times. */
const SLOWER = MORE * 4;
/** In milliseconds; shorter times are within the noise. */
const TELLING_MS = 8;
/** Repeats a measurement, since a collection of garbage may slow one down but hardly all. */
const ROUNDS = 5;

const { expressions, from, shared } = workerData;
/** The index of the current expression, and the number of attempts so far. */
const progress = new Int32Array(shared);

for (let index = from; index < expressions.length; index++) {
  Atomics.store(progress, 0, index);
  const { source, flags, witnesses } = expressions[index];
  const pattern = new RegExp(source, flags);
  const witness = witnesses.find((one) => growsFaster(pattern, one));
  parentPort.postMessage({ index, witness: witness ?? null });
}

function growsFaster(pattern, witness) {
  for (let round = 0; round < ROUNDS; round++) {
    const few = timeOf(pattern, witness, PUMPS, 3);
    if (few * SLOWER * 4 < TELLING_MS) return false;
    const many = timeOf(pattern, witness, PUMPS * MORE, 2);
    if (many < Math.max(TELLING_MS, few * SLOWER)) return false;
  }
  return true;
}

/** The best time of several runs, in milliseconds of processor time: a busy machine makes it no longer. */
function timeOf(pattern, { before: start, pump }, pumps, turns) {
  const text = `${start}${pump.repeat(pumps)}\u0001`;
  let best = Infinity;
  for (let turn = 0; turn < turns; turn++) {
    Atomics.add(progress, 1, 1);
    const before = process.cpuUsage();
    if (pattern.global) text.replace(pattern, '');
    else pattern.exec(text);
    best = Math.min(best, cpuMsSince(before));
    if (best * SLOWER * 4 < TELLING_MS) break;
  }
  return best;
}

/** Of the whole process, whose other threads only wait. */
function cpuMsSince(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
