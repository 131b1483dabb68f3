import type { BlobKey } from '../../application/ports/Blobs.ts';
import type { LineMoves } from '../../../src/domain/poses/Adjustment.ts';
import type { PoseCheck, PoseSaveOutcome, Poses, StoredPose } from '../../application/ports/Poses.ts';
import { getPictureBlobKey, getThumbnailBlobKey } from '../../application/poses/poseBlobKeys.ts';
import type { InMemoryTryOns } from './InMemoryTryOns.ts';

export class InMemoryPoses implements Poses {
  readonly #poses = new Map<string, StoredPose>();
  readonly #consentsByUser = new Map<string, { readonly consentedAt: number; readonly service: string | null }>();
  readonly #tryOns: InMemoryTryOns;
  readonly #discard: (key: BlobKey) => void;

  constructor(tryOns: InMemoryTryOns, discard: (key: BlobKey) => void) {
    this.#tryOns = tryOns;
    this.#discard = discard;
  }

  async findConsentTime(userId: string, service: string | null = null): Promise<number | null> {
    const consent = this.#consentsByUser.get(userId);
    return consent !== undefined && (service === null || consent.service === service) ? consent.consentedAt : null;
  }

  async recordConsent(userId: string, time: number, service: string | null = null): Promise<void> {
    if (this.#consentsByUser.get(userId)?.service !== service)
      this.#consentsByUser.set(userId, { consentedAt: time, service });
  }

  async save(pose: StoredPose, limit: number): Promise<PoseSaveOutcome> {
    const { id, userId, origin } = pose;
    if (origin === null && !this.hasConsented(userId)) return 'not agreed';
    if (origin !== null && !this.#tryOns.has(origin.resultId)) return 'gone';
    if (typeof origin?.poseId === 'string' && !this.has(origin.poseId)) return 'gone';
    if (this.#listOwnPoses(userId).length >= limit) return 'full';
    this.#poses.set(id, pose);
    return 'kept';
  }

  async storeCheck(id: string, check: PoseCheck): Promise<void> {
    const pose = this.#poses.get(id);
    if (pose !== undefined) this.#poses.set(id, { ...pose, check });
  }

  async storeCorrection(id: string, correction: LineMoves | null): Promise<void> {
    const pose = this.#poses.get(id);
    if (pose !== undefined) this.#poses.set(id, { ...pose, correction });
  }

  hasConsented(userId: string): boolean {
    return this.#consentsByUser.has(userId);
  }

  has(id: string): boolean {
    return this.#poses.has(id);
  }

  async byId(id: string): Promise<StoredPose | null> {
    return this.#poses.get(id) ?? null;
  }

  async listOf(userId: string): Promise<readonly StoredPose[]> {
    return this.#listOwnPoses(userId);
  }

  async remove(id: string): Promise<void> {
    this.#remove(id);
  }

  /** Removes a pose. Synchronous, so that no other call sees a partly removed pose. */
  #remove(id: string): void {
    if (!this.#poses.delete(id)) return;
    for (const key of [getPictureBlobKey(id), getThumbnailBlobKey(id)]) this.#discard(key);
    this.#tryOns.removeWhere(({ poseId }) => poseId === id);
    for (const pose of [...this.#poses.values()]) if (pose.origin?.poseId === id) this.#remove(pose.id);
  }

  async removeAll(userId: string): Promise<void> {
    this.removeOwned(userId);
  }

  listOwned(userId: string): readonly unknown[] {
    return [this.#consentsByUser.get(userId) ?? [], this.#listOwnPoses(userId)].flat();
  }

  removeOwned(userId: string): void {
    this.#consentsByUser.delete(userId);
    for (const { id } of this.#listOwnPoses(userId)) this.#remove(id);
    this.#tryOns.removeWhere((result) => result.userId === userId);
  }

  #listOwnPoses(userId: string): readonly StoredPose[] {
    return [...this.#poses.values()]
      .filter((pose) => pose.userId === userId)
      .toReversed()
      .toSorted((a, b) => b.at - a.at);
  }
}
