import type { FastifyRequest } from 'fastify';
import { getPath } from '../getPath.ts';

/** The query of a request. Does not use `new URL`, which takes the text after two slashes for a host and may throw. */
export function getPageParameters({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams {
  const [address] = getPath(url).split('#', 1);
  return new URLSearchParams(address!.replace(/^[^?]*/u, ''));
}
