import type { WireItem } from '../wire/itemToWire.ts';

/**
 * Renders with src/composition/public, built as one module with the client, because the server does not import
 * components of the interface.
 */
export interface PageRenderer {
  /** Renders the head and the body of a shared link's page; null for an item that is not in the catalogue. */
  renderSharedPage(item: WireItem | null, appOrigin: string): { readonly head: string; readonly body: string };
  renderSharedMarkdown(item: WireItem, appOrigin: string): string;
  writeLlmsText(addresses: PublicAddresses): string;
}

export interface PublicAddresses {
  readonly websiteUrl: string;
  readonly visionUrl: string;
  readonly appOrigin: string;
}

/** The app's document and the renderer of its pages. With hot reload, both are read again for each request. */
export interface PageSource {
  readDocument(url: string): Promise<string>;
  /** The HTML elements that load the styles of a shared link's page. */
  readonly sharedPageStyles: string;
  getRenderer(): Promise<PageRenderer>;
}
