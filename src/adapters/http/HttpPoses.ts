import * as calls from '../../../contract/pose.ts';
import { deleteTryOn, getTryOnImage } from '../../../contract/tryon.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { PoseRefusedError } from '../../application/ports/Poses.ts';
import type { StoredPictures, PoseRefusalReason, PoseUpload, Poses } from '../../application/ports/Poses.ts';
import type { Pose } from '../../domain/poses/Pose.ts';
import { decodeBase64 } from './base64.ts';
import type { HttpClient } from './HttpClient.ts';
import { HttpFailure } from './HttpFailure.ts';
import { describeRequest } from './request.ts';
import { fetchWithUploadProgress, type UploadProgress } from './fetchWithUploadProgress.ts';

/** Upload timeout: long enough for half a megabyte over a slow connection. */
const UPLOAD_TIMEOUT_MS = 120_000;
const THUMBNAIL_TYPE = 'image/webp';
const LOAD_FAILED_MESSAGE = 'Failed to retrieve poses';

const REFUSAL_BY_STATUS: Readonly<Record<number, PoseRefusalReason>> = {
  413: 'photo',
  415: 'photo',
  422: 'limit',
  428: 'consent',
};

export class HttpPoses implements Poses {
  readonly #client: HttpClient;
  readonly #fetchWith: (onProgress: UploadProgress) => typeof fetch;

  /** `fetchWith` creates a `fetch` that reports upload progress; XMLHttpRequest by default. */
  constructor(client: HttpClient, fetchWith: (onProgress: UploadProgress) => typeof fetch = fetchWithUploadProgress) {
    this.#client = client;
    this.#fetchWith = fetchWith;
  }

  async fetch(id: string, signal?: AbortSignal): Promise<readonly Pose[]> {
    return (await this.#client.send(calls.fetchPoses, { params: { id }, signal }, LOAD_FAILED_MESSAGE)).map(toPose);
  }

  async fetchThumbnails(id: string, signal?: AbortSignal): Promise<ReadonlyMap<string, Blob>> {
    const thumbnailsById = await this.#client.send(
      calls.fetchPoseThumbnails,
      { params: { id }, signal },
      LOAD_FAILED_MESSAGE,
    );
    return new Map(
      Object.entries(thumbnailsById).map(([poseId, text]) => [
        poseId,
        new Blob([decodeBase64(text)], { type: THUMBNAIL_TYPE }),
      ]),
    );
  }

  fetchImage(id: string, signal?: AbortSignal): Promise<Blob> {
    const input = { params: { id }, signal, accept: 'image/*' };
    return this.#client.sendAndRead(calls.getPoseImage, input, 'Failed to retrieve pose', (response) =>
      response.blob(),
    );
  }

  async add(
    id: string,
    picture: Blob,
    { onProgress = () => undefined, resultId, signal }: PoseUpload = {},
  ): Promise<Pose> {
    const form = new FormData();
    if (resultId !== undefined) form.set('image_id', resultId);
    form.set('image', picture, 'photo.jpg');
    const body = resultId === undefined ? {} : { image_id: resultId };
    const fetch = this.#fetchWith(onProgress);
    const input = { params: { id }, body, form, fetch, timeoutMs: UPLOAD_TIMEOUT_MS, signal };
    const message = resultId === undefined ? 'Failed to upload image' : 'Failed to save pose';
    return toPose(await this.#client.send(calls.addPose, input, message).catch(throwRefusal));
  }

  async remove(id: string, signal?: AbortSignal): Promise<void> {
    await this.#client.send(calls.deletePose, { params: { id }, signal }, 'Failed to delete pose');
  }

  async removeResult(id: string, signal?: AbortSignal): Promise<void> {
    await this.#client.send(deleteTryOn, { params: { id }, signal }, 'Failed to delete pose');
  }

  async fetchStoredPictures(id: string, signal?: AbortSignal): Promise<StoredPictures> {
    const storedPictures = await this.#client.send(
      calls.fetchKeptPictures,
      { params: { id }, signal },
      LOAD_FAILED_MESSAGE,
    );
    return {
      tryOnServiceHost: storedPictures.service,
      consentedAt: storedPictures.agreed_at === null ? null : Date.parse(storedPictures.agreed_at),
      poses: storedPictures.poses.map(({ timestamp, ...pose }) => ({
        ...pose,
        createdAt: Date.parse(timestamp),
        picture: this.#getUrl(calls.getPoseThumbnail, pose.id),
      })),
      results: storedPictures.results.map(({ timestamp, expires_at: expiresAt, ...result }) => ({
        ...result,
        createdAt: Date.parse(timestamp),
        expiresAt: Date.parse(expiresAt),
        picture: this.#getUrl(getTryOnImage, result.id),
      })),
    };
  }

  async giveConsent(id: string, service: string | null = null, signal?: AbortSignal): Promise<void> {
    await this.#client.send(
      calls.agreeToPhotos,
      { params: { id }, body: { agreed: true, service }, signal },
      'Failed to save pose',
    );
  }

  async withdrawConsent(id: string, signal?: AbortSignal): Promise<void> {
    await this.#client.send(calls.takeBackPhotos, { params: { id }, signal }, 'Failed to delete pose');
  }

  #getUrl(call: Parameters<typeof describeRequest>[0], id: string): string {
    return this.#client.baseUrl + describeRequest(call, { params: { id } }).path;
  }
}

function throwRefusal(error: unknown): never {
  const cause = error instanceof CallError && error.cause instanceof HttpFailure ? error.cause : null;
  const reason = REFUSAL_BY_STATUS[cause?.status ?? 0];
  if (reason === undefined) throw error;
  throw new PoseRefusedError(reason, cause?.problem?.detail ?? '', { cause: error });
}

const toPose = (pose: (typeof calls.Pose)['_zod']['output']): Pose => ({
  id: pose.id,
  description: pose.description,
  generated: pose.generated,
  generatedFromItemId: pose.generated_from_item_id,
  check: pose.check,
});
