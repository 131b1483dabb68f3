import { afterAll } from 'vitest';
import { InProcessReader } from '../../../server/adapters/reading/InProcessReader.ts';
import { WorkerReader } from '../../../server/adapters/reading/WorkerReader.ts';
import { describeTextReaderPort } from './TextReader.contract.ts';

/** The time limit for the first text, which waits until the thread has started. */
const START_TIMEOUT_MS = 60_000;

const workerReader = new WorkerReader({ deadlineMs: START_TIMEOUT_MS });
afterAll(() => workerReader.close());

describeTextReaderPort('the thread of the caller', () => new InProcessReader());
describeTextReaderPort('a worker thread', () => workerReader);
