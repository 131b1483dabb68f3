/**
 * A response that is already serialized. Responses with many items are assembled from cached bytes, because
 * serializing takes longer than searching.
 */
export class SerializedJson {
  /** JSON in UTF-8. */
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  parse(): unknown {
    return JSON.parse(this.bytes.toString());
  }
}
