import type { z } from 'zod';
import { getTryOnPlace, TryOnMetadata, tryOn } from '../../../contract/tryon.ts';
import {
  NO_ADJUSTMENT,
  type Adjustment,
  type GarmentFit,
  type LineMoves,
} from '../../../src/domain/poses/Adjustment.ts';
import type { Slot } from '../../../src/domain/poses/Slot.ts';
import { NotFoundError, RefusedFieldError } from '../../application/AccessError.ts';
import type { TryOnOutcome, TryOnService } from '../../application/poses/TryOnService.ts';
import type { TryOnRequest, RequestedBody, RequestedGarment } from '../../application/poses/TryOnRequest.ts';
import { parseInput, type CallServer, type ServedCall } from '../CallServer.ts';
import type { FormFile } from '../form.ts';

type Metadata = z.output<typeof TryOnMetadata>;
type FormFiles = ServedCall<unknown, unknown>['files'];

export function serveTryOn(calls: CallServer, tryOns: TryOnService): void {
  calls.serve(tryOn, async ({ body, files, userId, signal }) => {
    const metadata = parseInput(TryOnMetadata, parseJson(body.metadata)) as Metadata;
    const outcome = await tryOns.dressBody(toTryOnRequest(userId, metadata, files), signal);
    return outcomeToWire(metadata, outcome);
  });

  calls.serve(getTryOnPlace, async ({ params, userId }) => {
    const place = tryOns.findPlace(userId, params.request_id);
    if (place === null) throw new NotFoundError('This request does not wait.');
    return { place: place.place, of: place.waitingCount, seconds: place.seconds };
  });
}

function toTryOnRequest(userId: string, metadata: Metadata, files: FormFiles): TryOnRequest {
  return {
    userId,
    requestId: metadata.request_id,
    body: toRequestedBody(metadata.pose, files['pose_file_base64']),
    garments: {
      ...toRequestedGarment('fullBody', metadata.full_body, files['full_body_file_base64']),
      ...toRequestedGarment('bottom', metadata.bottom, files['bottom_file_base64']),
      ...toRequestedGarment('top', metadata.top, files['top_file_base64']),
      ...toRequestedGarment('outer', metadata.outer, files['outer_file_base64']),
    },
    previousId: metadata.retry ? metadata.retry_prev_id : null,
    reading: metadata.retry ? metadata.retry_iteration : 0,
    adjustment: toAdjustment(metadata.adjust),
  };
}

/** The slots' names in requests and responses. */
const WIRE_NAME_BY_SLOT = { fullBody: 'full_body', bottom: 'bottom', top: 'top', outer: 'outer' } as const;

function toAdjustment(adjust: Metadata['adjust']): Adjustment {
  if (adjust === null) return NO_ADJUSTMENT;
  const garments = Object.entries(WIRE_NAME_BY_SLOT).flatMap(([slot, name]) => {
    const moves = adjust[name];
    return moves === undefined ? [] : [[slot, moves as LineMoves] as const];
  });
  return { garments: Object.fromEntries(garments), body: adjust.body as LineMoves | null };
}

const fitToWire = ({ slot, outline, lines }: GarmentFit) => ({
  slot: WIRE_NAME_BY_SLOT[slot],
  outline: outline.map(([x, y]): [number, number] => [roundShare(x), roundShare(y)]),
  lines: lines.map(({ isOfBody, ...line }) => ({ ...line, of_body: isOfBody })),
});

/** Rounds a fraction of the picture to 0.01 %, less than a pixel. */
const roundShare = (share: number): number => Math.round(share * 10_000) / 10_000;

function toRequestedBody(pose: Metadata['pose'], file: FormFile | undefined): RequestedBody {
  if (file !== undefined) return { kind: 'file', file: file.bytes };
  if (pose === null) throw new RefusedFieldError('metadata', 'Please choose a pose.');
  const { id, type } = pose;
  return { kind: type === 'figure' || type === 'result' ? type : 'pose', id };
}

function toRequestedGarment(
  slot: Slot,
  reference: Metadata['top'],
  file: FormFile | undefined,
): Partial<Record<Slot, RequestedGarment>> {
  if (file === undefined) return reference === null ? {} : { [slot]: { id: reference.id, file: null } };
  return { [slot]: { id: reference?.id ?? '', file: file.bytes } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedFieldError('metadata', 'The metadata is not JSON.');
  }
}

function outcomeToWire(
  { category, retry, retry_prev_id, retry_iteration }: Metadata,
  { result, bytes, readings, fits }: TryOnOutcome,
): z.input<NonNullable<(typeof tryOn)['response']>> {
  return {
    id: result.id,
    gen_image_b64: Buffer.from(bytes).toString('base64'),
    category,
    retry,
    retry_prev_id,
    retry_iteration,
    readings,
    description: result.description,
    fit: fits?.map(fitToWire) ?? null,
    timestamp: new Date(result.at).toISOString(),
  };
}
