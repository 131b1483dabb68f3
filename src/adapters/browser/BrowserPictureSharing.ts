import type { PictureSharing } from '../../application/ports/PictureSharing.ts';

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };
/** A download reads its address after the click. */
const KEEP_ADDRESS_MS = 60_000;

/** Web Share with a file; a download where the browser cannot share files. */
export class BrowserPictureSharing implements PictureSharing {
  async share(picture: Blob, name: string, text: string): Promise<'shared' | 'saved' | 'cancelled'> {
    const file = new File([picture], `${name}.${ENDINGS[picture.type] ?? 'webp'}`, { type: picture.type });
    const data = { files: [file], text };
    if (!navigator.canShare?.(data)) return download(file);
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      // Refused by a policy, or without a press just before.
      return (error as DOMException).name === 'AbortError' ? 'cancelled' : download(file);
    }
  }
}

function download(file: File): 'saved' {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_ADDRESS_MS);
  return 'saved';
}
