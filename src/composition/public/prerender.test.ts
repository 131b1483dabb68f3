import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pageDescriptions } from '../../ui/text/pageDescriptions.ts';
import { prerenderPage } from './prerender.tsx';
import { renderMarkup } from './renderMarkup.tsx';

const TEMPLATE = '<html><head><meta charset="utf-8" /></head><body><div id="root"></div></body></html>';

describe('a page of the marketing site', () => {
  it.each([
    ['website', 'https://www.atelier.test/'],
    ['vision', 'https://www.atelier.test/vision'],
  ] as const)('%s has its text, title, description, canonical URL and Open Graph data', (name, url) => {
    const html = prerenderPage(name, TEMPLATE);
    const [head = '', body = ''] = html.split('</head>');
    expect(body).toMatch(/<div id="root" data-app-url="https:\/\/app\.atelier\.test\/"><.*<h1/su);
    expect(head).toMatch(/<title>[^<]*Atelier[^<]*<\/title>/u);
    expect(head).toMatch(/<meta name="description" content="[^"]{50,160}"\/>/u);
    expect(head).toContain(`<link rel="canonical" href="${url}"/>`);
    expect(head).toContain(`<meta property="og:url" content="${url}"/>`);
    expect(head).toMatch(/<meta property="og:image" content="https:\/\/www\.atelier\.test\/share\/\w+\.jpg"\/>/u);
  });

  it.each(Object.entries(pageDescriptions))(
    '%s has a picture of the size that it names',
    async (_name, { picture }) => {
      const file = fileURLToPath(new URL(`../../../public${picture.path}`, import.meta.url));
      expect(await sharp(file).metadata()).toMatchObject({
        format: 'jpeg',
        width: picture.width,
        height: picture.height,
      });
    },
  );

  it('leads to the app in a new tab', () => {
    expect(prerenderPage('website', TEMPLATE)).toMatch(
      /<a [^>]*href="https:\/\/app\.atelier\.test\/" target="_blank" rel="noopener">Join the Atelier<\/a>/u,
    );
  });

  it('needs a template with one root and one head', () => {
    expect(() => prerenderPage('website', '<html></html>')).toThrow('</head> once');
  });
});

describe('renderMarkup', () => {
  it.each([
    ['a style attribute', createElement('p', { style: { color: 'red' } }, 'x')],
    ['a style', createElement('style', null, 'p { color: red }')],
    ['a script', createElement('script', null, 'alert(1)')],
  ])('refuses %s, which the content security policy blocks', (_name, content) => {
    expect(() => renderMarkup(content, { isHydrated: true })).toThrow('must not contain');
  });

  it('parts the links that preload pictures from the markup', () => {
    const picture = createElement('img', { src: '/a.avif', alt: '', fetchPriority: 'high' });
    const { preloadLinks, markup } = renderMarkup(picture, { isHydrated: true });
    expect(preloadLinks).toContain('href="/a.avif"');
    expect(markup).toMatch(/^<img /u);
  });
});
