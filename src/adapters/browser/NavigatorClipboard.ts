import type { Clipboard } from '../../application/ports/Clipboard.ts';

/** Rejects where the page is not secure, for there `navigator.clipboard` is missing. */
export class NavigatorClipboard implements Clipboard {
  async writeText(text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
  }
}
