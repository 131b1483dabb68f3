/** Reads the body of a response. If it has more than `maxBytes`, closes the connection and rejects with a `Failure`. */
export async function boundedBody(
  response: Response,
  maxBytes: number,
  Failure: new (message: string) => Error,
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += piece.byteLength;
    // Throwing ends the loop, which cancels the stream.
    if (length > maxBytes) throw new Failure(`It sent more than ${maxBytes} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
