import type { WireItem } from '../wire/itemToWire.ts';

/**
 * What src/composition/public renders, in one module built with the client: the server does not know the components of
 * the interface.
 */
export interface PageRenderer {
  /** The head and the body of a shared link's page; null for an item that is not in the catalogue. */
  renderSharedPage(item: WireItem | null, appOrigin: string): { readonly head: string; readonly body: string };
  renderSharedMarkdown(item: WireItem, appOrigin: string): string;
  writeLlmsText(addresses: PublicAddresses): string;
}

export interface PublicAddresses {
  readonly websiteUrl: string;
  readonly visionUrl: string;
  readonly appOrigin: string;
}

/** The app's document and what renders into it; with hot reload each is read again for each request. */
export interface PageSource {
  readDocument(url: string): Promise<string>;
  /** The elements that load the styles of a shared link's page. */
  readonly sharedPageStyles: string;
  getRenderer(): Promise<PageRenderer>;
}
