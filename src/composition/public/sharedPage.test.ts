import Validator from '@adobe/structured-data-validator';
import { describe, expect, it } from 'vitest';
import { itemToWire } from '../../../server/http/wire/itemToWire.ts';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { Item } from '../../../contract/item.ts';
import type { CatalogueItem } from '../../../server/domain/catalogue/CatalogueItem.ts';
import { renderSharedMarkdown, renderSharedPage } from './sharedPage.tsx';

const ORIGIN = 'https://app.atelier.test';
const createWireItem = (changes: Partial<CatalogueItem> = {}) => Item.parse(itemToWire(createCatalogueItem(changes)));
const render = (changes: Partial<CatalogueItem> = {}) => renderSharedPage(createWireItem(changes), ORIGIN);

function readProductData(head: string): Record<string, unknown> {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(head) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

describe('the page of a shared link', () => {
  it('shows the piece, its maker, price, full price, colors, sizes and description', () => {
    const { body } = render();
    const shownText = body.replaceAll(/<[^>]+>/gu, ' ');
    for (const part of ['Orvelle', 'Navy Linen Blazer', '$189.50', '$220', 'Blue', 'M, L', 'Two buttons, half lined.'])
      expect(shownText).toContain(part);
    expect(body).toContain('src="/media/catalogue/orvelle-navy-linen-blazer/front.avif?w=640"');
    expect(body).toContain('alt="Navy blue blazer in linen"');
  });

  it('has one link that leads to the sign-in', () => {
    expect(render().body.match(/<a [^>]*>[^<]*<\/a>/gu)).toEqual([
      expect.stringMatching(/href="#root">Sign in to keep it<\/a>$/u),
    ]);
  });

  it('says that a withdrawn piece is no longer sold, without a price', () => {
    const { head, body } = render({ isWithdrawn: true });
    expect(body).toContain('No longer sold');
    expect(body).not.toContain('$');
    expect(head).not.toContain('product:price');
    expect(readProductData(head)['offers']).toMatchObject({ availability: 'https://schema.org/Discontinued' });
  });

  it('says that a link leads nowhere', () => {
    const { head, body } = renderSharedPage(null, ORIGIN);
    expect(head).toBe('<title>This piece is not here · Atelier</title>');
    expect(body).toMatch(/<h1[^>]*>This piece is not here<\/h1>/u);
  });

  it('has a title, a description, its canonical URL, its Markdown twin, and a JPEG for previews', () => {
    const { head } = render();
    const url = `${ORIGIN}/?item=orvelle-navy-linen-blazer`;
    for (const tag of [
      '<title>Navy Linen Blazer · Orvelle · Atelier</title>',
      '<meta name="description" content="Two buttons, half lined."/>',
      `<link rel="canonical" href="${url}"/>`,
      `<link rel="alternate" type="text/markdown" href="${ORIGIN}/item/orvelle-navy-linen-blazer.md"/>`,
      `<meta property="og:url" content="${url}"/>`,
      `<meta property="og:image" content="${ORIGIN}/media/catalogue/orvelle-navy-linen-blazer/front.avif?w=960&amp;format=jpeg"/>`,
      '<meta property="product:price:amount" content="189.50"/>',
    ])
      expect(head).toContain(tag);
  });

  it('keeps foreign text from becoming markup, in HTML and in the data', () => {
    const maliciousText = '</script><script>alert(1)</script><!-- "';
    const { head, body } = render({
      shortDescription: maliciousText,
      description: maliciousText,
      brand: maliciousText,
    });
    expect(`${head}${body}`).not.toContain('<script>');
    expect(`${head}${body}`).not.toContain('<!--');
    expect(readProductData(head)).toMatchObject({
      name: maliciousText,
      description: maliciousText,
      brand: { name: maliciousText },
    });
  });

  it('has no style attribute and no script that runs, which the content security policy would block', () => {
    const { head, body } = render();
    expect(`${head}${body}`).not.toMatch(/\sstyle=|<style|\son\w+=/u);
    expect(head.match(/<script[^>]*>/gu)).toEqual(['<script type="application/ld+json">']);
  });
});

describe('the schema.org data of a piece', () => {
  it.each([
    ['complete', {}],
    ['withdrawn', { isWithdrawn: true }],
    ['sparse', { brand: '', colors: [], sizes: [], description: '' }],
  ] as const)('has no error in it if the item is %s', async (_name, changes) => {
    const product = readProductData(render(changes).head);
    const issues = await new Validator().validate({ jsonld: { Product: [product] }, microdata: {}, rdfa: {} });
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  });

  it('is rejected by the validator without a name', async () => {
    const { name: _name, ...product } = readProductData(render().head);
    const issues = await new Validator().validate({ jsonld: { Product: [product] }, microdata: {}, rdfa: {} });
    expect(issues.map(({ severity }) => severity)).toContain('ERROR');
  });

  it('names the offer in dollars', () => {
    expect(readProductData(render().head)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      sku: 'orvelle-navy-linen-blazer',
      brand: { '@type': 'Brand', name: 'Orvelle' },
      offers: { price: '189.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
  });
});

describe('the Markdown page', () => {
  it('has the same content', () => {
    expect(renderSharedMarkdown(createWireItem(), ORIGIN)).toBe(`# Navy Linen Blazer

- Brand: Orvelle
- Price: $189.50 (full price $220)
- Colors: Blue
- Sizes: M, L
- Sold by: orvelle.example

Two buttons, half lined.

![Navy blue blazer in linen](<${ORIGIN}/media/catalogue/orvelle-navy-linen-blazer/front.avif?w=960&format=jpeg>)

[Open this piece in Atelier](${ORIGIN}/?item=orvelle-navy-linen-blazer)
`);
  });

  it('escapes the markup of foreign text', () => {
    const markdown = renderSharedMarkdown(
      createWireItem({ description: '# [here](https://evil.example) <b>' }),
      ORIGIN,
    );
    expect(markdown).toContain(String.raw`\# \[here\](https://evil.example) \<b\>`);
  });

  it('says that a piece is no longer sold, and names no shop', () => {
    const markdown = renderSharedMarkdown(createWireItem({ isWithdrawn: true }), ORIGIN);
    expect(markdown).toContain('- Price: No longer sold');
    expect(markdown).not.toContain('Sold by');
  });
});
