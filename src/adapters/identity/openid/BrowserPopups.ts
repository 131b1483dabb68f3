import type { Popup, Popups } from './Popups.ts';

/**
 * Type of the message from the callback page. Also names the broadcast channel for a callback page without an opener.
 */
const RETURN_MESSAGE = 'sign-in-return';

/** The browser's popup windows, which report back by messages. */
export class BrowserPopups implements Popups {
  open(width: number, height: number): Popup | null {
    const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
    const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
    const popup = window.open('', RETURN_MESSAGE, `popup,width=${width},height=${height},left=${left},top=${top}`);
    return (
      popup && {
        get closed() {
          return popup.closed;
        },
        navigate: (url) => popup.location.replace(url),
        close: () => popup.close(),
      }
    );
  }

  onReturn(listener: (query: string) => void): () => void {
    const hear = ({ origin, data }: MessageEvent): void => {
      if (origin === window.location.origin && isReturn(data)) listener(data.query);
    };
    const channel = new BroadcastChannel(RETURN_MESSAGE);
    window.addEventListener('message', hear);
    channel.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      channel.close();
    };
  }
}

function isReturn(data: unknown): data is { readonly query: string } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === RETURN_MESSAGE &&
    'query' in data &&
    typeof data.query === 'string'
  );
}
