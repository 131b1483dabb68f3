import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeMarkup } from './plainText.ts';

describe('plainText', () => {
  it('keeps paragraphs and lists as lines, and drops markup, scripts and styles', () => {
    const html =
      '<style>p{color:red}</style><p>Soft &amp; warm.<br>Made in <b>Sweden</b></p><ul><li>Wool</li><li></li><li>Two&nbsp;pockets</li></ul><script>alert("x")</script><!-- old -->';
    expect(removeMarkup(html)).toBe('Soft & warm.\nMade in Sweden\n- Wool\n- Two pockets');
  });

  it('decodes HTML that was escaped twice', () => {
    expect(removeMarkup('&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two &amp;amp; three&lt;/p&gt;')).toBe('One\nTwo & three');
  });

  it('keeps characters that are not tags', () => {
    expect(removeMarkup('for waists < 40 and > 30 & up')).toBe('for waists < 40 and > 30 & up');
  });

  it('decodes named and numeric references and keeps invalid ones', () => {
    expect(removeMarkup('Gr&ouml;&szlig;e &#8364;5 &#x41; &bogus;')).toBe('Größe €5 A &bogus;');
    expect(removeMarkup('<p>Gr&ouml;&szlig;e &#8364;5 &#x41; &bogus;</p>')).toBe('Größe €5 A &bogus;');
  });

  it('breaks lines at tags with attributes, and begins each list item with a dash', () => {
    const html =
      '<ul><li>\n<span>Stone: </span>opal</li></ul><strong>Care</strong><br data-mce-fragment="1"><em>by hand</em>';
    expect(removeMarkup(html)).toBe('- Stone: opal\nCare\nby hand');
  });

  it('limits the nesting depth, without a stack overflow', () => {
    expect(removeMarkup(`<p>Wool</p>${'<div>'.repeat(5_000)}lost`)).toBe('Wool');
  });

  it('leaves no tag in any text', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<br/>',
      '<script>',
      'word',
      '&lt;b&gt;',
      '<li>',
      '<img src=x onerror=y>',
      '&amp;',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(removeMarkup(pieces.join(''))).not.toMatch(/<\/?(?:p|br|script|li|img|b)\b[^<>]*>/);
      }),
    );
  });

  it('truncates at a word', () => {
    expect(removeMarkup('one two three four', 12)).toBe('one two…');
  });
});
