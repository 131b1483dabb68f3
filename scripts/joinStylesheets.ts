import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const STYLESHEET_PATTERN = /\s*<link rel="stylesheet"[^>]* href="([^"]+)">/gu;

/**
 * Joins the stylesheets of a built page in their order. The page waits for every stylesheet, and each takes a round
 * trip.
 */
export async function joinStylesheets(folder: string, name: string, html: string): Promise<string> {
  const urls = [...html.matchAll(STYLESHEET_PATTERN)].map(([, url = '']) => url);
  if (urls.length < 2) return html;
  const styles = (await Promise.all(urls.map((url) => readFile(join(folder, url), 'utf8')))).join('\n');
  const url = `/assets/${name}-${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`;
  await writeFile(join(folder, url), styles);
  return html
    .replaceAll(STYLESHEET_PATTERN, '')
    .replace('</head>', `  <link rel="stylesheet" href="${url}">\n  </head>`);
}
