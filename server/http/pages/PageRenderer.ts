import type { WireItem } from '../wire/itemToWire.ts';

/**
 * Renders pages with src/composition/public. It is built as a module of the client, because the server imports no
 * components.
 */
export interface PageRenderer {
  /** Renders a shared link's page; null for an unknown item. */
  renderSharedPage(item: WireItem | null, appOrigin: string): { readonly head: string; readonly body: string };
  renderSharedMarkdown(item: WireItem, appOrigin: string): string;
  writeLlmsText(addresses: PublicAddresses): string;
}

export interface PublicAddresses {
  readonly websiteUrl: string;
  readonly visionUrl: string;
  readonly appOrigin: string;
}

/** The app's document and the renderer of its pages. With hot reload, both are read for each request. */
export interface PageSource {
  readDocument(url: string): Promise<string>;
  /** The HTML elements that load the styles of a shared link's page. */
  readonly sharedPageStyles: string;
  getRenderer(): Promise<PageRenderer>;
}
