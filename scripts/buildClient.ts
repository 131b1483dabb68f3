import { fileURLToPath } from 'node:url';
import { ensureClient } from './clientBuild.ts';

/** Builds the client like `npm start`, for the browser tests. */
const folder = await ensureClient(
  fileURLToPath(new URL('..', import.meta.url)),
  console.log,
  new AbortController().signal,
);
console.log(`The client is in ${folder}`);
