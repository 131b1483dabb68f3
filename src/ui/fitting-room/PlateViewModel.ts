import { autorun, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PosesManager } from '../../application/poses/PosesManager.ts';
import type { Connection } from '../../application/ports/Connection.ts';
import type { PictureSharing } from '../../application/ports/PictureSharing.ts';
import type { TryOnComposer } from '../../application/tryon/TryOnComposer.ts';
import { inOrder } from '../../domain/poses/outfit.ts';
import { observed } from '../shared/observed.ts';
import { roomText } from '../text/fittingRoom.ts';
import type { PlateView, Shown } from './FittingRoomView.ts';

export interface PlateParts {
  readonly composer: TryOnComposer;
  readonly poses: PosesManager;
  readonly connection: Connection;
  readonly sharing: PictureSharing;
  readonly pictureOfFigure: (figureId: string) => string;
  readonly nameOfFigure: (figureId: string) => string;
}

/** Typical time per garment on a drawn figure. The progress bar slows down after this time. */
const SECONDS_A_GARMENT = 2;

/** The view-model of the large picture: the body or the result, and its actions. */
export class PlateViewModel implements PlateView {
  comparing = false;
  shareOutcome = '';
  /** The photo loaded last, at screen size, and the id of its pose. */
  photo: { readonly id: string; readonly picture: Blob } | null = null;
  readonly #parts: PlateParts;
  readonly #composer;
  readonly #poses;
  readonly #connection;
  #loading = new AbortController();

  constructor(parts: PlateParts) {
    this.#parts = parts;
    this.#composer = observed(parts.composer);
    this.#poses = observed(parts.poses);
    this.#connection = observed(parts.connection);
    makeAutoObservable(this, { photo: observableRef }, { autoBind: true });
  }

  start(): () => void {
    const stop = autorun(() => this.loadPhoto(this.poseId));
    const stopFollowing = this.#composer.onChange(this.follow);
    return () => {
      stop();
      stopFollowing();
      this.#loading.abort();
    };
  }

  get poseId(): string | null {
    const { body } = this.#composer.snapshot;
    return body?.kind === 'pose' ? body.id : null;
  }

  get state(): PlateView['state'] {
    const { body, status } = this.#composer.snapshot;
    if (body === null) return 'nobody';
    return status === 'idle' ? 'body' : status;
  }

  /** The picture of the body without an outfit. A photo's thumbnail is used until the photo has loaded. */
  get bodyPicture(): Shown | null {
    const { body } = this.#composer.snapshot;
    if (body === null) return null;
    if (body.kind === 'figure') return this.#parts.pictureOfFigure(body.id);
    if (this.photo?.id === body.id) return this.photo.picture;
    return this.#poses.snapshot.poses.find(({ id }) => id === body.id)?.thumbnail ?? null;
  }

  get picture(): Shown | null {
    return this.#composer.snapshot.result?.picture ?? this.bodyPicture;
  }

  get before(): Shown | null {
    return this.state === 'ready' ? this.bodyPicture : null;
  }

  get description(): string {
    const { body, result } = this.#composer.snapshot;
    if (body === null) return '';
    const who = body.kind === 'pose' ? roomText.you : this.#parts.nameOfFigure(body.id);
    return result === null ? who : roomText.wears(who, result.description);
  }

  get refusal(): string {
    return this.#composer.snapshot.refusal || roomText.refusedText;
  }

  get offline(): boolean {
    return !this.#connection.snapshot;
  }

  get waiting(): PlateView['waiting'] {
    return this.#composer.snapshot.waiting;
  }

  get seconds(): number {
    return (this.waiting?.seconds ?? 0) + inOrder(this.#composer.snapshot.outfit).length * SECONDS_A_GARMENT;
  }

  get ways(): PlateView['ways'] {
    const { variants, result } = this.#composer.snapshot;
    return { count: variants.length, shown: variants.findIndex(({ id }) => id === result?.id) };
  }

  get exhausted(): boolean {
    return this.#composer.snapshot.exhausted;
  }

  cancel(): void {
    this.#parts.composer.cancel();
  }

  retry(): void {
    void this.#parts.composer.retry();
  }

  showWay(index: number): void {
    this.#parts.composer.showVariant(index);
  }

  toggleCompare(): void {
    this.comparing = !this.comparing;
  }

  share(): void {
    const picture = this.#composer.snapshot.result?.picture;
    if (picture === undefined) return;
    this.shareOutcome = '';
    void this.#parts.sharing.share(picture, roomText.shareName, roomText.shareText).then((outcome) =>
      runInAction(() => {
        this.shareOutcome = roomText.shared[outcome];
      }),
    );
  }

  /** Ends the comparison while a new picture is pending, because there is nothing to compare. */
  follow(): void {
    this.shareOutcome = '';
    if (this.state !== 'ready') this.comparing = false;
  }

  loadPhoto(id: string | null): void {
    this.#loading.abort();
    if (id === null || this.photo?.id === id) return;
    const { signal } = (this.#loading = new AbortController());
    void this.#parts.poses.getPose(id, signal).then((picture) => {
      if (picture === null || signal.aborted) return;
      runInAction(() => {
        this.photo = { id, picture };
      });
    });
  }
}
