import { isDiscounted, type Item } from '../../domain/catalogue/Item.ts';
import { commonText } from '../../ui/text/commonText.ts';
import { formatPrice } from '../../ui/text/formatPrice.ts';
import { sharedPieceText as text } from '../../ui/text/sharedPiece.ts';
import type { PieceDescription } from './describePiece.ts';

/** Characters with a meaning in Markdown. */
const MARKUP_PATTERN = /[\\`*_{}[\]<>#|~]/gu;

/** The page of a piece as Markdown. Catalogue texts come from shops, so their markup is escaped. */
export function writePieceMarkdown(item: Item, { url, pictureUrls }: PieceDescription): string {
  const name = escapeMarkdown(item.shortDescription);
  const facts = [
    [text.brand, item.brand],
    [commonText.priceNow, writePrice(item)],
    [text.colors, item.colors.join(', ')],
    [text.sizes, item.sizes.join(', ')],
    [text.soldBy, item.isWithdrawn ? '' : item.website],
  ].flatMap(([label = '', value = '']) => (value === '' ? [] : [`- ${label}: ${escapeMarkdown(value)}`]));
  const pictures = item.images.map(
    ({ alt }, index) =>
      `![${escapeMarkdown(alt ?? item.shortDescription)}](<${pictureUrls[index]!.replaceAll(/[<>]/gu, encodeURIComponent)}>)`,
  );
  const parts = [
    `# ${name}`,
    facts.join('\n'),
    escapeMarkdown(item.description),
    pictures.join('\n'),
    `[${text.open}](${url})`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function writePrice(item: Item): string {
  if (item.isWithdrawn) return commonText.noLongerSold;
  const price = formatPrice(item.price);
  return isDiscounted(item) ? `${price} (${commonText.priceWas.toLowerCase()} ${formatPrice(item.fullPrice)})` : price;
}

function escapeMarkdown(foreignText: string): string {
  return foreignText.replaceAll(MARKUP_PATTERN, String.raw`\$&`);
}
