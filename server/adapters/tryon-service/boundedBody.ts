import { ServiceFailure } from './ServiceFailure.ts';

/** Reads the body of a response. Rejects, and closes the connection, if it has more than `most` bytes. */
export async function boundedBody(response: Response, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += piece.byteLength;
    // The throw leaves the loop, which cancels the stream.
    if (length > most) throw new ServiceFailure(`It sent more than ${most} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
