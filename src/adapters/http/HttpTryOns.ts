import type { Problem } from '../../../contract/problem.ts';
import type { TryOnMetadata } from '../../../contract/tryon.ts';
import { getTryOnPlace, tryOn } from '../../../contract/tryon.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { TryOnRefused, TryOnQueueFull } from '../../application/ports/TryOns.ts';
import type { TryOnCause, TryOnPlace, TryOnRequest, TryOnResult, TryOns } from '../../application/ports/TryOns.ts';
import type { Adjustment, GarmentFit, LineMoves } from '../../domain/poses/Adjustment.ts';
import type { Slot } from '../../domain/poses/Slot.ts';
import { decodeBase64 } from './base64.ts';
import type { HttpClient } from './HttpClient.ts';
import { HttpFailure } from './HttpFailure.ts';

type TryOnMetadataInput = (typeof TryOnMetadata)['_zod']['input'];

/** Timeout of a try-on: dressing a photo takes seconds, and the request may wait in a queue. */
const GENERATION_TIMEOUT_MS = 120_000;
const GENERATION_FAILED_MESSAGE = 'Failed to generate tryon image';
/** Media types of pictures by the first byte of the file. */
const IMAGE_TYPE_BY_FIRST_BYTE: Readonly<Record<number, string>> = { 0xff: 'image/jpeg', 0x89: 'image/png' };
const UNSUITABLE_STATUS = 422;
const NO_CONSENT_STATUS = 428;
const QUEUE_FULL_STATUS = 503;

/** The slots' field names in the request. The specification has no outer layer, so `outer` is our own name. */
const FIELD_BY_SLOT = { fullBody: 'full_body', bottom: 'bottom', top: 'top', outer: 'outer' } as const;
const CATEGORY_BY_SLOT: Readonly<Record<Slot, TryOnMetadataInput['category']>> = {
  fullBody: 'full_body',
  bottom: 'bottom',
  top: 'top',
  outer: 'top',
};

export class HttpTryOns implements TryOns {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async make(request: TryOnRequest, signal?: AbortSignal): Promise<TryOnResult> {
    const metadata = JSON.stringify(createMetadata(request));
    const form = new FormData();
    form.set('metadata', metadata);
    const input = { body: { metadata }, form, timeoutMs: GENERATION_TIMEOUT_MS, signal };
    const readResult = async (response: Response) => {
      const answer = await this.#client.parse(tryOn.response!, await response.text());
      const { id, gen_image_b64: picture, readings, description, fit } = answer;
      const result = { id, picture: decodePicture(picture), variantCount: readings, description };
      return fit === null ? result : { ...result, fits: fit.map(toGarmentFit) };
    };
    return this.#client.sendAndRead(tryOn, input, GENERATION_FAILED_MESSAGE, readResult).catch(throwRefusal);
  }

  async fetchPlace(requestId: string, signal?: AbortSignal): Promise<TryOnPlace | null> {
    const input = { params: { request_id: requestId }, signal };
    const response = this.#client.send(getTryOnPlace, input, 'Failed to retrieve place');
    return response.then(toTryOnPlace).catch(resolveMissing);
  }
}

const toTryOnPlace = ({
  place,
  of,
  seconds,
}: {
  readonly place: number;
  readonly of: number;
  readonly seconds: number;
}): TryOnPlace => ({ place, waitingCount: of, remainingSeconds: seconds });

/** Decodes the picture and finds its media type, which the response lacks but sharing requires. */
function decodePicture(base64: string): Blob {
  const bytes = decodeBase64(base64);
  return new Blob([bytes], { type: IMAGE_TYPE_BY_FIRST_BYTE[bytes[0] ?? 0] ?? 'image/webp' });
}

function createMetadata({
  userId,
  cause,
  base,
  slot,
  item,
  retry,
  adjustment,
  requestId,
}: TryOnRequest): TryOnMetadataInput {
  const garment = { id: item.id, collection: null, url: item.itemUrl || null, website: item.website || null };
  return {
    user_id: userId,
    category: getCategory(cause),
    context: 'fitting_room',
    context_id: null,
    top: null,
    bottom: null,
    full_body: null,
    outer: null,
    [FIELD_BY_SLOT[slot]]: garment,
    pose: { id: base.id, type: base.kind },
    retry: retry !== null,
    retry_prev_id: retry?.previousId ?? null,
    retry_iteration: retry?.iteration ?? 0,
    request_id: requestId ?? null,
    adjust: adjustment === undefined ? null : toWireAdjustment(adjustment),
  };
}

function toWireAdjustment({ garments, body }: Adjustment): NonNullable<TryOnMetadataInput['adjust']> {
  const moves = Object.entries(garments).map(([slot, lines]) => [FIELD_BY_SLOT[slot as Slot], lines] as const);
  return {
    ...Object.fromEntries<LineMoves>(moves),
    body: body as { readonly [line in 'shoulders' | 'waist']?: number } | null,
  };
}

type WireFit = NonNullable<(typeof tryOn.response & object)['_zod']['output']['fit']>[number];

const SLOT_BY_FIELD = { full_body: 'fullBody', bottom: 'bottom', top: 'top', outer: 'outer' } as const;

const toGarmentFit = ({ slot, outline, lines }: WireFit): GarmentFit => ({
  slot: SLOT_BY_FIELD[slot],
  outline,
  lines: lines.map(({ of_body: isOfBody, ...line }) => ({ ...line, isOfBody })),
});

function getCategory(cause: TryOnCause): TryOnMetadataInput['category'] {
  return cause === 'retry' || cause === 'pose' || cause === 'remove' ? cause : CATEGORY_BY_SLOT[cause];
}

function throwRefusal(error: unknown): never {
  const cause = error instanceof CallError && error.cause instanceof HttpFailure ? error.cause : null;
  const serverMessage = cause?.problem?.detail;
  if (cause?.status === UNSUITABLE_STATUS || cause?.status === NO_CONSENT_STATUS)
    throw new TryOnRefused(findReason(cause.problem), { cause: error });
  if (cause?.status === QUEUE_FULL_STATUS)
    throw new TryOnQueueFull(GENERATION_FAILED_MESSAGE, cause.retryAfterSeconds, { cause, serverMessage });
  throw error;
}

/** The key of the reason; if there is none, the backend's sentence. */
const findReason = (problem: Problem | null): string => problem?.reason ?? problem?.detail ?? '';

function resolveMissing(error: unknown): null {
  if (error instanceof CallError && error.failure === 'not-found') return null;
  throw error;
}
