import { autorun, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PosesManager } from '../../application/poses/PosesManager.ts';
import type { Connection } from '../../application/ports/Connection.ts';
import type { PictureSharing } from '../../application/ports/PictureSharing.ts';
import type { TryOnComposer } from '../../application/tryon/TryOnComposer.ts';
import { listGarmentsInOrder } from '../../domain/poses/outfit.ts';
import { observed } from '../shared/observed.ts';
import { roomText } from '../text/fittingRoom.ts';
import { explainPhotoReason } from '../text/photoReasons.ts';
import type { LargePictureView, PictureSource } from './FittingRoomView.ts';

export interface LargePictureDependencies {
  readonly composer: TryOnComposer;
  readonly poses: PosesManager;
  readonly connection: Connection;
  readonly sharing: PictureSharing;
  readonly getFigurePictureUrl: (figureId: string) => string;
  readonly describeFigure: (figureId: string) => string;
}

/** Typical time per garment on a drawn figure. The progress bar slows down after this time. */
const SECONDS_PER_GARMENT = 2;

/** The view-model of the large picture: the body or the result, and its actions. */
export class LargePictureViewModel implements LargePictureView {
  isComparing = false;
  shareOutcomeText = '';
  /** The photo that was loaded last, at screen size, with the id of its pose. */
  photo: { readonly id: string; readonly picture: Blob } | null = null;
  readonly #parts: LargePictureDependencies;
  readonly #composer;
  readonly #poses;
  readonly #connection;
  #photoController = new AbortController();

  constructor(parts: LargePictureDependencies) {
    this.#parts = parts;
    this.#composer = observed(parts.composer);
    this.#poses = observed(parts.poses);
    this.#connection = observed(parts.connection);
    makeAutoObservable(this, { photo: observableRef }, { autoBind: true });
  }

  start(): () => void {
    const stopLoadingPhotos = autorun(() => this.loadPhoto(this.poseId));
    const stopObservingComposer = this.#composer.onChange(this.endComparison);
    return () => {
      stopLoadingPhotos();
      stopObservingComposer();
      this.#photoController.abort();
    };
  }

  get poseId(): string | null {
    const { body } = this.#composer.snapshot;
    return body?.kind === 'pose' ? body.id : null;
  }

  get state(): LargePictureView['state'] {
    const { body, status, isAdjusting } = this.#composer.snapshot;
    if (body === null) return 'nobody';
    // While the shopper adjusts the fit, the picture stays visible until the new one is made.
    if (isAdjusting) return 'ready';
    return status === 'idle' ? 'body' : status;
  }

  /** The picture of the body without an outfit. A photo's thumbnail is used until the photo has loaded. */
  get bodyPicture(): PictureSource | null {
    const { body } = this.#composer.snapshot;
    if (body === null) return null;
    if (body.kind === 'figure') return this.#parts.getFigurePictureUrl(body.id);
    if (this.photo?.id === body.id) return this.photo.picture;
    return this.#poses.snapshot.poses.find(({ id }) => id === body.id)?.thumbnail ?? null;
  }

  get picture(): PictureSource | null {
    return this.#composer.snapshot.result?.picture ?? this.bodyPicture;
  }

  get comparisonPicture(): PictureSource | null {
    return this.state === 'ready' ? this.bodyPicture : null;
  }

  get description(): string {
    const { body, result } = this.#composer.snapshot;
    if (body === null) return '';
    const bodyName = body.kind === 'pose' ? roomText.you : this.#parts.describeFigure(body.id);
    return result === null ? bodyName : roomText.wears(bodyName, result.description);
  }

  get refusal(): string {
    return explainPhotoReason(this.#composer.snapshot.refusal || roomText.refusedText);
  }

  get isOffline(): boolean {
    return !this.#connection.snapshot;
  }

  get queueStatus(): LargePictureView['queueStatus'] {
    return this.#composer.snapshot.queueStatus;
  }

  get expectedSeconds(): number {
    return (
      (this.queueStatus?.remainingSeconds ?? 0) +
      listGarmentsInOrder(this.#composer.snapshot.outfit).length * SECONDS_PER_GARMENT
    );
  }

  get variants(): LargePictureView['variants'] {
    const { variants, result } = this.#composer.snapshot;
    return { count: variants.length, shownIndex: variants.findIndex(({ id }) => id === result?.id) };
  }

  get hasNoMoreVariants(): boolean {
    return this.#composer.snapshot.hasNoMoreVariants;
  }

  cancel(): void {
    this.#parts.composer.cancel();
  }

  retry(): void {
    void this.#parts.composer.retry();
  }

  showVariant(index: number): void {
    this.#parts.composer.showVariant(index);
  }

  toggleCompare(): void {
    this.isComparing = !this.isComparing;
  }

  share(): void {
    const picture = this.#composer.snapshot.result?.picture;
    if (picture === undefined) return;
    this.shareOutcomeText = '';
    void this.#parts.sharing.share(picture, roomText.shareName, roomText.shareText).then((outcome) =>
      runInAction(() => {
        this.shareOutcomeText = roomText.shared[outcome];
      }),
    );
  }

  /** Ends the comparison while a new picture is being made. */
  endComparison(): void {
    this.shareOutcomeText = '';
    if (this.state !== 'ready') this.isComparing = false;
  }

  loadPhoto(id: string | null): void {
    this.#photoController.abort();
    if (id === null || this.photo?.id === id) return;
    const { signal } = (this.#photoController = new AbortController());
    void this.#parts.poses.getPose(id, signal).then((picture) => {
      if (picture === null || signal.aborted) return;
      runInAction(() => {
        this.photo = { id, picture };
      });
    });
  }
}
