import { SystemClock } from '../../src/adapters/browser/SystemClock.ts';
import { HttpClient } from '../../src/adapters/http/HttpClient.ts';
import { RecordingLogger } from '../../src/adapters/memory/RecordingLogger.ts';

/** `fetch` as a browser would make it on the page of `baseUrl`: with its cookie and its origin. */
export function fetchWithCookie(baseUrl: string, cookie: string): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', cookie);
    headers.set('origin', baseUrl);
    return fetch(input, { ...init, headers });
  };
}

/** The client as a browser would use it on the page of `baseUrl`. */
export function clientWithCookie(baseUrl: string, cookie: string): HttpClient {
  return new HttpClient({
    baseUrl,
    clock: new SystemClock(),
    logger: new RecordingLogger(),
    fetch: fetchWithCookie(baseUrl, cookie),
  });
}
