import { afterAll } from 'vitest';
import { InProcessReader } from '../../../server/adapters/reading/InProcessReader.ts';
import { WorkerReader } from '../../../server/adapters/reading/WorkerReader.ts';
import { describeTextReaderPort } from './TextReader.contract.ts';

/** Time limit for the first text, which waits for the start of the thread. */
const START_TIMEOUT_MS = 60_000;

const workerReader = new WorkerReader({ deadlineMs: START_TIMEOUT_MS });
afterAll(() => workerReader.close());

describeTextReaderPort('the thread of the caller', () => new InProcessReader());
describeTextReaderPort('a worker thread', () => workerReader);
