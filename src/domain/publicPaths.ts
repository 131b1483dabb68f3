/** The path of an item's public page (spec 2.1). */
export function getSharedPath(itemId: string): string {
  return `/?item=${encodeURIComponent(itemId)}`;
}

/** The path of the Markdown version of an item's public page. */
export function getMarkdownPath(itemId: string): string {
  return `/item/${encodeURIComponent(itemId)}.md`;
}
