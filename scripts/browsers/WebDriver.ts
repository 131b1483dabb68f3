/**
 * Sends a command of the W3C WebDriver protocol. Resolves to its value. Commands have the names of Firefox's
 * Marionette.
 */
export type SendCommand = (command: Command, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;

export type Command = 'Navigate' | 'FindElement' | 'ElementClick' | 'ElementSendKeys' | 'ExecuteScript';

const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';
const TIMEOUT_MS = 60_000;
const POLL_MS = 200;

/** A window of a remotely controlled browser. Every step waits until it is possible. */
export class WebDriver {
  readonly #send: SendCommand;
  constructor(send: SendCommand) {
    this.#send = send;
  }

  async open(url: string): Promise<void> {
    await this.#send('Navigate', { url });
  }

  click(css: string): Promise<void> {
    return this.#retryUntilDone(
      `click ${css}`,
      async () => void (await this.#send('ElementClick', { id: await this.#find(css) })),
    );
  }

  type(css: string, text: string): Promise<void> {
    return this.#retryUntilDone(
      `type into ${css}`,
      async () => void (await this.#send('ElementSendKeys', { id: await this.#find(css), text })),
    );
  }

  /** Waits until `script`, the body of a function in the page, returns true. */
  waitUntil(condition: string, script: string): Promise<void> {
    return this.#retryUntilDone(condition, async () => {
      if ((await this.#send('ExecuteScript', { script, args: [] })) !== true) throw new Error('It does not hold.');
    });
  }

  async #find(css: string): Promise<string> {
    const elementReference = (await this.#send('FindElement', { using: 'css selector', value: css })) as Record<
      string,
      unknown
    >;
    const element = (elementReference['value'] ?? elementReference) as Record<string, string>;
    return element[ELEMENT_KEY]!;
  }

  async #retryUntilDone(condition: string, step: () => Promise<void>): Promise<void> {
    const deadline = performance.now() + TIMEOUT_MS;
    for (;;) {
      try {
        return await step();
      } catch (cause) {
        if (performance.now() > deadline) throw new Error(`${condition}: ${String(cause)}`, { cause });
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    }
  }
}
