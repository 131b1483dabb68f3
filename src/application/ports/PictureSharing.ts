/**
 * Hands a picture to other apps of the device, or saves it where that is not possible.
 *
 * Without a contract suite: its one adapter wraps functions of the browser and has its own tests.
 */
export interface PictureSharing {
  /** `name` is the file's, without an ending. Resolves to what happened; `cancelled` by the shopper. */
  share(picture: Blob, name: string, text: string): Promise<'shared' | 'saved' | 'cancelled'>;
}
