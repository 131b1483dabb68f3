import type { ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import type { Item } from '../../domain/catalogue/Item.ts';

export interface TextPart {
  readonly text: string;
  /** The piece that the text names; null for other text. */
  readonly item: Item | null;
}

/** Splits text at the names of the answer's pieces. Finds each piece only at its first mention. */
export function splitAtNames(text: string, { namedItems, pieces }: Pick<ShownMessage, 'namedItems' | 'pieces'>) {
  const mentions = namedItems
    .flatMap(({ itemId, name }) => {
      const item = pieces.find(({ id }) => id === itemId);
      const position = text.indexOf(name);
      return item === undefined || name === '' || position < 0
        ? []
        : [{ item, at: position, end: position + name.length }];
    })
    .sort((a, b) => a.at - b.at);
  const parts: TextPart[] = [];
  let end = 0;
  for (const mention of mentions) {
    // Skip a name inside a longer name.
    if (mention.at < end) continue;
    parts.push({ text: text.slice(end, mention.at), item: null });
    parts.push({ text: text.slice(mention.at, mention.end), item: mention.item });
    ({ end } = mention);
  }
  return [...parts, { text: text.slice(end), item: null }].filter((part) => part.text !== '');
}
