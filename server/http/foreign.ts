import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** A host as browsers write it: a name or an address in brackets or dots, and perhaps a port. */
const HOST = /^(?:\[(?<six>[\da-f:.]+)\]|(?<name>[\da-z.-]+))(?::\d{1,5})?$/iu;

/**
 * Whether a request named this machine. A page elsewhere can have its own name lead to this machine
 * (DNS rebinding), but neither `localhost` nor an address: those are nobody's to give away. `names` are others
 * that the server is known by.
 */
export function isOwnHost(host: string | undefined, names: readonly string[] = []): boolean {
  const { six, name = '' } = HOST.exec(host ?? '')?.groups ?? {};
  if (six !== undefined) return isIP(six) === 6;
  const lower = name.toLowerCase();
  return isIP(lower) === 4 || lower === 'localhost' || lower.endsWith('.localhost') || names.includes(lower);
}

/**
 * Whether a page of another origin, or under a foreign name, is behind a request to a server that speaks plain
 * http and to programs alone. Browsers say so in one header or the other; a program sends neither.
 */
export function comesFromElsewhere({ host, origin, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  if (!isOwnHost(host)) return true;
  if (origin !== undefined) return origin !== `http://${host}`;
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
