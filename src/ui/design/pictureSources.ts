/** The widths in pixels in which the backend offers its pictures. */
const PICTURE_WIDTHS = [320, 480, 640, 960] as const;

const OWN_PICTURES_PATH_PREFIX = '/media/';

/**
 * Whether a picture is from our own backend, which offers several widths. Pictures of other shops are used unchanged.
 */
export function isOwnPicture(url: string): boolean {
  return url.startsWith(OWN_PICTURES_PATH_PREFIX);
}

/** The URL of a picture at `width` pixels. */
export function getPictureUrl(url: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return `${url}?w=${width}`;
}

/** The `srcset` of a picture, up to the original width if that is known; undefined for another shop's picture. */
export function createSourceSet(url: string, originalWidth: number | null): string | undefined {
  if (!isOwnPicture(url)) return undefined;
  const entries = PICTURE_WIDTHS.filter((width) => originalWidth === null || width < originalWidth).map(
    (width) => `${getPictureUrl(url, width)} ${width}w`,
  );
  return (originalWidth === null ? entries : [...entries, `${url} ${originalWidth}w`]).join(', ');
}
