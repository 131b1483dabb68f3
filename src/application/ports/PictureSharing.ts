/**
 * Shares a picture with other apps of the device, or saves it if the browser cannot share. Without a contract suite:
 * its only adapter wraps browser functions and has its own tests.
 */
export interface PictureSharing {
  /**
   * `name` is the file name without its extension. Resolves to the outcome; `cancelled` means that the shopper
   * canceled.
   */
  share(picture: Blob, name: string, text: string): Promise<'shared' | 'saved' | 'cancelled'>;
}
