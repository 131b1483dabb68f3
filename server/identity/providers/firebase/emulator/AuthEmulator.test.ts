import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAuthEmulator, type AuthEmulator } from './AuthEmulator.ts';
import { DEMO_ACCOUNT } from '../../../demoAccount.ts';
import { EmulatorMailbox } from './EmulatorMailbox.ts';

interface Answer {
  readonly localId?: string;
  readonly idToken?: string;
  readonly users?: readonly { emailVerified?: boolean; validSince?: string; passwordUpdatedAt?: number }[];
  readonly error?: { readonly message: string };
}

const callAccounts = async (emulator: AuthEmulator, method: string, body: unknown) => {
  const response = await fetch(`http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A test starts three emulators, which takes 4 s each on an idle machine. */
const LIMIT_MS = 300_000;

describe('the Auth emulator', { timeout: LIMIT_MS }, () => {
  let dataDir: string;
  const startedEmulators: AuthEmulator[] = [];
  const startEmulator = async (options: { signal?: AbortSignal; port?: number } = {}): Promise<AuthEmulator> => {
    const emulator = await startAuthEmulator({ port: 0, dataDir, startLimitMs: LIMIT_MS, ...options });
    startedEmulators.push(emulator);
    return emulator;
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atelier-auth-'));
  });
  afterEach(async () => {
    await Promise.all(startedEmulators.splice(0).map((emulator) => emulator.stop()));
    await rm(dataDir, { recursive: true, force: true });
  });

  it('has the demo account, and keeps acknowledged changes through a stop and a kill at that moment', async () => {
    const firstEmulator = await startEmulator();
    const demoCredentials = { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password };
    expect((await callAccounts(firstEmulator, 'signInWithPassword', demoCredentials)).body.localId).toBe(
      DEMO_ACCOUNT.subject,
    );
    const ada = { email: 'ada@example.test', password: 'linen-blazer' };
    const { localId } = (await callAccounts(firstEmulator, 'signUp', ada)).body;
    await firstEmulator.stop();
    expect(isRunning(firstEmulator.pid)).toBe(false);

    const secondEmulator = await startEmulator();
    expect((await callAccounts(secondEmulator, 'signInWithPassword', ada)).body.localId).toBe(localId);
    const cleo = { email: 'cleo@example.test', password: 'linen-blazer', returnSecureToken: true };
    const { idToken } = (await callAccounts(secondEmulator, 'signUp', cleo)).body;
    await callAccounts(secondEmulator, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const mailbox = new EmulatorMailbox(secondEmulator.host, secondEmulator.projectId);
    expect(await mailbox.verifyEmail((await mailbox.fetchMails())[0]?.oobCode ?? '')).toBe(true);
    const accountBefore = (await callAccounts(secondEmulator, 'lookup', { idToken })).body.users?.[0];
    process.kill(secondEmulator.pid, 'SIGKILL');
    await secondEmulator.exitPromise;

    const thirdEmulator = await startEmulator();
    expect((await callAccounts(thirdEmulator, 'signInWithPassword', ada)).status).toBe(200);
    const token = (await callAccounts(thirdEmulator, 'signInWithPassword', cleo)).body.idToken;
    // Using the link set these times. A restart of the emulator must not change them, because the password is not
    // new.
    expect((await callAccounts(thirdEmulator, 'lookup', { idToken: token })).body.users?.[0]).toMatchObject({
      emailVerified: true,
      validSince: accountBefore?.validSince,
      passwordUpdatedAt: accountBefore?.passwordUpdatedAt,
    });
  });

  it('survives a malformed email address, and stops when its signal aborts', async () => {
    const abort = new AbortController();
    const emulator = await startEmulator({ signal: abort.signal });
    const { port } = new URL(`http://${emulator.host}`);
    for (const address of ['//', '//:0', 'http://[', '/%', '*']) {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
      await once(
        socket.end(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`).resume(),
        'close',
      );
    }
    expect(
      (
        await callAccounts(emulator, 'signInWithPassword', {
          email: DEMO_ACCOUNT.email,
          password: DEMO_ACCOUNT.password,
        })
      ).status,
    ).toBe(200);
    abort.abort();
    await emulator.exitPromise;
    expect(isRunning(emulator.pid)).toBe(false);
  });

  it('reports damaged accounts', async () => {
    await mkdir(join(dataDir, 'auth'));
    const path = join(dataDir, 'auth', 'accounts.json');
    await writeFile(path, '{"users":[{"localId":"de');
    await expect(startEmulator()).rejects.toThrow(
      new RegExp(`^The accounts of the identity emulator in ${path} are damaged: .*move it away`, 'u'),
    );
    expect(await readFile(path, 'utf8')).toBe('{"users":[{"localId":"de');
  });

  it('reports accounts that cannot be read, without a stack', async () => {
    const path = join(dataDir, 'auth', 'accounts.json');
    await mkdir(path, { recursive: true });
    await expect(startEmulator()).rejects.toThrow(
      new RegExp(`^The accounts of the identity emulator in ${path} cannot be read \\(EISDIR\\): [^\\n]*$`, 'u'),
    );
  });

  it('reports that its port is in use', async () => {
    const otherServer = createServer();
    await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
    await expect(startEmulator({ port: (otherServer.address() as AddressInfo).port })).rejects.toThrow('EADDRINUSE');
    await new Promise((resolve) => otherServer.close(resolve));
  });
});
