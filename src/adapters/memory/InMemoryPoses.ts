import { CallError } from '../../application/ports/CallError.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import { PoseRefusedError } from '../../application/ports/Poses.ts';
import type { StoredPictures, PoseUpload, Poses } from '../../application/ports/Poses.ts';
import { MAX_POSES } from '../../domain/poses/limits.ts';
import type { Pose } from '../../domain/poses/Pose.ts';

interface PoseEntry {
  readonly userId: string;
  readonly pose: Pose;
  readonly picture: Blob;
  readonly createdAt: number;
}

/** The poses of any number of shoppers. Pictures are returned as their own thumbnails. */
export class InMemoryPoses implements Poses {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #consentedAtByUser = new Map<string, number>();
  #entries: readonly PoseEntry[] = [];
  #lastId = 0;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  async fetch(userId: string, signal?: AbortSignal): Promise<readonly Pose[]> {
    signal?.throwIfAborted();
    return this.#listOwnEntries(userId).map(({ pose }) => pose);
  }

  async fetchThumbnails(userId: string, signal?: AbortSignal): Promise<ReadonlyMap<string, Blob>> {
    signal?.throwIfAborted();
    return new Map(this.#listOwnEntries(userId).map(({ pose, picture }) => [pose.id, picture]));
  }

  async fetchImage(poseId: string, signal?: AbortSignal): Promise<Blob> {
    signal?.throwIfAborted();
    return this.#findEntry(poseId, 'Failed to retrieve pose').picture;
  }

  async add(userId: string, picture: Blob, { onProgress, resultId, signal }: PoseUpload = {}): Promise<Pose> {
    signal?.throwIfAborted();
    if (!picture.type.startsWith('image/')) throw new PoseRefusedError('photo', 'Only image files are allowed');
    const isGenerated = resultId !== undefined;
    if (!isGenerated && !this.#consentedAtByUser.has(userId))
      throw new PoseRefusedError('consent', 'Please agree first that your photos are kept.');
    if (this.#listOwnEntries(userId).length >= MAX_POSES)
      throw new PoseRefusedError('limit', `At most ${MAX_POSES} poses are kept. Please delete one to add another.`);
    this.#lastId += 1;
    const pose: Pose = {
      id: `pose-${this.#lastId}`,
      description: '',
      generated: isGenerated,
      generatedFromItemId: null,
      check: null,
    };
    this.#entries = [{ userId, pose, picture, createdAt: this.#clock.now() }, ...this.#entries];
    onProgress?.(1);
    return pose;
  }

  async remove(poseId: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const deletedEntry = this.#findEntry(poseId, 'Failed to delete pose');
    this.#entries = this.#entries.filter((entry) => entry !== deletedEntry);
  }

  /** Rejects, because this adapter stores no results of the fitting room. */
  async removeResult(_resultId: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    throw new CallError('Failed to delete pose', 'not-found');
  }

  async fetchStoredPictures(userId: string, signal?: AbortSignal): Promise<StoredPictures> {
    signal?.throwIfAborted();
    const poses = this.#listOwnEntries(userId).map(({ pose, createdAt }) => ({
      id: pose.id,
      description: pose.description,
      generated: pose.generated,
      corrected: false,
      createdAt,
      width: 0,
      height: 0,
      picture: `/poses/${pose.id}.webp`,
    }));
    return { consentedAt: this.#consentedAtByUser.get(userId) ?? null, tryOnServiceHost: null, poses, results: [] };
  }

  async giveConsent(userId: string, _service?: string | null, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (!this.#consentedAtByUser.has(userId)) this.#consentedAtByUser.set(userId, this.#clock.now());
  }

  async withdrawConsent(userId: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    this.#entries = this.#entries.filter((entry) => entry.userId !== userId);
    this.#consentedAtByUser.delete(userId);
  }

  #listOwnEntries(userId: string): readonly PoseEntry[] {
    return this.#entries.filter((entry) => entry.userId === userId);
  }

  #findEntry(poseId: string, message: string): PoseEntry {
    const foundEntry = this.#entries.find(({ pose }) => pose.id === poseId);
    if (foundEntry === undefined) throw new CallError(message, 'not-found');
    return foundEntry;
  }
}
