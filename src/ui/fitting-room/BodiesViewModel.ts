import { makeAutoObservable } from 'mobx';
import type { PoseWithThumbnail } from '../../application/poses/PoseList.ts';
import type { PosesManager } from '../../application/poses/PosesManager.ts';
import type { Body } from '../../application/ports/TryOns.ts';
import type { FigureList, FiguresSnapshot } from '../../application/tryon/FigureList.ts';
import type { FittingRoom } from '../../application/tryon/FittingRoom.ts';
import type { TryOnComposer } from '../../application/tryon/TryOnComposer.ts';
import { ownFigureId, type OwnFigure } from '../../domain/poses/OwnFigure.ts';
import type { Pose } from '../../domain/poses/Pose.ts';
import type { PoseUploads } from '../poses/PoseUploads.ts';
import { PoseUploadsViewModel } from '../poses/PoseUploadsViewModel.ts';
import { observed } from '../shared/observed.ts';
import type { BodiesView } from './FittingRoomView.ts';

export interface BodiesDependencies {
  readonly room: FittingRoom;
  readonly composer: TryOnComposer;
  readonly poses: PosesManager;
  readonly figures: FigureList;
}

/** The bodies that can be dressed: the shopper's poses, and a drawn figure with their build and skin tone. */
export class BodiesViewModel implements BodiesView {
  isChooserOpen = false;
  /** A skin tone that the shopper chose before a build. */
  toneBeforeFigure: string | null = null;
  readonly uploads: PoseUploads;
  readonly #parts: BodiesDependencies;
  readonly #composer;
  readonly #room;
  readonly #poses;
  readonly #figures;

  constructor(parts: BodiesDependencies) {
    this.#parts = parts;
    this.#composer = observed(parts.composer);
    this.#room = observed(parts.room);
    this.#poses = observed(parts.poses);
    this.#figures = observed(parts.figures);
    this.uploads = new PoseUploadsViewModel(parts.poses, (pose) => this.dressAddedPose(pose));
    makeAutoObservable(this, { uploads: false }, { autoBind: true });
  }

  get poses(): readonly PoseWithThumbnail[] {
    return this.#poses.snapshot.poses;
  }

  get body(): Body | null {
    return this.#composer.snapshot.body;
  }

  get figures(): FiguresSnapshot {
    return this.#figures.snapshot;
  }

  get chosenFigure(): OwnFigure | null {
    return this.#room.snapshot;
  }

  /** The chosen skin tone; before the first choice the middle one. */
  get chosenTone(): string {
    const { tones } = this.figures;
    return this.chosenFigure?.tone ?? this.toneBeforeFigure ?? tones[Math.floor((tones.length - 1) / 2)]?.id ?? '';
  }

  getFigurePictureUrl(figure: OwnFigure): string {
    return this.#parts.figures.getPictureUrl(ownFigureId(figure), 'small');
  }

  choosePose(id: string): void {
    this.#parts.room.choosePose(id);
  }

  chooseBuild(build: string): void {
    this.#parts.room.chooseFigure({ build, tone: this.chosenTone });
  }

  chooseTone(tone: string): void {
    this.toneBeforeFigure = tone;
    if (this.chosenFigure !== null) this.#parts.room.chooseFigure({ build: this.chosenFigure.build, tone });
  }

  dressFigure(): void {
    if (this.chosenFigure === null) this.openChooser();
    else this.#parts.room.chooseFigure(this.chosenFigure);
  }

  openChooser(): void {
    this.isChooserOpen = true;
    this.loadFigures();
  }

  closeChooser(): void {
    this.isChooserOpen = false;
  }

  loadFigures(): void {
    void this.#parts.figures.load();
  }

  /** Dresses a newly added photo. A photo that cannot be dressed is not selected; a dialog explains why. */
  dressAddedPose({ id, check }: Pose): void {
    if (check?.dressable === false) return;
    this.uploads.closeVerdict();
    this.choosePose(id);
  }
}
