import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../../tests/support/freePort.ts';
import { WebDriver, type Command } from './WebDriver.ts';

/** The path of the driver in Debian's package `webkit2gtk-driver`. */
const WEBKIT_DRIVER_PATH = '/usr/bin/WebKitWebDriver';
const MINI_BROWSER_PATH = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Whether there is a display, which WebKit needs. Without one, Debian's `xvfb` provides a virtual display. */
const HAS_DISPLAY = (process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'] ?? '') !== '';
export const WEBKIT_FILES = HAS_DISPLAY ? [WEBKIT_DRIVER_PATH] : [WEBKIT_DRIVER_PATH, '/usr/bin/xvfb-run'];

const PATH_BY_COMMAND: Record<Command, (parameters: Readonly<Record<string, unknown>>) => string> = {
  Navigate: () => 'url',
  FindElement: () => 'element',
  ElementClick: ({ id }) => `element/${String(id)}/click`,
  ElementSendKeys: ({ id }) => `element/${String(id)}/value`,
  ExecuteScript: () => 'execute/sync',
};

/** Runs `work` in WebKitGTK, by WebDriver over HTTP. */
export async function runInWebKit(work: (browser: WebDriver) => Promise<void>): Promise<void> {
  const port = await findFreePort();
  const [command = '', ...args] = [
    ...(HAS_DISPLAY ? [] : ['xvfb-run', '-a']),
    WEBKIT_DRIVER_PATH,
    `--port=${port}`,
    '--host=127.0.0.1',
  ];
  const driver = spawn(command, args, { stdio: 'ignore', detached: true });
  const driverExit = once(driver, 'exit');
  const ask = async (path: string, body?: object, method = 'POST'): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  };
  try {
    const { sessionId } = (await retryUntilDone(() =>
      ask('session', {
        capabilities: {
          alwaysMatch: { 'webkitgtk:browserOptions': { binary: MINI_BROWSER_PATH, args: ['--automation'] } },
        },
      }),
    )) as { sessionId: string };
    await work(
      new WebDriver((command, parameters) =>
        ask(`session/${sessionId}/${PATH_BY_COMMAND[command](parameters)}`, parameters),
      ),
    );
    await ask(`session/${sessionId}`, undefined, 'DELETE');
  } finally {
    // The negative id ends the driver's process group, which includes the browser.
    if (driver.pid !== undefined) process.kill(-driver.pid);
    await driverExit;
  }
}

async function retryUntilDone<T>(step: () => Promise<T>, attempts = 50): Promise<T> {
  try {
    return await step();
  } catch (cause) {
    if (attempts === 0) throw cause;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return retryUntilDone(step, attempts - 1);
  }
}
