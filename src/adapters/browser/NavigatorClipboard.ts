import type { Clipboard } from '../../application/ports/Clipboard.ts';

/** The browser's clipboard. Rejects in an insecure context, where `navigator.clipboard` is missing. */
export class NavigatorClipboard implements Clipboard {
  async writeText(text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
  }
}
