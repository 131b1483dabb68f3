import { getPictureUrl, isOwnPicture } from '../../ui/design/pictureSources.ts';

/** The absolute URL of a picture; our own as JPEG, because many programs that show previews read nothing newer. */
export function getSharePictureUrl(url: string, origin: string): string {
  return isOwnPicture(url) ? `${origin}${getPictureUrl(url, 960)}&format=jpeg` : url;
}
