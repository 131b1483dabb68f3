import type { Pose } from '../../domain/poses/Pose.ts';

/** A pose with its thumbnail, which is null until loaded. */
export interface KeptPose extends Pose {
  readonly thumbnail: Blob | null;
}

/** The poses of a shopper on the backend, without those that are being removed. */
export class PoseList {
  #poses: readonly Pose[] = [];
  #thumbnails: ReadonlyMap<string, Blob> = new Map();
  readonly #hidden = new Set<string>();

  get shown(): readonly KeptPose[] {
    return this.#poses
      .filter(({ id }) => !this.#hidden.has(id))
      .map((pose) => ({ ...pose, thumbnail: this.#thumbnails.get(pose.id) ?? null }));
  }

  accept(poses: readonly Pose[]): void {
    this.#poses = poses;
  }

  illustrate(thumbnails: ReadonlyMap<string, Blob>): void {
    this.#thumbnails = new Map([...this.#thumbnails, ...thumbnails]);
  }

  add(pose: Pose, thumbnail: Blob): void {
    this.#poses = [pose, ...this.#poses];
    this.illustrate(new Map([[pose.id, thumbnail]]));
  }

  /** Hides a pose while it is being removed. False if the pose is unknown or already hidden. */
  hide(id: string): boolean {
    if (this.#hidden.has(id) || !this.#poses.some((pose) => pose.id === id)) return false;
    this.#hidden.add(id);
    return true;
  }

  bringBack(id: string): void {
    this.#hidden.delete(id);
  }

  drop(id: string): void {
    this.#poses = this.#poses.filter((pose) => pose.id !== id);
    this.#hidden.delete(id);
  }
}
