import { PRODUCT } from '../../domain/product.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { sharedPieceText } from '../../ui/text/sharedPiece.ts';
import { getMarkdownPath, getSharedPath } from '../../domain/publicPaths.ts';
import { describeProduct } from './describeProduct.ts';
import { getSharePictureUrl } from './getSharePictureUrl.ts';

export interface PieceDescription {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly markdownUrl: string;
  /** Absolute URLs of JPEG copies, or of another shop's pictures. */
  readonly pictureUrls: readonly string[];
}

/** What previews, search engines and programs are told of a piece. */
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

export interface SharedPieceHeadProps extends PieceDescription {
  readonly item: Item;
}

/** Title, canonical URL, Open Graph and schema.org data of a shared link's page. */
export function SharedPieceHead({ item, ...piece }: SharedPieceHeadProps) {
  const { title, description, url, markdownUrl, pictureUrls } = piece;
  const [pictureUrl] = pictureUrls;
  const productData = JSON.stringify(describeProduct(item, piece));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <link rel="alternate" type="text/markdown" href={markdownUrl} />
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content={PRODUCT.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {pictureUrl !== undefined && (
        <>
          <meta property="og:image" content={pictureUrl} />
          <meta property="og:image:alt" content={item.images[0]?.alt ?? item.shortDescription} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {!item.isWithdrawn && (
        <>
          <meta property="product:price:amount" content={item.price.toFixed(2)} />
          <meta property="product:price:currency" content="USD" />
        </>
      )}
      {/* Data, which the content security policy lets through; `<` could end the script. */}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: productData.replaceAll('<', String.raw`\u003c`) }}
      />
    </>
  );
}
