/** The path of an item's shared link, which works without signing in (spec 2.1). */
export function getSharedPath(itemId: string): string {
  return `/?item=${encodeURIComponent(itemId)}`;
}

/** The path of the shared page as Markdown. */
export function getMarkdownPath(itemId: string): string {
  return `/item/${encodeURIComponent(itemId)}.md`;
}
