import { getPictureUrl, isOwnPicture } from '../../ui/design/pictureSources.ts';

/**
 * The absolute URL of a picture for link previews. Our own pictures are sent as JPEG, because many previews support
 * no newer format.
 */
export function getSharePictureUrl(url: string, origin: string): string {
  return isOwnPicture(url) ? `${origin}${getPictureUrl(url, 960)}&format=jpeg` : url;
}
