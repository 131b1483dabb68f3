// A reader thread for three cases: a backtracking regular expression, a reading that cannot be interrupted, and a
// result that cannot be sent.
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const [{ READINGS }, { serveReadings }] = await Promise.all([
  import('../../server/adapters/reading/readings.ts'),
  import('../../server/adapters/reading/serveReadings.ts'),
]);
const still = new Int32Array(new SharedArrayBuffer(4));

function stuckOn(text) {
  if (text.startsWith('aaaa')) /^(?:a|a)*$/.test(text);
}

// Block the thread before the reading begins, so that the reader cannot interrupt it.
parentPort.on('message', ({ input }) => {
  if (/"zzzz/.test(JSON.stringify(input ?? ''))) Atomics.wait(still, 0, 0);
});

serveReadings({
  ...READINGS,
  wishes: (texts, language) => {
    texts.forEach(stuckOn);
    return READINGS.wishes(texts, language);
  },
  understand: (turn, language) => {
    stuckOn(turn.said);
    if (turn.said === 'unsendable') return () => undefined;
    return READINGS.understand(turn, language);
  },
});
