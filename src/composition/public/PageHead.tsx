import { PRODUCT } from '../../domain/product.ts';

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  readonly path: string;
  /** The picture of shared links. */
  readonly picture: { readonly path: string; readonly width: number; readonly height: number; readonly alt: string };
}

/** Title, description, canonical URL and Open Graph data of a page of the marketing site. */
export function PageHead({ title, description, origin, path, picture }: PageHeadProps) {
  const url = `${origin}${path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${origin}${picture.path}`} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
