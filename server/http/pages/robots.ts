import { getRouteSet, MARKETING_PATHS, servesBothSets } from '../../../src/domain/routeSet.ts';

/** The paths of the app that crawlers may read: pages of shared links and their files. */
const OPEN_APP_PATHS = ['/?item=', '/item/', '/assets/', '/media/', '/mark.svg', '/llms.txt'];

/** Writes robots.txt. It allows the marketing site and, in the app, only pages of shared links. */
export function writeRobots(host: string, sitemapUrl: string): string {
  const sitemapLines = ['', `Sitemap: ${sitemapUrl}`];
  if (getRouteSet(host, '/') !== 'app')
    return toText(['User-agent: *', 'Allow: /', 'Disallow: /api/', ...sitemapLines]);
  const servesMarketing = servesBothSets(host);
  const openPaths = [...OPEN_APP_PATHS, ...(servesMarketing ? Object.values(MARKETING_PATHS) : [])];
  return toText([
    'User-agent: *',
    'Disallow: /',
    ...openPaths.map((path) => `Allow: ${path}`),
    ...(servesMarketing ? sitemapLines : []),
  ]);
}

/** sitemap.xml with the pages of the marketing site. */
export function writeSitemap(urls: readonly string[]): string {
  return toText([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `  <url><loc>${url}</loc></url>`),
    '</urlset>',
  ]);
}

const toText = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
