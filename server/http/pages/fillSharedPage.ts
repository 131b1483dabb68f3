const TITLE_PATTERN = /<title>[^<]*<\/title>/u;
const DESCRIPTION_PATTERN = /<meta name="description"[^<>]*>/u;
const ROOT = '<div id="root">';

export interface SharedPageContent {
  readonly head: string;
  readonly styles: string;
  readonly body: string;
  readonly itemId: string;
}

/** Inserts a shared link's page into the app's document: title, description, and the item before the app. */
export function fillSharedPage(document: string, { head, styles, body, itemId }: SharedPageContent): string {
  const piece = `<div id="shared-piece" data-item="${encodeURIComponent(itemId)}">${body}</div>`;
  return document
    .replace(TITLE_PATTERN, '')
    .replace(DESCRIPTION_PATTERN, '')
    .replace('</head>', () => `${head}${styles}</head>`)
    .replace(ROOT, () => `${piece}${ROOT}`);
}
