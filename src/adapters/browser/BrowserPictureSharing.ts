import type { PictureSharing } from '../../application/ports/PictureSharing.ts';

const EXTENSION_BY_TYPE: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };
/** The browser reads the object URL of a download after the click, so the URL is revoked only after this time. */
const OBJECT_URL_LIFETIME_MS = 60_000;

/** Shares a picture as a file (Web Share). Downloads it in browsers that cannot share files. */
export class BrowserPictureSharing implements PictureSharing {
  async share(picture: Blob, name: string, text: string): Promise<'shared' | 'saved' | 'cancelled'> {
    const file = new File([picture], `${name}.${EXTENSION_BY_TYPE[picture.type] ?? 'webp'}`, { type: picture.type });
    const data = { files: [file], text };
    if (!navigator.canShare?.(data)) return download(file);
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      // Other errors, e.g. a permissions policy or a missing user gesture, fall back to a download.
      return (error as DOMException).name === 'AbortError' ? 'cancelled' : download(file);
    }
  }
}

function download(file: File): 'saved' {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), OBJECT_URL_LIFETIME_MS);
  return 'saved';
}
