/** Makes small copies of pictures. */
export interface Thumbnails {
  /** Rejects with the signal's reason. */
  make(picture: Uint8Array, signal?: AbortSignal): Promise<Uint8Array>;
}
