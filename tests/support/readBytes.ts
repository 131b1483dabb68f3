/** The bytes of a picture, to compare with `toEqual`. */
export const readBytes = async (picture: Blob): Promise<Uint8Array> => new Uint8Array(await picture.arrayBuffer());
