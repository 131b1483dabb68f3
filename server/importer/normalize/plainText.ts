import { decodeHTMLStrict } from 'entities';
import { compile, type FormatCallback } from 'html-to-text';
import { shortenText, tidyLine } from './text.ts';

/** Maximum number of characters of markup to parse, because deep nesting makes the parser slow. */
const MAX_MARKUP_CHARACTERS = 100_000;
/** Maximum nesting depth of elements. Real descriptions have few levels. */
const MAX_NESTING_DEPTH = 100;

const TAG_PATTERN = /<\/?[a-z!]/iu;

const BLOCK_TAGS = [
  'p',
  'div',
  'section',
  'article',
  'main',
  'aside',
  'nav',
  'header',
  'footer',
  'table',
  'tr',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'figure',
  'pre',
  'form',
  'hr',
];
const SKIPPED_TAGS = ['script', 'style', 'iframe', 'noscript', 'svg', 'template', 'img'];

const formatListItem: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addInline('- ');
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

const convertToText = compile({
  wordwrap: false,
  limits: { maxDepth: MAX_NESTING_DEPTH, ellipsis: '' },
  formatters: { listItem: formatListItem },
  selectors: [
    ...BLOCK_TAGS.map((selector) => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
    ...SKIPPED_TAGS.map((selector) => ({ selector, format: 'skip' })),
    ...['td', 'th'].map((selector) => ({ selector, format: 'inlineSurround', options: { prefix: ' ' } })),
    { selector: 'a', format: 'inline' },
    { selector: 'li', format: 'listItem' },
  ],
});

/** Converts a description to plain text. Paragraphs and list items become lines; scripts and styles are left out. */
export function removeMarkup(markup: string, maxLength = 5_000): string {
  // Many feeds escape their HTML twice.
  const text = removeMarkupOnce(removeMarkupOnce(markup.slice(0, MAX_MARKUP_CHARACTERS)));
  return shortenText(tidyLines(text), maxLength);
}

/** Removes one level of markup. Leaves text without tags unchanged, because an HTML parser would join its lines. */
function removeMarkupOnce(text: string): string {
  return TAG_PATTERN.test(text) ? convertToText(text) : decodeHTMLStrict(text);
}

function tidyLines(text: string): string {
  const lines = text.split(/\r\n?|\n/).map(tidyLine);
  return lines.filter((line) => line !== '' && line !== '-').join('\n');
}
