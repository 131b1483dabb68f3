import { decodeHTMLStrict } from 'entities';
import { compile, type FormatCallback } from 'html-to-text';
import { shortened, withoutControls } from './text.ts';

/** Characters of a description that are read. The parser's time grows with the square of the nesting. */
const MAX_MARKUP = 100_000;
/** Nesting of elements that is followed; a description has a handful. */
const MAX_DEPTH = 100;

const HAS_TAG = /<\/?[a-z!]/iu;

const BLOCKS = [
  'p', 'div', 'section', 'article', 'main', 'aside', 'nav', 'header', 'footer', 'table', 'tr', 'ul', 'ol', 'dl', 'dt', 'dd',
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'figure', 'pre', 'form', 'hr',
];
const UNREAD = ['script', 'style', 'iframe', 'noscript', 'svg', 'template', 'img'];

const listItem: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addInline('- ');
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

const toText = compile({
  wordwrap: false,
  limits: { maxDepth: MAX_DEPTH, ellipsis: '' },
  formatters: { listItem },
  selectors: [
    ...BLOCKS.map((selector) => ({ selector, format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } })),
    ...UNREAD.map((selector) => ({ selector, format: 'skip' })),
    ...['td', 'th'].map((selector) => ({ selector, format: 'inlineSurround', options: { prefix: ' ' } })),
    { selector: 'a', format: 'inline' },
    { selector: 'li', format: 'listItem' },
  ],
});

/** Plain text of a description that may be HTML: paragraphs and list items stay lines, scripts and styles go. */
export function plainText(markup: string, maxLength = 5_000): string {
  // Feeds escape their HTML twice as often as once.
  const text = withoutMarkup(withoutMarkup(markup.slice(0, MAX_MARKUP)));
  return shortened(tidyLines(text), maxLength);
}

/** Text without tags is left as it is: its line ends mean something, and HTML would take them for spaces. */
function withoutMarkup(text: string): string {
  return HAS_TAG.test(text) ? toText(text) : decodeHTMLStrict(text);
}

function tidyLines(text: string): string {
  const lines = withoutControls(text).split(/\r\n?|\n/).map((line) => line.replace(/[\s\u200b\u200c\ufeff\u00ad]+/g, ' ').trim());
  return lines.filter((line) => line !== '' && line !== '-').join('\n');
}
