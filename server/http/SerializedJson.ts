/**
 * A response that is already serialized. Serializing the same items for each response would take longer than the
 * search, so responses with many items are assembled from cached bytes.
 */
export class SerializedJson {
  /** JSON in UTF-8. */
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  value(): unknown {
    return JSON.parse(this.bytes.toString());
  }
}
