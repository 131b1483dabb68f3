import { PRODUCT } from '../../domain/product.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { describeProduct } from './describeProduct.ts';
import type { PieceDescription } from './describePiece.ts';

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
      {/* This script is data, which the content security policy allows. An unescaped `<` could end it. */}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: productData.replaceAll('<', String.raw`\u003c`) }}
      />
    </>
  );
}
