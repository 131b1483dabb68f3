import type { PrecacheEntry } from 'workbox-precaching';

interface StoredResponse {
  readonly request: Request;
  readonly cachedResponse?: Response | null;
}

/**
 * A Workbox plugin that passes a stored file only if its content has the hash that the build listed. Without it, a
 * damaged script would keep the app from starting until the next release. Workbox then fetches the file again.
 */
export function createWholeFilesPlugin(entries: readonly PrecacheEntry[], origin: string) {
  const hashByUrl = new Map(entries.map(({ url, integrity }) => [new URL(url, origin).href, integrity]));
  return {
    async cachedResponseWillBeUsed({ request, cachedResponse }: StoredResponse): Promise<Response | null> {
      if (!cachedResponse) return null;
      const hash = hashByUrl.get(request.url);
      return hash === undefined || hash === (await hashContent(cachedResponse)) ? cachedResponse : null;
    },
  };
}

/** The hash in the format of the attribute `integrity`. */
async function hashContent(response: Response): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}
