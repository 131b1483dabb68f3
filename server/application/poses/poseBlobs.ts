import type { BlobKey } from '../ports/Blobs.ts';

export const pictureBlob = (poseId: string): BlobKey => ({ collection: 'poses', id: poseId });
export const thumbnailBlob = (poseId: string): BlobKey => ({ collection: 'poses', id: `${poseId}-thumbnail` });
export const tryOnBlob = (id: string): BlobKey => ({ collection: 'try-ons', id });
