import type { FastifyInstance } from 'fastify';
import type { PageSource } from './PageRenderer.ts';
import { getPublicAddresses } from './publicAddresses.ts';
import { writeRobots, writeSitemap } from './robots.ts';

const DAY_CACHING = 'public, max-age=86400';

/** Serves robots.txt, sitemap.xml and llms.txt, whose URLs depend on the host of the request. */
export function servePublicFiles(app: FastifyInstance, source: PageSource, publicOrigin: string | null): void {
  app.get('/robots.txt', async (request, reply) => {
    const { websiteUrl } = getPublicAddresses(request, publicOrigin);
    const robots = writeRobots(request.host, new URL('/sitemap.xml', websiteUrl).href);
    return reply.type('text/plain; charset=utf-8').header('cache-control', DAY_CACHING).send(robots);
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const { websiteUrl, visionUrl } = getPublicAddresses(request, publicOrigin);
    const sitemap = writeSitemap([websiteUrl, visionUrl]);
    return reply.type('application/xml; charset=utf-8').header('cache-control', DAY_CACHING).send(sitemap);
  });
  app.get('/llms.txt', async (request, reply) => {
    const renderer = await source.getRenderer();
    const text = renderer.writeLlmsText(getPublicAddresses(request, publicOrigin));
    return reply.type('text/markdown; charset=utf-8').header('cache-control', DAY_CACHING).send(text);
  });
}
