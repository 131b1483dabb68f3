import { makeAutoObservable } from 'mobx';
import type { PoseWithThumbnail } from '../../application/poses/PoseList.ts';
import type { PosesManager } from '../../application/poses/PosesManager.ts';
import type { Body } from '../../application/ports/TryOns.ts';
import { selectSnapshot } from '../../application/Snapshots.ts';
import type { FigureList } from '../../application/tryon/FigureList.ts';
import type { FittingRoom } from '../../application/tryon/FittingRoom.ts';
import type { TryOnComposer } from '../../application/tryon/TryOnComposer.ts';
import type { Pose } from '../../domain/poses/Pose.ts';
import type { PoseUploads } from '../poses/PoseUploads.ts';
import { PoseUploadsViewModel } from '../poses/PoseUploadsViewModel.ts';
import { observed } from '../shared/observed.ts';
import { FigureChoiceViewModel } from './FigureChoiceViewModel.ts';
import type { BodiesView } from './FittingRoomView.ts';

export interface BodiesDependencies {
  readonly room: FittingRoom;
  readonly composer: TryOnComposer;
  readonly poses: PosesManager;
  readonly figures: FigureList;
}

/** The bodies that can be dressed: the shopper's poses and a drawn figure. */
export class BodiesViewModel implements BodiesView {
  isChooserOpen = false;
  readonly figureChoice: FigureChoiceViewModel;
  readonly uploads: PoseUploads;
  readonly #parts: BodiesDependencies;
  readonly #composer;
  readonly #poses;

  constructor(parts: BodiesDependencies) {
    this.#parts = parts;
    this.#composer = observed(parts.composer);
    this.#poses = observed(parts.poses);
    this.figureChoice = new FigureChoiceViewModel({
      figures: parts.figures,
      chosenFigure: parts.room,
      body: selectSnapshot(parts.composer, ({ body }) => body),
      onChoose: (figure) => parts.room.chooseFigure(figure),
    });
    this.uploads = new PoseUploadsViewModel(parts.poses, (pose) => this.dressAddedPose(pose));
    makeAutoObservable(this, { figureChoice: false, uploads: false }, { autoBind: true });
  }

  get poses(): readonly PoseWithThumbnail[] {
    return this.#poses.snapshot.poses;
  }

  get body(): Body | null {
    return this.#composer.snapshot.body;
  }

  choosePose(id: string): void {
    this.#parts.room.choosePose(id);
  }

  dressFigure(): void {
    const { chosenFigure } = this.figureChoice;
    if (chosenFigure === null) this.openChooser();
    else this.#parts.room.chooseFigure(chosenFigure);
  }

  openChooser(): void {
    this.isChooserOpen = true;
    this.figureChoice.loadFigures();
  }

  closeChooser(): void {
    this.isChooserOpen = false;
  }

  /** Dresses a newly added photo, unless it cannot be dressed. A dialog then explains why. */
  dressAddedPose({ id, check }: Pose): void {
    if (check?.dressable === false) return;
    this.uploads.closePhotoCheck();
    this.choosePose(id);
  }
}
