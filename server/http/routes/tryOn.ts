import type { z } from 'zod';
import { getTryOnPlace, TryOnMetadata, tryOn } from '../../../contract/tryon.ts';
import type { Slot } from '../../../src/domain/poses/Slot.ts';
import { NotFoundError, RefusedFieldError } from '../../application/AccessError.ts';
import type { TryOnAnswer, TryOnService } from '../../application/poses/TryOnService.ts';
import type { TryOnWish, WishedBody, WishedGarment } from '../../application/poses/TryOnWish.ts';
import { parsed, type CallServer, type Served } from '../CallServer.ts';
import type { FormFile } from '../form.ts';

type Metadata = z.output<typeof TryOnMetadata>;
type Files = Served<unknown, unknown>['files'];

export function serveTryOn(calls: CallServer, tryOns: TryOnService): void {
  calls.serve(tryOn, async ({ body, files, userId, signal }) => {
    const metadata = parsed(TryOnMetadata, jsonOf(body.metadata)) as Metadata;
    const answer = await tryOns.make(wishOf(userId, metadata, files), signal);
    return answerToWire(metadata, answer);
  });

  calls.serve(getTryOnPlace, async ({ params, userId }) => {
    const place = tryOns.placeOf(userId, params.request_id);
    if (place === null) throw new NotFoundError('This request does not wait.');
    return place;
  });
}

function wishOf(userId: string, metadata: Metadata, files: Files): TryOnWish {
  return {
    userId,
    requestId: metadata.request_id,
    body: bodyOf(metadata.pose, files['pose_file_base64']),
    garments: {
      ...garment('fullBody', metadata.full_body, files['full_body_file_base64']),
      ...garment('bottom', metadata.bottom, files['bottom_file_base64']),
      ...garment('top', metadata.top, files['top_file_base64']),
      ...garment('outer', metadata.outer, files['outer_file_base64']),
    },
    previousId: metadata.retry ? metadata.retry_prev_id : null,
    reading: metadata.retry ? metadata.retry_iteration : 0,
  };
}

function bodyOf(pose: Metadata['pose'], file: FormFile | undefined): WishedBody {
  if (file !== undefined) return { kind: 'file', file: file.bytes };
  if (pose === null) throw new RefusedFieldError('metadata', 'Please choose a pose.');
  const { id, type } = pose;
  return { kind: type === 'figure' || type === 'result' ? type : 'pose', id };
}

function garment(slot: Slot, named: Metadata['top'], file: FormFile | undefined): Partial<Record<Slot, WishedGarment>> {
  if (file === undefined) return named === null ? {} : { [slot]: { id: named.id, file: null } };
  return { [slot]: { id: named?.id ?? '', file: file.bytes } };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedFieldError('metadata', 'The metadata is not JSON.');
  }
}

function answerToWire(
  { category, retry, retry_prev_id, retry_iteration }: Metadata,
  { result, bytes, readings }: TryOnAnswer,
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
    timestamp: new Date(result.at).toISOString(),
  };
}
