// A photo thread that never finishes one owner's photos.
import { parentPort } from 'node:worker_threads';

const still = new Int32Array(new SharedArrayBuffer(4));

parentPort.on('message', ({ owner }) => {
  if (owner === 'stuck') Atomics.wait(still, 0, 0);
  parentPort.postMessage({ check: { dressable: true, reason: null } });
});
