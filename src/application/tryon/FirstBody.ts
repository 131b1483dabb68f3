import { createOwnFigureId, type OwnFigure } from '../../domain/poses/OwnFigure.ts';
import type { Pose } from '../../domain/poses/Pose.ts';
import type { Body } from '../ports/TryOns.ts';
import type { PosesSnapshot } from '../poses/PosesManager.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { RoomMemory } from './RoomMemory.ts';

export interface FirstBodySnapshot {
  /** The figure that the shopper chose last; null before the first choice. */
  readonly figure: OwnFigure | null;
  /** The photo or figure that the fitting room will dress; null before the first choice. */
  readonly body: Body | null;
}

/** Chooses the body that the fitting room dresses on the first visit: the photo or figure that was chosen last. */
export class FirstBody implements Observable<FirstBodySnapshot> {
  readonly #memory: RoomMemory;
  readonly #poses: Observable<PosesSnapshot>;
  readonly #choice: SnapshotHolder<FirstBodySnapshot>;

  constructor(memory: RoomMemory, poses: Observable<PosesSnapshot>) {
    this.#memory = memory;
    this.#poses = poses;
    this.#choice = new SnapshotHolder({ figure: memory.figure, body: memory.body });
  }

  get snapshot(): FirstBodySnapshot {
    return this.#choice.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#choice.subscribe(listener);
  }

  /** Lets go of a photo when it is deleted, until the returned function is called. */
  start(): () => void {
    this.#forgetDeletedPose();
    return this.#poses.subscribe(() => this.#forgetDeletedPose());
  }

  /** Does nothing if the photo cannot be dressed. */
  choosePose({ id, check }: Pose): void {
    if (check?.dressable !== false) this.#remember({ body: { kind: 'pose', id } });
  }

  chooseFigure(figure: OwnFigure): void {
    this.#remember({ figure, body: toBody(figure) });
  }

  /** The chosen figure, if any, takes the place of a deleted photo. */
  #forgetDeletedPose(): void {
    const { figure, body } = this.snapshot;
    const { status, poses } = this.#poses.snapshot;
    if (status !== 'ready' || body?.kind !== 'pose' || poses.some(({ id }) => id === body.id)) return;
    this.#remember({ body: figure && toBody(figure) });
  }

  #remember(change: Partial<FirstBodySnapshot>): void {
    this.#choice.update(change);
    this.#memory.remember(change);
  }
}

const toBody = (figure: OwnFigure): Body => ({ kind: 'figure', id: createOwnFigureId(figure) });
