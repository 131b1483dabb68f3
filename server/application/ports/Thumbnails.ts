/** Makes small copies of pictures. Without a contract suite: its only adapter encodes pictures. */
export interface Thumbnails {
  /** Rejects with the signal's reason. */
  makeThumbnail(picture: Uint8Array, signal?: AbortSignal): Promise<Uint8Array>;
}
