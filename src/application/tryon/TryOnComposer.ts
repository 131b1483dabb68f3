import type { Item } from '../../domain/catalogue/Item.ts';
import type { Adjustment, LineMoves } from '../../domain/poses/Adjustment.ts';
import { keepAdjustment } from '../../domain/poses/keepAdjustment.ts';
import {
  listGarmentsInOrder,
  createOutfit,
  takeOff,
  wearInSlot,
  wearAdditionally,
  type Outfit,
} from '../../domain/poses/outfit.ts';
import type { Slot } from '../../domain/poses/Slot.ts';
import { NewestRequest } from '../NewestRequest.ts';
import type { Notices } from '../notices/Notices.ts';
import { CallError } from '../ports/CallError.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import { TryOnRefused } from '../ports/TryOns.ts';
import type { Body, TryOnCause, TryOnRequest, TryOnResult } from '../ports/TryOns.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { OnQueueStatus } from './QueuedTryOns.ts';
import { listTryOnSteps } from './listTryOnSteps.ts';
import { TryOnResultCache, type TryOnStep } from './TryOnResultCache.ts';
import { EMPTY_SNAPSHOT, type FinishedOutfit, type TryOnSnapshot } from './TryOnSnapshot.ts';

export interface TryOnComposerDependencies {
  readonly tryOns: {
    make(request: TryOnRequest, signal: AbortSignal, onQueueStatus: OnQueueStatus): Promise<TryOnResult>;
  };
  readonly shopper: CurrentShopper;
  readonly notices: Notices;
}

const FAILURE_MESSAGE = 'image-not-generated';

/**
 * The fitting room (spec 2.10, section 4): a body, its garments and the generated pictures. Each garment is added to
 * the previous result. A new request aborts the previous one. Results are cached. No method rejects.
 */
export class TryOnComposer implements Observable<TryOnSnapshot> {
  readonly #dependencies: TryOnComposerDependencies;
  readonly #state = new SnapshotHolder<TryOnSnapshot>(EMPTY_SNAPSHOT);
  readonly #newest = new NewestRequest();
  readonly #memory = new TryOnResultCache();
  /** The shopper's corrections to the person in a photo, by pose. The backend stores them as well. */
  readonly #bodyMoves = new Map<string, LineMoves>();
  /** The index of the styling in the picture that is being corrected. */
  #adjustedStylingIndex = 0;
  /** The state that `cancel` restores. */
  #lastFinished: FinishedOutfit = EMPTY_SNAPSHOT;

  constructor(dependencies: TryOnComposerDependencies) {
    this.#dependencies = dependencies;
  }

  get snapshot(): TryOnSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  /** Empties the room when the shopper changes, until the returned function is called. */
  start(): () => void {
    const { shopper } = this.#dependencies;
    let userId = shopper.snapshot?.id;
    const stop = shopper.subscribe(() => {
      if (shopper.snapshot?.id !== userId) this.clear();
      userId = shopper.snapshot?.id;
    });
    return () => {
      stop();
      this.#newest.abort();
    };
  }

  /** Puts the current outfit on another body. */
  chooseBody(body: Body): Promise<void> {
    const { body: previousBody, outfit } = this.snapshot;
    if (previousBody?.kind === body.kind && previousBody.id === body.id) return Promise.resolve();
    const bodyMoves = body.kind === 'pose' ? this.#bodyMoves.get(body.id) : undefined;
    this.#state.update({ body, result: null, adjustment: { garments: {}, body: bodyMoves ?? null } });
    return this.#makeOutfit(outfit, 'pose');
  }

  /** Puts a garment on. Does nothing if the garment does not belong in the slot. */
  putOn(slot: Slot, item: Item): Promise<void> {
    return this.#changeOutfit(wearInSlot(this.snapshot.outfit, slot, item), slot);
  }

  /** Adds a garment to the outfit, in a suitable slot. */
  addItem(item: Item): Promise<void> {
    const { outfit } = this.snapshot;
    if (Object.values(outfit).some(({ id }) => id === item.id)) return Promise.resolve();
    return this.#changeOutfit(wearAdditionally(outfit, item), null);
  }

  /** Replaces the outfit by `items`. `leftOutItems` are items of the same look that cannot be worn with them. */
  wearItems(items: readonly Item[], leftOutItems: readonly Item[] = []): Promise<void> {
    return this.#changeOutfit(createOutfit(items), null, leftOutItems);
  }

  wearOutfit(outfit: Outfit): Promise<void> {
    return this.#changeOutfit(outfit, null);
  }

  takeOff(slot: Slot): Promise<void> {
    return this.#changeOutfit(takeOff(this.snapshot.outfit, slot), 'remove');
  }

  /** Requests another way to wear the outfit. After a failure, requests its picture again. */
  async retry(): Promise<void> {
    const { status, outfit, result } = this.snapshot;
    const hasNoPicture =
      status === 'failed' || status === 'refused' || (status === 'ready' && this.#findNextStep() !== null);
    if (hasNoPicture) return this.#makeOutfit(outfit, 'retry');
    const step = this.#findLastStep();
    if (status !== 'ready' || step === null || result === null) return;
    const { results, stylingIndexes } = this.#memory.getVariants(step);
    if (results.length >= (result.variantCount ?? Infinity)) return this.#state.update({ hasNoMoreVariants: true });
    const unused = results.findIndex((_, stylingIndex) => !stylingIndexes.includes(stylingIndex));
    const retry = { previousId: result.id, iteration: unused === -1 ? results.length : unused };
    await this.#runRequest(
      async (userId, signal) => {
        await this.#makeStep({ userId, cause: 'retry', ...step, retry }, step, signal);
      },
      (error) => this.#keepPreviousPicture(error),
    );
  }

  /**
   * Makes the shown picture again with corrected lines, in the same styling. After a failure the picture and its
   * corrections stay.
   */
  async adjust(adjustment: Adjustment): Promise<void> {
    const { status, isAdjusting, outfit, result } = this.snapshot;
    if (result === null || (status !== 'ready' && !isAdjusting)) return;
    this.#newest.abort();
    if (!isAdjusting) this.#adjustedStylingIndex = this.#findShownStylingIndex();
    const iteration = this.#adjustedStylingIndex;
    this.#state.update({ adjustment: keepAdjustment(adjustment, outfit, outfit) });
    const step = this.#findLastStep();
    if (step === null || this.#listSteps().length < listGarmentsInOrder(outfit).length)
      return this.#makeOutfit(outfit, null);
    if (this.#memory.showStyling(step, iteration)) return this.#showFinishedOutfit();
    const retry = iteration === 0 ? null : { previousId: result.id, iteration };
    const request = { cause: step.slot, ...step, retry };
    await this.#runRequest(
      (userId, signal) => this.#makeAdjusted({ userId, ...request }, step, signal),
      (error) => this.#revertAdjustment(error),
      true,
    );
  }

  /** Shows an earlier result of the same outfit. */
  showVariant(index: number): void {
    const step = this.#findLastStep();
    if (this.snapshot.status !== 'ready' || step === null || this.#findNextStep() !== null) return;
    this.#memory.showVariant(step, index);
    this.#showFinishedOutfit();
  }

  /** Aborts the request, and restores the last finished picture with its outfit. */
  cancel(): void {
    if (this.snapshot.status !== 'loading') return;
    this.#newest.abort();
    this.#state.set({ ...EMPTY_SNAPSHOT, ...this.#lastFinished });
  }

  /**
   * Call after a pose was deleted. Removes the pose and all pictures made from it, which the backend has also
   * deleted.
   */
  forgetPose(poseId: string): void {
    const isForgottenPose = (body: Body | null) => body?.kind === 'pose' && body.id === poseId;
    this.#memory.removeResultsBasedOn({ kind: 'pose', id: poseId });
    this.#bodyMoves.delete(poseId);
    if (isForgottenPose(this.#lastFinished.body)) this.#lastFinished = EMPTY_SNAPSHOT;
    if (!isForgottenPose(this.snapshot.body)) return;
    this.#newest.abort();
    this.#lastFinished = { ...EMPTY_SNAPSHOT, outfit: this.snapshot.outfit };
    this.#state.set({ ...EMPTY_SNAPSHOT, ...this.#lastFinished });
  }

  /** Empties the room. */
  clear(): void {
    this.#newest.abort();
    this.#memory.clear();
    this.#bodyMoves.clear();
    this.#lastFinished = EMPTY_SNAPSHOT;
    this.#state.set(EMPTY_SNAPSHOT);
  }

  async #changeOutfit(outfit: Outfit, cause: TryOnCause | null, leftOutItems: readonly Item[] = []): Promise<void> {
    if (outfit === this.snapshot.outfit) return;
    if (leftOutItems.length + this.snapshot.leftOutItems.length > 0) this.#state.update({ leftOutItems });
    await this.#makeOutfit(outfit, cause);
  }

  /** Makes and shows the pictures of an outfit. If `cause` is null, the cause of each step is its garment's slot. */
  async #makeOutfit(outfit: Outfit, cause: TryOnCause | null): Promise<void> {
    this.#newest.abort();
    const adjustment = keepAdjustment(this.snapshot.adjustment, this.snapshot.outfit, outfit);
    this.#state.update({ outfit, adjustment, hasNoMoreVariants: false, refusal: null });
    if (this.#findNextStep() === null) return this.#showFinishedOutfit();
    await this.#runRequest((userId, signal) => this.#makeMissingResults(userId, cause, signal));
  }

  async #runRequest(
    make: (userId: string, signal: AbortSignal) => Promise<void>,
    onQueueStatus: (error: unknown) => void = (error) => this.#showError(error),
    isAdjusting = false,
  ): Promise<void> {
    const userId = this.#dependencies.shopper.snapshot?.id;
    if (userId === undefined) return;
    const cleared = { hasNoMoreVariants: false, refusal: null, queueStatus: null, adjustmentRefusal: null };
    this.#state.update({ status: 'loading', isAdjusting, ...cleared });
    try {
      const outcome = await this.#newest.run((signal) => make(userId, signal));
      if (outcome.kind !== 'answered') return;
      this.#dependencies.notices.clearPopup(FAILURE_MESSAGE);
      this.#showFinishedOutfit();
    } catch (error) {
      onQueueStatus(error);
    }
  }

  /** Requests the missing results one after another. */
  async #makeMissingResults(userId: string, cause: TryOnCause | null, signal: AbortSignal): Promise<void> {
    let hasStartedOver = false;
    for (let step = this.#findNextStep(); step !== null; step = this.#findNextStep()) {
      try {
        await this.#makeStep({ userId, cause: cause ?? step.slot, ...step, retry: null }, step, signal);
      } catch (error) {
        // The backend has deleted the result that this step adds to, so start over once.
        if (hasStartedOver || step.base.kind !== 'result' || !isNotFound(error) || signal.aborted) throw error;
        this.#memory.clear();
        hasStartedOver = true;
      }
    }
  }

  async #makeStep(request: TryOnRequest, step: TryOnStep, signal: AbortSignal): Promise<void> {
    const result = await this.#dependencies.tryOns.make(request, signal, (queueStatus) => {
      if (!signal.aborted && this.snapshot.status === 'loading') this.#state.update({ queueStatus });
    });
    signal.throwIfAborted();
    this.#memory.add(step, result, request.retry?.iteration ?? 0);
  }

  /**
   * Makes the corrected picture. Makes the whole outfit again if the backend has deleted the result that the picture
   * adds to.
   */
  async #makeAdjusted(request: TryOnRequest, step: TryOnStep, signal: AbortSignal): Promise<void> {
    try {
      await this.#makeStep(request, step, signal);
    } catch (error) {
      if (step.base.kind !== 'result' || !isNotFound(error) || signal.aborted) throw error;
      this.#memory.clear();
      await this.#makeMissingResults(request.userId, null, signal);
    }
  }

  /** The first step of the outfit without a result; null if every step has one. */
  #findNextStep(): TryOnStep | null {
    return this.#listSteps().find((step) => this.#memory.getShownResult(step) === null) ?? null;
  }

  #findLastStep(): TryOnStep | null {
    return this.#listSteps().at(-1) ?? null;
  }

  #findShownStylingIndex(): number {
    const step = this.#findLastStep();
    if (step === null) return 0;
    const { stylingIndexes, shownIndex } = this.#memory.getVariants(step);
    return stylingIndexes[shownIndex] ?? 0;
  }

  #listSteps(): readonly TryOnStep[] {
    return listTryOnSteps(this.snapshot, this.#memory);
  }

  /** Shows the finished outfit. Every step must have a result. */
  #showFinishedOutfit(): void {
    const step = this.#findLastStep();
    const { body, outfit, adjustment, leftOutItems } = this.snapshot;
    if (body?.kind === 'pose' && adjustment.body !== null) this.#bodyMoves.set(body.id, adjustment.body);
    const shownSnapshot =
      step === null
        ? ({ status: 'idle', result: null, variants: [] } as const)
        : ({ status: 'ready', ...this.#getPictures(step) } as const);
    const finished: FinishedOutfit = { body, outfit, leftOutItems, adjustment, ...shownSnapshot };
    this.#lastFinished = finished;
    this.#state.set({ ...EMPTY_SNAPSHOT, ...finished });
  }

  #getPictures(step: TryOnStep): Pick<TryOnSnapshot, 'result' | 'variants'> {
    return { result: this.#memory.getShownResult(step), variants: this.#memory.getVariants(step).results };
  }

  /** Keeps the previous picture after a failed retry, unless the backend has deleted the result that it adds to. */
  #keepPreviousPicture(error: unknown): void {
    if (isNotFound(error)) this.#memory.clear();
    if (this.#findNextStep() !== null) return this.#showError(error);
    this.#showFinishedOutfit();
    if (error instanceof TryOnRefused) this.#state.update({ hasNoMoreVariants: true });
    else this.#dependencies.notices.showFailure(FAILURE_MESSAGE, error);
  }

  /**
   * Restores the previous picture and its corrections, unless the backend has deleted the result that the picture
   * adds to.
   */
  #revertAdjustment(error: unknown): void {
    if (isNotFound(error)) {
      this.#memory.clear();
      return this.#showError(error);
    }
    const adjustmentRefusal = error instanceof TryOnRefused ? error.message : null;
    this.#state.set({ ...EMPTY_SNAPSHOT, ...this.#lastFinished, adjustmentRefusal });
    if (adjustmentRefusal === null) this.#dependencies.notices.showFailure(FAILURE_MESSAGE, error);
  }

  #showError(error: unknown): void {
    const refusal = error instanceof TryOnRefused ? error.message : null;
    const status = refusal === null ? 'failed' : 'refused';
    this.#state.update({ status, refusal, queueStatus: null, isAdjusting: false });
  }
}

const isNotFound = (error: unknown): boolean => error instanceof CallError && error.failure === 'not-found';
