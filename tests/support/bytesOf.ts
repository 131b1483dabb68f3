/** The bytes of a picture, for comparison with `toEqual`. */
export const bytesOf = async (picture: Blob): Promise<Uint8Array> => new Uint8Array(await picture.arrayBuffer());
