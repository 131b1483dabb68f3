import { fileURLToPath } from 'node:url';
import { ensureClient } from './clientBuild.ts';

/** Builds the client like `npm start`, so that browser tests can use the build. */
const folder = await ensureClient(
  fileURLToPath(new URL('..', import.meta.url)),
  console.log,
  new AbortController().signal,
);
console.log(`The client is in ${folder}`);
