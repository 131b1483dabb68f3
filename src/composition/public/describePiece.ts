import type { Item } from '../../domain/catalogue/Item.ts';
import { getMarkdownPath, getSharedPath } from '../../domain/publicPaths.ts';
import { sharedPieceText } from '../../ui/text/sharedPiece.ts';
import { getSharePictureUrl } from './getSharePictureUrl.ts';

export interface PieceDescription {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly markdownUrl: string;
  /** Absolute URLs: JPEG copies of our own pictures, unchanged for another shop's pictures. */
  readonly pictureUrls: readonly string[];
}

/** Describes a piece for link previews, search engines and AI agents. */
export function describePiece(item: Item, origin: string): PieceDescription {
  const { id, shortDescription: name, brand, description, images } = item;
  return {
    title: sharedPieceText.documentTitle(name, brand),
    description: description === '' ? sharedPieceText.description(name, brand) : description,
    url: origin + getSharedPath(id),
    markdownUrl: origin + getMarkdownPath(id),
    pictureUrls: images.map(({ url }) => getSharePictureUrl(url, origin)),
  };
}
