/** The widths in pixels that the backend cuts its own pictures to. */
export const PICTURE_WIDTHS = [240, 360, 480, 720, 960, 1440] as const;

const OWN = '/media/';

/** Only pictures of our own backend come in several widths; another shop's come as they are. */
export function isOwnPicture(url: string): boolean {
  return url.startsWith(OWN);
}

/** `url` at `width` pixels. */
export function pictureAt(url: string, width: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}w=${width}`;
}

/** The `srcset` of a picture, no wider than the original where its width is known; nothing for another shop's. */
export function sourceSet(url: string, originalWidth: number | null): string | undefined {
  if (!isOwnPicture(url)) return undefined;
  const widths = PICTURE_WIDTHS.filter((width, index) => originalWidth === null || index === 0 || width <= originalWidth);
  return widths.map((width) => `${pictureAt(url, width)} ${width}w`).join(', ');
}
