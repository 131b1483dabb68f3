/** The path of a shared link, which opens for everybody (spec 2.1). */
export function getSharedPath(itemId: string): string {
  return `/?item=${encodeURIComponent(itemId)}`;
}

/** The path of the same page as Markdown. */
export function getMarkdownPath(itemId: string): string {
  return `/item/${encodeURIComponent(itemId)}.md`;
}
