import type { Pose } from '../../domain/poses/Pose.ts';

export interface PoseWithThumbnail extends Pose {
  readonly thumbnail: Blob | null;
}

/** A shopper's poses on the backend, without those that are being removed. */
export class PoseList {
  #poses: readonly Pose[] = [];
  #thumbnails: ReadonlyMap<string, Blob> = new Map();
  readonly #hiddenIds = new Set<string>();

  get shownPoses(): readonly PoseWithThumbnail[] {
    return this.#poses
      .filter(({ id }) => !this.#hiddenIds.has(id))
      .map((pose) => ({ ...pose, thumbnail: this.#thumbnails.get(pose.id) ?? null }));
  }

  setPoses(poses: readonly Pose[]): void {
    this.#poses = poses;
  }

  addThumbnails(thumbnails: ReadonlyMap<string, Blob>): void {
    this.#thumbnails = new Map([...this.#thumbnails, ...thumbnails]);
  }

  add(pose: Pose, thumbnail: Blob): void {
    this.#poses = [pose, ...this.#poses];
    this.addThumbnails(new Map([[pose.id, thumbnail]]));
  }

  /** Hides a pose while it is being removed. Returns false if the pose is unknown or already hidden. */
  hide(id: string): boolean {
    if (this.#hiddenIds.has(id) || !this.#poses.some((pose) => pose.id === id)) return false;
    this.#hiddenIds.add(id);
    return true;
  }

  unhide(id: string): void {
    this.#hiddenIds.delete(id);
  }

  remove(id: string): void {
    this.#poses = this.#poses.filter((pose) => pose.id !== id);
    this.#hiddenIds.delete(id);
  }
}
