import type { BlobKey } from '../ports/Blobs.ts';

export const getPictureBlobKey = (poseId: string): BlobKey => ({ collection: 'poses', id: poseId });
export const getThumbnailBlobKey = (poseId: string): BlobKey => ({ collection: 'poses', id: `${poseId}-thumbnail` });
export const getTryOnBlobKey = (id: string): BlobKey => ({ collection: 'try-ons', id });
