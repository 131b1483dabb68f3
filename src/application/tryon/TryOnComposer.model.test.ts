import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem, aProfile } from '../../../tests/support/builders.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { Adjustment } from '../../domain/poses/Adjustment.ts';
import type { Slot } from '../../domain/poses/Slot.ts';
import { Notices } from '../notices/Notices.ts';
import { CallError } from '../ports/CallError.ts';
import { TryOnRefused, type Body, type TryOnRequest, type TryOnResult } from '../ports/TryOns.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { TryOnComposer } from './TryOnComposer.ts';

const BODIES: readonly Body[] = [
  { kind: 'pose', id: 'me' },
  { kind: 'pose', id: 'beach' },
  { kind: 'figure', id: 'tall' },
];
const ITEMS: readonly Item[] = [
  anItem({ id: 'shirt', shortDescription: 'Oxford shirt', tryOnCategory: 'upper_body' }),
  anItem({ id: 'tee', shortDescription: 'Ribbed tee', tryOnCategory: 'upper_body' }),
  anItem({ id: 'coat', shortDescription: 'Wool coat', tryOnCategory: 'upper_body' }),
  anItem({ id: 'jeans', shortDescription: 'Straight jeans', tryOnCategory: 'lower_body' }),
  anItem({ id: 'skirt', shortDescription: 'Pleated skirt', tryOnCategory: 'lower_body' }),
  anItem({ id: 'dress', shortDescription: 'Slip dress', tryOnCategory: 'dresses' }),
  anItem({ id: 'bag', shortDescription: 'Canvas bag', tryOnCategory: null }),
];
const SLOTS: readonly Slot[] = ['top', 'bottom', 'fullBody', 'outer'];
const VARIANTS_PER_OUTFIT = 3;

/** The expected outfit: worn items by id, following the rules of the specification. */
interface OutfitModel {
  readonly body: Body | null;
  readonly wornIdBySlot: Readonly<Record<Slot, string | null>>;
  /** How far the hems of worn garments and the waist of the person in a photo are moved. */
  readonly hems: Readonly<Partial<Record<Slot, number>>>;
  readonly waist: number | null;
}
interface ComposerModel {
  current: OutfitModel;
  /** The last outfit with a finished picture. `cancel` returns to it. */
  lastFinished: OutfitModel;
  /** The corrected waist of each pose in its finished picture. */
  readonly waists: Map<string, number>;
}

const EMPTY_OUTFIT = { top: null, bottom: null, fullBody: null, outer: null };
const SLOTS_BY_CATEGORY: Readonly<Record<string, readonly Slot[]>> = {
  upper_body: ['top', 'outer'],
  lower_body: ['bottom'],
  dresses: ['fullBody'],
};

const EMPTY_MODEL: OutfitModel = { body: null, wornIdBySlot: EMPTY_OUTFIT, hems: {}, waist: null };

/** Returns the model with another outfit. Garments that stay on keep the corrections of their hems. */
function replaceOutfit(model: OutfitModel, wornIds: OutfitModel['wornIdBySlot']): OutfitModel {
  const keptHems = Object.entries(model.hems).filter(
    ([slot]) => wornIds[slot as Slot] !== null && wornIds[slot as Slot] === model.wornIdBySlot[slot as Slot],
  );
  return { ...model, wornIdBySlot: wornIds, hems: Object.fromEntries(keptHems) };
}

function putOnGarment(
  wornIds: OutfitModel['wornIdBySlot'],
  slot: Slot,
  { id, tryOnCategory }: Item,
): OutfitModel['wornIdBySlot'] {
  if (!(SLOTS_BY_CATEGORY[tryOnCategory ?? ''] ?? []).includes(slot)) return wornIds;
  if (slot === 'fullBody') return { ...wornIds, top: null, bottom: null, fullBody: id };
  return { ...wornIds, ...(slot !== 'outer' && { fullBody: null }), [slot]: id };
}

/** The adjustment that the request for the outfit's picture must contain. */
function expectedAdjustment({ hems, waist }: OutfitModel): Adjustment | null {
  const movedHems = Object.entries(hems).filter(([, hem]) => hem !== 0);
  if (movedHems.length === 0 && waist === null) return null;
  return {
    garments: Object.fromEntries(movedHems.map(([slot, hem]) => [slot, { hem }])),
    body: waist === null ? null : { waist },
  };
}

const listWornItems = ({ wornIdBySlot }: OutfitModel): readonly string[] =>
  (['fullBody', 'bottom', 'top', 'outer'] as const).flatMap((slot) =>
    wornIdBySlot[slot] === null ? [] : [`${slot} ${wornIdBySlot[slot]}`],
  );

interface PictureContents {
  readonly body: string;
  readonly wornIds: readonly string[];
  readonly adjustment: Adjustment | null;
}

interface AcceptedResult {
  readonly id: string;
  readonly reading: number;
}

/** The composer with a backend that answers when the test says so and records what each picture shows. */
class RoomUnderTest {
  readonly calls = new HeldCalls<[TryOnRequest, AbortSignal?], TryOnResult>();
  readonly pictures = new Map<string, PictureContents>();
  /** The results that the composer has received, by request key. */
  acceptedResults = new Map<string, AcceptedResult[]>();
  /** Requests that the composer should not have sent; must stay empty. */
  readonly needlessRequests: TryOnRequest[] = [];
  readonly composer: TryOnComposer;

  constructor() {
    const tryOns = {
      make: (request: TryOnRequest, signal?: AbortSignal) => {
        if (!this.#isNeeded(request)) this.needlessRequests.push(request);
        return this.calls.call(request, signal);
      },
    };
    const shopper = new SnapshotHolder(aProfile({ id: 'anna' }));
    this.composer = new TryOnComposer({ tryOns, shopper, notices: new Notices(new ManualClock()) });
  }

  get pendingCalls() {
    return this.calls.waitingCalls.filter(({ signal }) => signal?.aborted !== true);
  }

  answerCall(index: number, outcome: 'made' | 'failed' | 'refused' | 'missing'): void {
    const call = this.calls.waitingCalls[index % Math.max(1, this.calls.waitingCalls.length)];
    if (call === undefined) return;
    const [request] = call.args;
    const isLive = call.signal?.aborted !== true;
    if (outcome === 'failed') return call.reject(new CallError('Failed to generate tryon image', 'broken'));
    if (outcome === 'refused') return call.reject(new TryOnRefused('Stand facing the camera.'));
    if (outcome === 'missing') {
      const canStartOver = request.base.kind === 'result';
      const isAdjusting = this.composer.snapshot.isAdjusting;
      if (isLive && (canStartOver || request.retry !== null || isAdjusting)) this.acceptedResults = new Map();
      return call.reject(new CallError('Failed to generate tryon image', 'not-found'));
    }
    const id = `r${this.pictures.size + 1}`;
    const basePicture = this.#createPicture(request);
    this.pictures.set(id, {
      body: basePicture.body,
      wornIds: [...basePicture.wornIds, `${request.slot} ${request.item.id}`],
      adjustment: request.adjustment ?? null,
    });
    if (isLive)
      this.acceptedResults.set(getRequestKey(request), [
        ...(this.acceptedResults.get(getRequestKey(request)) ?? []),
        { id, reading: request.retry?.iteration ?? 0 },
      ]);
    call.resolve({ id, picture: new Blob([id]), variantCount: VARIANTS_PER_OUTFIT, description: id });
  }

  /** Simulates a deleted pose. Afterwards no request may use a result that shows it. */
  forgetPose(poseId: string): void {
    this.composer.forgetPose(poseId);
    const isPoseShown = (id: string) => this.pictures.get(id)?.body === `pose ${poseId}`;
    for (const [key, results] of [...this.acceptedResults])
      if (results.some(({ id }) => isPoseShown(id))) this.acceptedResults.delete(key);
  }

  /** Whether the request is needed: it was not sent before, or it is a retry with the next number. */
  #isNeeded(request: TryOnRequest): boolean {
    const readings = (this.acceptedResults.get(getRequestKey(request)) ?? []).map(({ reading }) => reading);
    const { retry, cause } = request;
    if (retry === null) return !readings.includes(0);
    const nextReading = [0, 1, 2].find((reading) => !readings.includes(reading));
    const isNext = cause === 'retry' ? retry.iteration === nextReading : !readings.includes(retry.iteration);
    return isNext && this.pictures.has(retry.previousId) && readings.length < VARIANTS_PER_OUTFIT;
  }

  #createPicture({ base }: TryOnRequest): PictureContents {
    if (base.kind !== 'result') return { body: `${base.kind} ${base.id}`, wornIds: [], adjustment: null };
    return this.pictures.get(base.id)!;
  }
}

const getRequestKey = ({ base, slot, item, adjustment }: TryOnRequest): string =>
  `${base.kind} ${base.id} ${slot} ${item.id} ${JSON.stringify(adjustment)}`;

type CommandAction = (model: ComposerModel, room: RoomUnderTest) => void;

/** Performs an action on the model and the composer, waits, and compares their states. */
class ComposerCommand implements fc.AsyncCommand<ComposerModel, RoomUnderTest> {
  readonly #name: string;
  readonly #action: CommandAction;
  constructor(name: string, act: CommandAction) {
    this.#name = name;
    this.#action = act;
  }

  check(): boolean {
    return true;
  }

  async run(model: ComposerModel, room: RoomUnderTest): Promise<void> {
    this.#action(model, room);
    await settlePromises();
    expect(room.needlessRequests).toEqual([]);
    const { snapshot } = room.composer;
    const wornIds = Object.fromEntries(SLOTS.map((slot) => [slot, snapshot.outfit[slot]?.id ?? null]));
    expect([snapshot.body, wornIds]).toEqual([model.current.body, model.current.wornIdBySlot]);
    const shouldHavePicture = model.current.body !== null && listWornItems(model.current).length > 0;
    expect(snapshot.status === 'idle').toBe(!shouldHavePicture);
    expect(room.pendingCalls.length).toBe(snapshot.status === 'loading' ? 1 : 0);
    if (snapshot.status === 'idle') expect(snapshot.result).toBeNull();
    if (snapshot.status === 'ready') {
      const { kind, id } = model.current.body!;
      const picture = room.pictures.get(snapshot.result!.id);
      const adjustment = expectedAdjustment(model.current);
      expect(picture).toEqual({ body: `${kind} ${id}`, wornIds: listWornItems(model.current), adjustment });
      expect(snapshot.variants).toContain(snapshot.result);
    }
    if (snapshot.status === 'idle' || snapshot.status === 'ready') finish(model);
  }

  toString(): string {
    return this.#name;
  }
}

function finish(model: ComposerModel): void {
  const { body, waist } = (model.lastFinished = model.current);
  if (body?.kind === 'pose' && waist !== null) model.waists.set(body.id, waist);
}

const isPose = (body: Body | null, id: string) => body?.kind === 'pose' && body.id === id;

const itemArbitrary = fc.constantFrom(...ITEMS);
const commands = [
  fc.constantFrom(...BODIES).map(
    (body) =>
      new ComposerCommand(`choose ${body.id}`, (model, room) => {
        if (model.current.body !== body)
          model.current = { ...model.current, body, hems: {}, waist: model.waists.get(body.id) ?? null };
        void room.composer.chooseBody(body);
      }),
  ),
  fc.tuple(fc.constantFrom(...SLOTS), itemArbitrary).map(
    ([slot, garment]) =>
      new ComposerCommand(`put ${slot} ${garment.id}`, (model, room) => {
        model.current = replaceOutfit(model.current, putOnGarment(model.current.wornIdBySlot, slot, garment));
        void room.composer.putOn(slot, garment);
      }),
  ),
  fc.subarray([...ITEMS], { maxLength: 3 }).map(
    (selectedItems) =>
      new ComposerCommand(`wear ${selectedItems.map(({ id }) => id).join(' ')}`, (model, room) => {
        const hasUnderlayer = selectedItems.some(({ id }) => ['shirt', 'tee', 'dress'].includes(id));
        const findSlot = ({ id, tryOnCategory }: Item): Slot =>
          id === 'coat' && hasUnderlayer ? 'outer' : (SLOTS_BY_CATEGORY[tryOnCategory ?? '']?.[0] ?? 'top');
        const wornIds = selectedItems.reduce<OutfitModel['wornIdBySlot']>(
          (wornIdBySlot, garment) => putOnGarment(wornIdBySlot, findSlot(garment), garment),
          EMPTY_OUTFIT,
        );
        model.current = replaceOutfit(model.current, wornIds);
        void room.composer.wearItems(selectedItems);
      }),
  ),
  fc.constantFrom(...SLOTS).map(
    (slot) =>
      new ComposerCommand(`remove ${slot}`, (model, room) => {
        model.current = replaceOutfit(model.current, { ...model.current.wornIdBySlot, [slot]: null });
        void room.composer.takeOff(slot);
      }),
  ),
  ...[0, 1].map(() => fc.constant(new ComposerCommand('retry', (_model, room) => void room.composer.retry()))),
  fc
    .nat(VARIANTS_PER_OUTFIT)
    .map((index) => new ComposerCommand(`show ${index}`, (_model, room) => room.composer.showVariant(index))),
  fc.constant(
    new ComposerCommand('cancel', (model, room) => {
      if (room.composer.snapshot.status === 'loading') model.current = model.lastFinished;
      room.composer.cancel();
    }),
  ),
  fc.constantFrom('me', 'beach').map(
    (id) =>
      new ComposerCommand(`forget ${id}`, (model, room) => {
        model.waists.delete(id);
        if (isPose(model.lastFinished.body, id)) model.lastFinished = EMPTY_MODEL;
        if (isPose(model.current.body, id))
          model.lastFinished = model.current = { ...EMPTY_MODEL, wornIdBySlot: model.current.wornIdBySlot };
        room.forgetPose(id);
      }),
  ),
  ...[0, 1, 2].map(() =>
    fc
      .tuple(
        fc.nat(3),
        fc.constantFrom('made' as const, 'made' as const, 'made' as const, 'failed', 'refused', 'missing'),
      )
      .map(
        ([position, outcome]) =>
          new ComposerCommand(`answer ${position} ${outcome}`, (model, room) => {
            const call = room.calls.waitingCalls[position % Math.max(1, room.calls.waitingCalls.length)];
            const isAdjustment = room.composer.snapshot.isAdjusting && call?.signal?.aborted === false;
            if (isAdjustment && (outcome === 'failed' || outcome === 'refused')) model.current = model.lastFinished;
            room.answerCall(position, outcome);
          }),
      ),
  ),
  ...[0, 1].map(() =>
    fc.tuple(fc.constantFrom(...SLOTS), fc.constantFrom(-0.05, 0, 0.05), fc.constantFrom(null, 0, 0.02)).map(
      ([slot, hem, waist]) =>
        new ComposerCommand(`adjust ${slot} ${hem} ${waist}`, (model, room) => {
          const { snapshot } = room.composer;
          const isPossible = snapshot.result !== null && (snapshot.status === 'ready' || snapshot.isAdjusting);
          if (isPossible) {
            const hems = model.current.wornIdBySlot[slot] === null ? {} : { [slot]: hem };
            model.current = { ...model.current, hems, waist };
          }
          void room.composer.adjust({ garments: { [slot]: { hem } }, body: waist === null ? null : { waist } });
        }),
    ),
  ),
];

describe('a try-on composer', () => {
  it('shows the newest outfit, for any actions and any order of answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 100, size: '+1' }), async (actions) => {
        const room = new RoomUnderTest();
        await fc.asyncModelRun(
          () => ({ model: { current: EMPTY_MODEL, lastFinished: EMPTY_MODEL, waists: new Map() }, real: room }),
          actions,
        );
        // After all answers, the composer must not be loading.
        for (let answered = 0; answered < 20 && room.calls.waitingCalls.length > 0; answered += 1) {
          room.answerCall(0, 'made');
          await settlePromises();
        }
        expect(room.composer.snapshot.status).not.toBe('loading');
      }),
      { numRuns: 150 },
    );
  });
});
