import type { Attachment } from './Search.ts';

/**
 * The URL of an attachment's picture; undefined for an item without pictures. The `url` of an item is the shop's
 * page, not a picture.
 */
export function getAttachmentPicture({ imageUrls, url, context }: Attachment): string | undefined {
  const pictureUrl = imageUrls[0] ?? (context === 'chat_attachment' ? url : '');
  return pictureUrl === '' ? undefined : pictureUrl;
}
