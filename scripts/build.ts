import { fileURLToPath } from 'node:url';
import { ensureClient } from './clientBuild.ts';

/** The client in `dist/client`, with compressed copies, as the server sends it. */
const report = (line: string): void => void process.stdout.write(`${line}\n`);
await ensureClient(fileURLToPath(new URL('..', import.meta.url)), report, new AbortController().signal);
