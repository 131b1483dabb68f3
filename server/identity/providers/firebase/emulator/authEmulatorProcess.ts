/**
 * The child process that runs the server of the official Auth emulator in firebase-tools (docs/adr/0004). The parent
 * starts it with `EmulatorSettings` as its argument, receives `{ port }` when it listens, and sends 'stop' to end it.
 * It also ends with its parent.
 */
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isCrossSiteRequest } from '../../../../http/crossSite.ts';
import { getPath } from '../../../../http/getPath.ts';
import { AccountsFile } from './AccountsFile.ts';
import { callEmulator } from './callEmulator.ts';

export interface EmulatorSettings {
  readonly projectId: string;
  /** The port; 0 picks a free one. */
  readonly port: number;
  /** The folder for the accounts, in the emulator's export format. */
  readonly folder: string;
}

/** The paths that the product uses. Compiling the validators of all 80 paths takes seconds. */
const USED_PATHS = [
  /^\/v1\/accounts:(lookup|resetPassword|sendOobCode|signInWithPassword|signUp|update)$/,
  /^\/v1\/projects\/\{targetProjectId\}\/accounts:(batchCreate|batchGet|delete|lookup|update)$/,
  /^\/v1\/token$/,
  /^\/v2\/(passwordPolicy|recaptchaConfig)$/,
  /^\/emulator\/v1\/projects\/\{targetProjectId\}\/(config|oobCodes)$/,
];
/** Requests that only read, so nothing needs saving. */
const READ_METHOD_PATTERN = /:lookup$|:batchGet$/;
/** The path of links in emails, which change an account although they use GET. */
const ACTION_LINK_PATH = '/emulator/action';
const SINGLE_PROJECT_MODE = 2;

const require = createRequire(import.meta.url);

/** The accounts of a project in the emulator's memory. */
interface ProjectState {
  updateUserByLocalId(localId: string, fields: object): unknown;
}
type Projects = Map<string, ProjectState>;

async function createEmulator(projectId: string, projects: Projects): Promise<RequestListener> {
  const { default: spec } = require('firebase-tools/lib/emulator/auth/apiSpec.js') as {
    default: { paths: Record<string, unknown> };
  };
  const { logger } = require('firebase-tools/lib/logger.js') as { logger: { silent: boolean } };
  const { createApp } = require('firebase-tools/lib/emulator/auth/server.js') as {
    createApp(projectId: string, singleProjectMode: number, projects: Projects): Promise<RequestListener>;
  };
  logger.silent = true;
  spec.paths = Object.fromEntries(
    Object.entries(spec.paths).filter(([path]) => USED_PATHS.some((usedPaths) => usedPaths.test(path))),
  );
  return createApp(projectId, SINGLE_PROJECT_MODE, projects);
}

interface SavedState {
  readonly accounts: unknown;
  readonly config: unknown;
}

async function readSavedState(folder: string): Promise<SavedState> {
  const [accounts, config] = await Promise.all(
    ['accounts.json', 'config.json'].map((name) => readJsonIfPresent(join(folder, name))),
  );
  return { accounts, config };
}

async function restoreAccounts(
  origin: string,
  projectId: string,
  { accounts, config }: SavedState,
  projects: Projects,
): Promise<void> {
  if (config) await callEmulator(origin, 'PATCH', `/emulator/v1/projects/${projectId}/config`, config);
  const users = (accounts as { users?: readonly SavedAccount[] } | null)?.users ?? [];
  if (users.length === 0) return;
  await callEmulator(
    origin,
    'POST',
    `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`,
    accounts,
  );
  // The emulator takes an import for a password change, which would end all sessions at each start.
  for (const { localId, validSince, passwordUpdatedAt } of users) {
    projects.get(projectId)?.updateUserByLocalId(localId, { validSince, passwordUpdatedAt });
  }
}

interface SavedAccount {
  readonly localId: string;
  readonly validSince?: string;
  readonly passwordUpdatedAt?: number;
}

const changesAccounts = (method: string | undefined, path: string): boolean =>
  method === 'GET' ? path === ACTION_LINK_PATH : !READ_METHOD_PATTERN.test(path);

/** Delays the response until the change is on disk, so that no confirmed change is lost. */
function answerAfterSaving(response: ServerResponse, save: () => Promise<void>): void {
  const end = response.end.bind(response) as (...endArguments: unknown[]) => ServerResponse;
  response.end = ((...endArguments: unknown[]) => {
    save()
      .catch((error: unknown) => process.stderr.write(`Accounts were not saved: ${String(error)}\n`))
      .finally(() => end(...endArguments));
    return response;
  }) as ServerResponse['end'];
}

async function readJsonIfPresent(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error instanceof SyntaxError ? createDamageError(path, error) : createUnreadableError(path, error);
  }
}

/** The accounts cannot be used. The parent shows this error's message. */
class UnusableAccounts extends Error {}

const createDamageError = (path: string, cause: unknown): UnusableAccounts =>
  new UnusableAccounts(
    `The accounts of the identity emulator in ${path} are damaged: bring that file back from a backup, or move it away, and the demo account is made anew while other people sign up again.`,
    { cause },
  );

const createUnreadableError = (path: string, cause: unknown): UnusableAccounts =>
  new UnusableAccounts(
    `The accounts of the identity emulator in ${path} cannot be read (${(cause as NodeJS.ErrnoException).code}): let the user that runs Atelier read and write that file.`,
    { cause },
  );

async function main(settings: EmulatorSettings): Promise<void> {
  const projects: Projects = new Map();
  // Report damaged accounts and a port in use first, because loading the emulator takes seconds.
  const savedState = await readSavedState(settings.folder);
  let emulator: RequestListener = (_request, response) => void response.writeHead(503).end();
  let file: AccountsFile | null = null;
  const server = createServer((request, response) => {
    if (isCrossSiteRequest(request.headers)) return void response.writeHead(403).end();
    request.url = getPath(request.url);
    const [path = ''] = request.url.split('?', 1);
    const accountsFile = file;
    if (accountsFile !== null && changesAccounts(request.method, path))
      answerAfterSaving(response, () => accountsFile.saveSoon());
    emulator(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, '127.0.0.1', resolve);
  });
  emulator = await createEmulator(settings.projectId, projects);
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  await restoreAccounts(origin, settings.projectId, savedState, projects);
  const accountsFile = new AccountsFile(origin, settings.projectId, settings.folder);
  file = accountsFile;
  process.on('message', () => void accountsFile.waitUntilSaved().finally(() => process.exit(0)));
  process.send?.({ port });
}

// Ctrl-C reaches the whole process group, but the parent ends this process.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
await main(JSON.parse(process.argv[2] ?? '{}') as EmulatorSettings).catch((error: unknown) => {
  if (!(error instanceof UnusableAccounts)) throw error;
  process.send?.({ refusal: error.message }, () => process.exit(1));
});
