import type { PictureSharing } from '../../application/ports/PictureSharing.ts';

const EXTENSION_BY_TYPE: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };
/** Delay before a download's object URL is revoked, because the browser reads it after the click. */
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
      // After other errors, e.g. a missing permission or user gesture, download the file.
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
