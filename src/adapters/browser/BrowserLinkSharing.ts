import type { LinkSharing } from '../../application/ports/LinkSharing.ts';

/** Opens the device's own sheet, on phones and tablets only. On a desktop the app's own dialog is quicker to use. */
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
