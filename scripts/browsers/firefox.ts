import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../tests/support/freePort.ts';
import { WebDriver } from './WebDriver.ts';

/** The path of Firefox in Debian's package `firefox-esr`. */
const FIREFOX_PATH = '/usr/bin/firefox-esr';

export const FIREFOX_FILES = [FIREFOX_PATH];

type MarionetteReply = readonly [
  type: number,
  id: number,
  error: { error: string; message: string } | null,
  value: unknown,
];

/** Firefox's WebDriver protocol: JSON over a socket, with its length and a colon before each message. */
class Marionette {
  readonly #socket: Socket;
  readonly #pendingReplies = new Map<number, (answer: MarionetteReply) => void>();
  #unreadBytes = Buffer.alloc(0);
  #sentCount = 0;
  constructor(socket: Socket) {
    this.#socket = socket.on('data', (data: Buffer) => this.#readReplies(data));
  }

  async send(command: string, parameters: object): Promise<unknown> {
    const id = ++this.#sentCount;
    const message = JSON.stringify([0, id, command, parameters]);
    const [, , error, value] = await new Promise<MarionetteReply>((resolve) => {
      this.#pendingReplies.set(id, resolve);
      this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
    if (error) throw new Error(`${error.error}: ${error.message}`);
    const wrappedValue = value as { value?: unknown } | null;
    return wrappedValue !== null && typeof wrappedValue === 'object' && 'value' in wrappedValue
      ? wrappedValue.value
      : value;
  }

  #readReplies(data: Buffer): void {
    this.#unreadBytes = Buffer.concat([this.#unreadBytes, data]);
    for (;;) {
      const colon = this.#unreadBytes.indexOf(':');
      const end = colon + 1 + Number(this.#unreadBytes.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || this.#unreadBytes.length < end) return;
      const message = JSON.parse(this.#unreadBytes.subarray(colon + 1, end).toString()) as MarionetteReply | object;
      this.#unreadBytes = this.#unreadBytes.subarray(end);
      // Ignore the first message, a greeting, which is not an array.
      if (Array.isArray(message))
        this.#pendingReplies.get((message as unknown as MarionetteReply)[1])?.(message as unknown as MarionetteReply);
    }
  }
}

async function connectWithRetries(port: number, attempts = 150): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return socket;
  } catch (cause) {
    if (attempts === 0) throw cause;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return connectWithRetries(port, attempts - 1);
  }
}

/** Runs `work` in a headless Firefox with a temporary profile. */
export async function runInFirefox(work: (browser: WebDriver) => Promise<void>): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), 'atelier-firefox-'));
  const port = await findFreePort();
  await writeFile(
    join(profile, 'user.js'),
    `user_pref('marionette.port', ${port});\nuser_pref('app.update.enabled', false);\nuser_pref('datareporting.policy.dataSubmissionEnabled', false);\n`,
  );
  const firefox = spawn(FIREFOX_PATH, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  const browserExit = once(firefox, 'exit');
  try {
    const socket = await connectWithRetries(port);
    const marionette = new Marionette(socket);
    await marionette.send('WebDriver:NewSession', {});
    await work(new WebDriver((command, parameters) => marionette.send(`WebDriver:${command}`, parameters)));
    socket.destroy();
  } finally {
    firefox.kill();
    await browserExit;
    await rm(profile, { recursive: true, force: true });
  }
}
