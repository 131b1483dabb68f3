import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '../../application/ports/Clock.ts';
import type { TryOnComposer } from '../../application/tryon/TryOnComposer.ts';
import {
  findBodyMoves,
  findMove,
  isAdjusted,
  NO_ADJUSTMENT,
  shiftOutline,
  setLineMove,
  type Adjustment,
  type FitLine,
  type GarmentFit,
  type PlacedLine,
} from '../../domain/poses/Adjustment.ts';
import type { Slot } from '../../domain/poses/Slot.ts';
import { observed } from '../shared/observed.ts';
import { explainRefusedFit } from '../text/photoReasons.ts';
import type { AdjustView, ShownLine } from './AdjustView.ts';
import { formatQueueStatus } from './formatQueueStatus.ts';

/** Delay before a move is sent, so that a line in motion does not request many pictures. */
const PAUSE_MS = 150;

/** The view-model for adjusting the fit of worn garments. Shows a move at once; the composer then makes the picture. */
export class AdjustViewModel implements AdjustView {
  isOpen = false;
  chosenSlot: Slot | null = null;
  /** The moves that are not sent yet; null if there are none. */
  draft: Adjustment | null = null;
  history: readonly Adjustment[] = [];
  readonly #composer: TryOnComposer;
  readonly #state;
  readonly #clock: Clock;
  #grabbed: { readonly line: FitLine; readonly move: number } | null = null;
  #cancelSending = (): void => undefined;

  constructor(composer: TryOnComposer, clock: Clock) {
    this.#composer = composer;
    this.#state = observed(composer);
    this.#clock = clock;
    makeAutoObservable(this, { draft: observableRef, history: observableRef }, { autoBind: true });
  }

  start(): () => void {
    const stop = this.#state.onChange(this.closeWhenUnavailable);
    return () => {
      stop();
      this.#cancelSending();
    };
  }

  get fits(): readonly GarmentFit[] {
    const { status, isAdjusting, result } = this.#state.snapshot;
    return status === 'ready' || isAdjusting ? (result?.fits ?? []) : [];
  }

  get isOffered(): boolean {
    return this.fits.some(({ lines }) => lines.length > 0);
  }

  get garments(): AdjustView['garments'] {
    const { outfit } = this.#state.snapshot;
    return this.fits.flatMap(({ slot, lines }) => {
      const item = outfit[slot];
      return item === undefined || lines.length === 0 ? [] : [{ slot, name: item.shortDescription }];
    });
  }

  /** The fit of the chosen garment; by default that of the outermost garment. */
  get fit(): GarmentFit | null {
    const movableFits = this.fits.filter(({ lines }) => lines.length > 0);
    return movableFits.find(({ slot }) => slot === this.chosenSlot) ?? movableFits.at(-1) ?? null;
  }

  get slot(): Slot | null {
    return this.isOpen ? (this.fit?.slot ?? null) : null;
  }

  get adjustment(): Adjustment {
    return this.draft ?? this.#state.snapshot.adjustment;
  }

  get lines(): readonly ShownLine[] {
    return this.fit?.lines.map((line) => this.toShownLine(line)) ?? [];
  }

  get outline(): AdjustView['outline'] {
    if (this.fit === null) return [];
    const shifts = this.fit.lines.map(({ y, moved }, index) => ({
      y,
      shift: this.lines[index]!.move - moved,
    }));
    return shiftOutline(this.fit.outline, shifts);
  }

  get isMaking(): boolean {
    return this.#state.snapshot.isAdjusting;
  }

  get canUndo(): boolean {
    return this.history.length > 0;
  }

  get canReset(): boolean {
    return isAdjusted(this.adjustment) || this.fits.some(({ lines }) => lines.some(({ moved }) => moved !== 0));
  }

  get note(): string {
    const { queueStatus, adjustmentRefusal } = this.#state.snapshot;
    if (adjustmentRefusal !== null) return explainRefusedFit(adjustmentRefusal);
    return this.isMaking && queueStatus !== null ? formatQueueStatus(queueStatus) : '';
  }

  open(): void {
    this.isOpen = this.isOffered;
    this.history = [];
  }

  close(): void {
    if (this.draft !== null) this.release();
    this.isOpen = false;
    this.chosenSlot = null;
  }

  chooseGarment(slot: Slot): void {
    this.chosenSlot = slot;
  }

  grab(line: FitLine): void {
    const shownLine = this.lines.find((candidate) => candidate.line === line);
    if (shownLine) this.#grabbed = { line, move: shownLine.move };
  }

  moveTo(line: FitLine, y: number): void {
    const foundLine = this.fit?.lines.find((placedLine) => placedLine.line === line);
    if (foundLine) this.#move(foundLine, foundLine.moved + y - foundLine.y);
  }

  moveBy(line: FitLine, share: number): void {
    const foundLine = this.fit?.lines.find((placedLine) => placedLine.line === line);
    if (foundLine) this.#move(foundLine, this.toShownLine(foundLine).move + share);
  }

  release(): void {
    this.#cancelSending();
    const { draft } = this;
    if (draft === null) return;
    this.draft = null;
    this.#send(draft);
  }

  putBack(line: FitLine): boolean {
    const foundLine = this.fit?.lines.find((placedLine) => placedLine.line === line);
    const grabbed = this.#grabbed;
    if (!foundLine || grabbed?.line !== line || this.toShownLine(foundLine).move === grabbed.move) return false;
    this.#move(foundLine, grabbed.move);
    this.release();
    return true;
  }

  undo(): void {
    this.#cancelSending();
    this.draft = null;
    const previousAdjustment = this.history.at(-1);
    if (previousAdjustment === undefined) return;
    this.history = this.history.slice(0, -1);
    void this.#composer.adjust(previousAdjustment);
  }

  reset(): void {
    this.#cancelSending();
    this.draft = null;
    const body = findBodyMoves(this.fits);
    this.#send({ garments: {}, body: body && Object.fromEntries(Object.keys(body).map((line) => [line, 0])) });
  }

  /** Ends adjusting when the picture can no longer be adjusted. */
  closeWhenUnavailable(): void {
    if (!this.isOffered && this.isOpen) {
      this.#cancelSending();
      this.draft = null;
      this.isOpen = false;
    }
  }

  toShownLine(placedLine: PlacedLine): ShownLine {
    const { line, y, left, right, moved, least, most } = placedLine;
    const requestedMove = findMove(this.adjustment, this.fit!.slot, placedLine) ?? moved;
    const move = Math.min(most, Math.max(least, requestedMove));
    return { line, y: y + move - moved, left, right, move, least, most };
  }

  #move(placedLine: PlacedLine, requestedMove: number): void {
    const move = Math.min(placedLine.most, Math.max(placedLine.least, requestedMove));
    this.draft = setLineMove(this.#complete(this.adjustment), this.fit!.slot, placedLine, move);
    this.#cancelSending();
    this.#cancelSending = this.#clock.after(PAUSE_MS, this.release);
  }

  #send(adjustment: Adjustment): void {
    this.history = [...this.history, this.#complete(this.#state.snapshot.adjustment)];
    void this.#composer.adjust(adjustment);
  }

  /** Adds all moves of the body, because the request's moves replace the stored ones. */
  #complete(adjustment: Adjustment): Adjustment {
    return adjustment.body === null ? { ...NO_ADJUSTMENT, ...adjustment, body: findBodyMoves(this.fits) } : adjustment;
  }
}
