import type { LinkSharing } from '../../application/ports/LinkSharing.ts';

/** The sheet of the device, on phones and tablets only: on a desk the app's own dialog is closer at hand. */
export class BrowserLinkSharing implements LinkSharing {
  get isAvailable(): boolean {
    return typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
  }

  async share(link: string, title: string): Promise<void> {
    try {
      await navigator.share({ url: link, title });
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) throw error;
    }
  }
}
