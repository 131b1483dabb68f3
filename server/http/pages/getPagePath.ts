import type { FastifyRequest } from 'fastify';
import { getPath } from '../getPath.ts';

export function getPagePath({ url }: Pick<FastifyRequest, 'url'>): string {
  return getPath(url).split(/[?#]/u, 1)[0]!;
}
