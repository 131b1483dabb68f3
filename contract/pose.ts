import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { Id, Text, Timestamp, UserId } from './fields.ts';

/** A photo of the shopper, or a picture made from one (spec section 3). */
export const Pose = z.object({
  id: z.string(),
  description: z._default(z.string(), ''),
  generated: z._default(z.boolean(), false),
  generated_from_item_id: z._default(z.nullable(z.string()), null),
  /**
   * Whether the fitting room can dress the photo. If not, `reason` is a key such as `turned-sideways`. Null if the
   * photo was not checked.
   */
  check: z._default(z.nullable(z.object({ dressable: z.boolean(), reason: z.nullable(z.string()) })), null),
});

const OwnUser = z.object({ id: UserId });
const OwnPose = z.object({ id: Id });

export const addPose = defineCall({
  name: 'addPose',
  summary: 'Saves a photo, or (with the image_id of one) a result of the fitting room',
  method: 'POST',
  path: '/api/pose/user/:id',
  access: 'owner',
  params: OwnUser,
  /** `image_id` is the id of a fitting room result to save. Other values are only file names. */
  body: z.object({ image_id: z.optional(Text(400)) }),
  files: [{ name: 'image', required: true, accept: 'image/*' }],
  response: Pose,
});

export const fetchPoses = defineCall({
  name: 'fetchPoses',
  summary: 'All poses of a shopper',
  method: 'GET',
  path: '/api/pose/user/:id',
  access: 'owner',
  params: OwnUser,
  response: z.array(Pose),
});

export const fetchPoseThumbnails = defineCall({
  name: 'fetchPoseThumbnails',
  summary: 'Thumbnails as base64, by pose id',
  method: 'GET',
  path: '/api/pose/user/:id/thumbnails',
  access: 'owner',
  params: OwnUser,
  response: z.record(z.string(), z.base64()),
});

export const getPose = defineCall({
  name: 'getPose',
  summary: 'The bytes of a pose as it was saved',
  method: 'GET',
  path: '/api/pose/:id',
  access: 'ownedThing',
  params: OwnPose,
  responseType: 'image/*',
});

export const getPoseImage = defineCall({
  name: 'getPoseImage',
  summary: 'The picture of a pose at screen size',
  method: 'GET',
  path: '/api/pose/:id/image',
  access: 'ownedThing',
  params: OwnPose,
  responseType: 'image/*',
});

export const getPoseThumbnail = defineCall({
  name: 'getPoseThumbnail',
  summary: 'A small picture of a pose',
  method: 'GET',
  path: '/api/pose/:id/thumbnail',
  access: 'ownedThing',
  params: OwnPose,
  responseType: 'image/*',
});

export const deletePose = defineCall({
  name: 'deletePose',
  summary: 'Deletes a pose',
  method: 'DELETE',
  path: '/api/pose/:id',
  access: 'ownedThing',
  params: OwnPose,
});

export const agreeToPhotos = defineCall({
  name: 'agreeToPhotos',
  summary: 'Records that the shopper agrees that photos are kept, which the first photo needs',
  method: 'POST',
  path: '/api/pose/user/:id/consent',
  access: 'owner',
  params: OwnUser,
  /** `service` is the host that the consent named as the photos' recipient. */
  body: z.object({ agreed: z.literal(true), service: z._default(z.nullable(Text(400)), null) }),
});

export const takeBackPhotos = defineCall({
  name: 'takeBackPhotos',
  summary: 'Takes the consent back and deletes every pose and result',
  method: 'DELETE',
  path: '/api/pose/user/:id/consent',
  access: 'owner',
  params: OwnUser,
});

const KeptPicture = {
  id: z.string(),
  description: z.string(),
  timestamp: Timestamp,
  /** Width in pixels; 0 if unknown. */
  width: z._default(z.number(), 0),
  height: z._default(z.number(), 0),
};

export const fetchKeptPictures = defineCall({
  name: 'fetchKeptPictures',
  summary: 'Everything that is kept for the fitting room, newest first',
  method: 'GET',
  path: '/api/pose/user/:id/kept',
  access: 'owner',
  params: OwnUser,
  response: z.object({
    /** When the shopper agreed to the current use of photos; null if they have not. */
    agreed_at: z.nullable(Timestamp),
    /** The host of the try-on service that receives the photos; null if photos stay on the server. */
    service: z._default(z.nullable(z.string()), null),
    /** `corrected`: the shopper's corrections to the shoulders or waist are stored with the pose. */
    poses: z.array(z.object({ ...KeptPicture, generated: z.boolean(), corrected: z._default(z.boolean(), false) })),
    /** `expires_at` is the time at which an unsaved result is deleted. */
    results: z.array(z.object({ ...KeptPicture, expires_at: Timestamp })),
  }),
});
