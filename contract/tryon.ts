import * as z from 'zod/mini';
import { FIT_LINES, MAX_LINE_MOVE } from '../src/domain/poses/Adjustment.ts';
import { defineCall } from './Call.ts';
import { Id, Text, UserId } from './fields.ts';

/** The id of a garment or pose, or a file name if the request contains the file. */
const IdOrName = z.string().check(z.minLength(1), z.maxLength(400));

const Garment = z.nullable(
  z.object({
    id: IdOrName,
    collection: z.nullable(z.string().check(z.maxLength(120))),
    url: z.nullable(z.string().check(z.maxLength(2_000))),
    website: z.nullable(z.string().check(z.maxLength(400))),
  }),
);

/** How far a line is moved down, as a fraction of the picture's height. Negative values move it up. */
const Move = z.optional(z.number().check(z.minimum(-MAX_LINE_MOVE), z.maximum(MAX_LINE_MOVE)));
const Moves = z.strictObject({ collar: Move, shoulders: Move, waist: Move, hem: Move });
const FIT_SLOTS = ['top', 'bottom', 'full_body', 'outer'] as const;

/** The shopper's corrections: lines of the worn garments, and lines of the person in a photo. */
const Adjust = z.strictObject({
  top: z.optional(Moves),
  bottom: z.optional(Moves),
  full_body: z.optional(Moves),
  outer: z.optional(Moves),
  /**
   * Corrections of the person in a photo, stored with the pose for later pictures. Null uses the stored corrections.
   */
  body: z._default(z.nullable(z.strictObject({ shoulders: Move, waist: Move })), null),
});

/** The place of a worn garment in the picture. Positions are fractions of the picture's width and height. */
const GarmentFit = z.object({
  slot: z.enum(FIT_SLOTS),
  outline: z.array(z.tuple([z.number(), z.number()])),
  lines: z.array(
    z.object({
      line: z.enum(FIT_LINES),
      y: z.number(),
      left: z.number(),
      right: z.number(),
      /** How far the line has been moved. */
      moved: z.number(),
      least: z.number(),
      most: z.number(),
      /** Whether the line belongs to the person in the photo. Its move is then stored with the pose. */
      of_body: z.boolean(),
    }),
  ),
});

/** A request to the fitting room (spec section 3, try-on request metadata). */
export const TryOnMetadata = z.object({
  user_id: UserId,
  category: z.enum(['retry', 'pose', 'top', 'bottom', 'full_body', 'remove']),
  context: z.string().check(z.maxLength(80)),
  context_id: z.nullable(Id),
  top: Garment,
  bottom: Garment,
  full_body: Garment,
  /** The garment over the top or the full-body garment. */
  outer: z._default(Garment, null),
  /** The body to dress. `type` is `pose`, `result` (a picture from an earlier try-on) or `figure` (a drawn body). */
  pose: z.nullable(z.object({ id: IdOrName, type: z.string().check(z.maxLength(80)) })),
  retry: z.boolean(),
  retry_prev_id: z.nullable(Id),
  retry_iteration: z.int().check(z.minimum(0), z.maximum(1_000)),
  /** An id chosen by the client, to ask for the request's place in the queue. */
  request_id: z._default(z.nullable(Id), null),
  adjust: z._default(z.nullable(Adjust), null),
});

const picture = (name: string) => ({ name, required: false, accept: 'image/*', encoding: 'base64' }) as const;

export const tryOn = defineCall({
  name: 'tryOn',
  summary: 'Renders garments on a pose',
  method: 'POST',
  path: '/api/tryon',
  access: 'owner',
  body: z.object({
    /** `TryOnMetadata` as JSON text. */
    metadata: Text(20_000),
  }),
  files: [
    picture('top_file_base64'),
    picture('bottom_file_base64'),
    picture('full_body_file_base64'),
    picture('outer_file_base64'),
    picture('pose_file_base64'),
  ],
  response: z.object({
    id: z.string(),
    gen_image_b64: z.string(),
    category: z.optional(z.string()),
    retry: z._default(z.boolean(), false),
    retry_prev_id: z._default(z.nullable(z.string()), null),
    retry_iteration: z._default(z.number(), 0),
    /** The number of visibly different ways to wear these garments; null if unknown. */
    readings: z._default(z.nullable(z.number()), null),
    description: z._default(z.string(), ''),
    /** Where the garments are in the picture; null if their lines cannot be moved. */
    fit: z._default(z.nullable(z.array(GarmentFit)), null),
    /** Time of the result, in ISO 8601, UTC. */
    timestamp: z.optional(z.string()),
  }),
});

export const getTryOnPlace = defineCall({
  name: 'getTryOnPlace',
  summary: 'The place of an own request to the fitting room that waits',
  method: 'GET',
  path: '/api/tryon/waiting/:request_id',
  access: 'session',
  params: z.object({ request_id: Id }),
  response: z.object({
    /** The place in the queue: 1 is next; 0 while the picture is being made. */
    place: z.number(),
    /** The number of waiting requests. */
    of: z.number(),
    /** Estimated seconds until the picture is ready. */
    seconds: z.number(),
  }),
});

export const getTryOnImage = defineCall({
  name: 'getTryOnImage',
  summary: 'A picture that the fitting room made',
  method: 'GET',
  path: '/api/tryon/:id/image',
  access: 'ownedThing',
  params: z.object({ id: Id }),
  responseType: 'image/*',
});

export const deleteTryOn = defineCall({
  name: 'deleteTryOn',
  summary: 'Deletes a picture that the fitting room made; poses that were saved from it stay',
  method: 'DELETE',
  path: '/api/tryon/:id',
  access: 'ownedThing',
  params: z.object({ id: Id }),
});

export const getFigures = defineCall({
  name: 'getFigures',
  summary: 'The drawn figures of the fitting room, and their skin tones',
  method: 'GET',
  path: '/api/tryon/figures',
  access: 'session',
  response: z.object({
    figures: z.array(z.object({ id: z.string(), name: z.string(), width: z.number(), height: z.number() })),
    tones: z.array(z.object({ id: z.string(), name: z.string(), color: z.string() })),
  }),
});

/** The picture of a figure in a skin tone, such as `woman-slim.medium`. */
export const getFigureImage = defineCall({
  name: 'getFigureImage',
  summary: 'The picture of a drawn figure before it is dressed',
  method: 'GET',
  path: '/api/tryon/figures/:id/image',
  access: 'anyone',
  params: z.object({ id: Id }),
  /** `w` requests a smaller copy of this width in pixels. */
  query: z.object({ w: z.optional(z.enum(['320', '480', '640', '960'])) }),
  responseType: 'image/*',
});
