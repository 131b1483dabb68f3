import { SystemClock } from '../../src/adapters/browser/SystemClock.ts';
import { HttpClient } from '../../src/adapters/http/HttpClient.ts';
import { RecordingLogger } from '../../src/adapters/memory/RecordingLogger.ts';

/** A `fetch` that sends the cookie and the origin of a browser on a page of `baseUrl`. */
export function fetchWithCookie(baseUrl: string, cookie: string): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', cookie);
    headers.set('origin', baseUrl);
    return fetch(input, { ...init, headers });
  };
}

/** An `HttpClient` that acts like a browser on a page of `baseUrl`, with this session cookie. */
export function clientWithCookie(baseUrl: string, cookie: string): HttpClient {
  return new HttpClient({
    baseUrl,
    clock: new SystemClock(),
    logger: new RecordingLogger(),
    fetch: fetchWithCookie(baseUrl, cookie),
  });
}
