import { createOwnFigureId, type OwnFigure } from '../../domain/poses/OwnFigure.ts';
import type { Pose } from '../../domain/poses/Pose.ts';
import type { Body } from '../ports/TryOns.ts';
import type { PosesSnapshot } from '../poses/PosesManager.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { RoomMemory } from './RoomMemory.ts';

export interface BodyChoiceSnapshot {
  /** The figure that the shopper chose last; null before the first choice. */
  readonly figure: OwnFigure | null;
  /** The photo or figure that the fitting room will dress; null before the first choice. */
  readonly body: Body | null;
}

/** Stores the photo or figure that the shopper chose last. The fitting room dresses it. */
export class BodyChoice implements Observable<BodyChoiceSnapshot> {
  readonly #memory: RoomMemory;
  readonly #poses: Observable<PosesSnapshot>;
  readonly #choice: SnapshotHolder<BodyChoiceSnapshot>;

  constructor(memory: RoomMemory, poses: Observable<PosesSnapshot>) {
    this.#memory = memory;
    this.#poses = poses;
    this.#choice = new SnapshotHolder({ figure: memory.figure, body: memory.body });
  }

  get snapshot(): BodyChoiceSnapshot {
    return this.#choice.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#choice.subscribe(listener);
  }

  /** Drops the chosen photo when its pose is deleted, until the returned function is called. */
  start(): () => void {
    this.#forgetDeletedPose();
    return this.#poses.subscribe(() => this.#forgetDeletedPose());
  }

  /** Chooses a photo. Does nothing if the fitting room cannot dress it. */
  choosePose({ id, check }: Pose): void {
    if (check?.dressable !== false) this.#remember({ body: { kind: 'pose', id } });
  }

  chooseFigure(figure: OwnFigure): void {
    this.#remember({ figure, body: toBody(figure) });
  }

  /** If the chosen photo was deleted, returns to the chosen figure, if there is one. */
  #forgetDeletedPose(): void {
    const { figure, body } = this.snapshot;
    const { status, poses } = this.#poses.snapshot;
    if (status !== 'ready' || body?.kind !== 'pose' || poses.some(({ id }) => id === body.id)) return;
    this.#remember({ body: figure && toBody(figure) });
  }

  #remember(change: Partial<BodyChoiceSnapshot>): void {
    this.#choice.update(change);
    this.#memory.remember(change);
  }
}

const toBody = (figure: OwnFigure): Body => ({ kind: 'figure', id: createOwnFigureId(figure) });
