import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';

/** The product cannot start. The message tells the user how to fix it. */
export class RequirementError extends Error {
  override readonly name = 'RequirementError';
}

/** Rejects unless the folder is writable. Writes a file, because permissions do not show a read-only mount. */
export async function requireWritable(folder: string): Promise<void> {
  const testFile = join(folder, `.probe.${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(testFile, '');
    await rm(testFile);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
    throw new RequirementError(
      `The data folder ${folder} cannot be written to (${code}). Set ATELIER_DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** Rejects if a port is in use. `variable` is the setting to change. Port 0 is always free. */
export async function requireFreePort(host: string, port: number, variable: string): Promise<void> {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
    const reason = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`;
    throw new RequirementError(
      `Port ${port} ${reason}. Set ${variable} to another port, or stop the program that uses it.`,
      { cause },
    );
  }
}

/** Packages that `npm ci --omit=dev` leaves out, with advice if one is needed. */
const DEVELOPMENT_PACKAGES = {
  vite: 'Vite, which builds the app, is a development dependency and not installed. Run "npm ci", or bring the dist/client of a build from these sources.',
  'firebase-tools':
    'The identity emulator (firebase-tools) is a development dependency and not installed. Run "npm ci", or set NODE_ENV=production, FIREBASE_PROJECT_ID and FIREBASE_API_KEY.',
} as const;

/** Throws if a development dependency is missing from the packages in `root`. */
export function requireDevelopmentPackage(root: string, name: keyof typeof DEVELOPMENT_PACKAGES): void {
  try {
    createRequire(join(root, 'package.json')).resolve(`${name}/package.json`);
  } catch (cause) {
    throw new RequirementError(DEVELOPMENT_PACKAGES[name], { cause });
  }
}
