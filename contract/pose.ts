import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { Id, UserId } from './fields.ts';

/** A photo of the shopper, or a picture made from one (spec section 3). */
export const Pose = z.object({
  id: z.string(),
  description: z._default(z.string(), ''),
  generated: z._default(z.boolean(), false),
  generated_from_item_id: z._default(z.nullable(z.string()), null),
});

const OwnUser = z.object({ id: UserId });
const OwnPose = z.object({ id: Id });

export const addPose = defineCall({
  name: 'addPose',
  summary: 'Saves a photo, or (with image_id) a picture made by the fitting room',
  method: 'POST',
  path: '/api/pose/user/:id',
  access: 'owner',
  params: OwnUser,
  body: z.object({ image_id: z.optional(Id) }),
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
  response: z.record(z.string(), z.string()),
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
