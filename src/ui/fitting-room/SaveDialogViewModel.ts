import { makeAutoObservable, runInAction } from 'mobx';
import type { PosesManager } from '../../application/poses/PosesManager.ts';
import type { TryOnComposer } from '../../application/tryon/TryOnComposer.ts';
import { MAX_POSES } from '../../domain/poses/limits.ts';
import { observed } from '../shared/observed.ts';
import type { SaveDialogView } from './FittingRoomView.ts';

export class SaveDialogViewModel implements SaveDialogView {
  state: SaveDialogView['state'] = 'closed';
  readonly #composer;
  readonly #poses;
  readonly #observedPoses;

  constructor(composer: TryOnComposer, poses: PosesManager) {
    this.#composer = composer;
    this.#poses = poses;
    this.#observedPoses = observed(poses);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get poseCount(): number {
    return this.#observedPoses.snapshot.poses.length;
  }

  get isFull(): boolean {
    return this.poseCount >= MAX_POSES;
  }

  open(): void {
    this.state = 'asking';
  }

  save(): void {
    const { result } = this.#composer.snapshot;
    if (result === null) return;
    this.state = 'saving';
    void this.#poses.saveResult(result.picture, result.id).then((isSaved) =>
      runInAction(() => {
        if (this.state === 'saving') this.state = isSaved ? 'saved' : 'failed';
      }),
    );
  }

  close(): void {
    this.state = 'closed';
  }
}
