import type { Popup, Popups } from './Popups.ts';

/**
 * The type of the callback page's message. Also the name of the broadcast channel that a callback page without an
 * opener uses.
 */
const RETURN_CHANNEL_NAME = 'sign-in-return';

/** The browser's popup windows, which send messages back to this page. */
export class BrowserPopups implements Popups {
  open(width: number, height: number): Popup | null {
    const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
    const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
    const popup = window.open('', RETURN_CHANNEL_NAME, `popup,width=${width},height=${height},left=${left},top=${top}`);
    return (
      popup && {
        get isClosed() {
          return popup.closed;
        },
        navigate: (url) => popup.location.replace(url),
        close: () => popup.close(),
      }
    );
  }

  onReturn(listener: (query: string) => void): () => void {
    const onMessage = ({ origin, data }: MessageEvent): void => {
      if (origin === window.location.origin && isReturnMessage(data)) listener(data.query);
    };
    const channel = new BroadcastChannel(RETURN_CHANNEL_NAME);
    window.addEventListener('message', onMessage);
    channel.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      channel.close();
    };
  }
}

function isReturnMessage(data: unknown): data is { readonly query: string } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === RETURN_CHANNEL_NAME &&
    'query' in data &&
    typeof data.query === 'string'
  );
}
