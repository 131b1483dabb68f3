/**
 * An answer that is JSON already. Writing the same items again for each answer costs more than finding them,
 * so what answers with many of them puts their bytes together instead.
 */
export class WrittenJson {
  /** UTF-8. */
  readonly bytes: Buffer;
  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  value(): unknown {
    return JSON.parse(this.bytes.toString());
  }
}
