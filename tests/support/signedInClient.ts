import { SystemClock } from '../../src/adapters/browser/SystemClock.ts';
import { HttpClient } from '../../src/adapters/http/HttpClient.ts';
import { RecordingLogger } from '../../src/adapters/memory/RecordingLogger.ts';

/** The client as a browser would use it on the page of `baseUrl`: with its cookie and its origin. */
export function clientWithCookie(baseUrl: string, cookie: string): HttpClient {
  const fetchAsBrowser: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', cookie);
    headers.set('origin', baseUrl);
    return fetch(input, { ...init, headers });
  };
  return new HttpClient({ baseUrl, clock: new SystemClock(), logger: new RecordingLogger(), fetch: fetchAsBrowser });
}
