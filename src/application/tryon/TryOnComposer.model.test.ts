import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anItem, aProfile } from '../../../tests/support/builders.ts';
import { HeldCalls, settled } from '../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
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
interface Look {
  readonly body: Body | null;
  readonly worn: Readonly<Record<Slot, string | null>>;
}
interface Model {
  look: Look;
  /** The last outfit whose picture was finished; `cancel` returns to this outfit. */
  settled: Look;
}

const EMPTY_OUTFIT = { top: null, bottom: null, fullBody: null, outer: null };
const SLOTS_BY_CATEGORY: Readonly<Record<string, readonly Slot[]>> = {
  upper_body: ['top', 'outer'],
  lower_body: ['bottom'],
  dresses: ['fullBody'],
};

function dressed({ body, worn }: Look, slot: Slot, { id, tryOnCategory }: Item): Look {
  if (!(SLOTS_BY_CATEGORY[tryOnCategory ?? ''] ?? []).includes(slot)) return { body, worn };
  if (slot === 'fullBody') return { body, worn: { ...worn, top: null, bottom: null, fullBody: id } };
  return { body, worn: { ...worn, ...(slot !== 'outer' && { fullBody: null }), [slot]: id } };
}

const inOrder = ({ worn }: Look): readonly string[] =>
  (['fullBody', 'bottom', 'top', 'outer'] as const).flatMap((slot) =>
    worn[slot] === null ? [] : [`${slot} ${worn[slot]}`],
  );

interface Picture {
  readonly body: string;
  readonly worn: readonly string[];
}

/** The composer with a backend that answers on command and records what each picture shows. */
class Room {
  readonly calls = new HeldCalls<[TryOnRequest, AbortSignal?], TryOnResult>();
  readonly pictures = new Map<string, Picture>();
  /** The ids of the results that the composer has received, by request key. */
  accepted = new Map<string, string[]>();
  /** Requests that the composer should not have sent; must stay empty. */
  readonly needless: TryOnRequest[] = [];
  readonly composer: TryOnComposer;

  constructor() {
    const tryOns = {
      make: (request: TryOnRequest, signal?: AbortSignal) => {
        if (!this.#isNeeded(request)) this.needless.push(request);
        return this.calls.call(request, signal);
      },
    };
    const shopper = new SnapshotHolder(aProfile({ id: 'anna' }));
    this.composer = new TryOnComposer({ tryOns, shopper, notices: new Notices(new ManualClock()) });
  }

  get live() {
    return this.calls.waiting.filter(({ signal }) => signal?.aborted !== true);
  }

  answer(at: number, how: 'made' | 'failed' | 'refused' | 'missing'): void {
    const call = this.calls.waiting[at % Math.max(1, this.calls.waiting.length)];
    if (call === undefined) return;
    const [request] = call.args;
    const isLive = call.signal?.aborted !== true;
    if (how === 'failed') return call.reject(new CallError('Failed to generate tryon image', 'broken'));
    if (how === 'refused') return call.reject(new TryOnRefused('Stand facing the camera.'));
    if (how === 'missing') {
      const canStartOver = request.base.kind === 'result';
      if (isLive && (canStartOver || request.retry !== null)) this.accepted = new Map();
      return call.reject(new CallError('Failed to generate tryon image', 'not-found'));
    }
    const id = `r${this.pictures.size + 1}`;
    const before = this.#pictureOf(request);
    this.pictures.set(id, { body: before.body, worn: [...before.worn, `${request.slot} ${request.item.id}`] });
    if (isLive) this.accepted.set(keyOf(request), [...(this.accepted.get(keyOf(request)) ?? []), id]);
    call.resolve({ id, picture: new Blob([id]), readings: VARIANTS_PER_OUTFIT, description: id });
  }

  /** Simulates a deleted pose: no later request may use a result that shows this pose. */
  forget(poseId: string): void {
    this.composer.forget(poseId);
    const shows = (id: string) => this.pictures.get(id)?.body === `pose ${poseId}`;
    for (const [key, ids] of [...this.accepted]) if (ids.some(shows)) this.accepted.delete(key);
  }

  /** Whether the request is allowed: none is sent twice, and each retry has the next number. */
  #isNeeded(request: TryOnRequest): boolean {
    const before = this.accepted.get(keyOf(request)) ?? [];
    const { retry } = request;
    if (retry === null) return before.length === 0;
    return (
      retry.iteration === before.length && before.includes(retry.previousId) && before.length < VARIANTS_PER_OUTFIT
    );
  }

  #pictureOf({ base }: TryOnRequest): Picture {
    if (base.kind !== 'result') return { body: `${base.kind} ${base.id}`, worn: [] };
    return this.pictures.get(base.id)!;
  }
}

const keyOf = ({ base, slot, item }: TryOnRequest): string => `${base.kind} ${base.id} ${slot} ${item.id}`;

type Act = (model: Model, room: Room) => void;

/** Performs an action on model and composer, waits, and compares what both show. */
class Command implements fc.AsyncCommand<Model, Room> {
  readonly #name: string;
  readonly #act: Act;
  constructor(name: string, act: Act) {
    this.#name = name;
    this.#act = act;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, room: Room): Promise<void> {
    this.#act(model, room);
    await settled();
    expect(room.needless).toEqual([]);
    const { snapshot } = room.composer;
    const worn = Object.fromEntries(SLOTS.map((slot) => [slot, snapshot.outfit[slot]?.id ?? null]));
    expect({ body: snapshot.body, worn }).toEqual(model.look);
    const wants = model.look.body !== null && inOrder(model.look).length > 0;
    expect(snapshot.status === 'idle').toBe(!wants);
    expect(room.live.length).toBe(snapshot.status === 'loading' ? 1 : 0);
    if (snapshot.status === 'idle') expect(snapshot.result).toBeNull();
    if (snapshot.status === 'ready') {
      const { kind, id } = model.look.body!;
      const picture = room.pictures.get(snapshot.result!.id);
      expect(picture).toEqual({ body: `${kind} ${id}`, worn: inOrder(model.look) });
      expect(snapshot.variants).toContain(snapshot.result);
    }
    if (snapshot.status === 'idle' || snapshot.status === 'ready') model.settled = model.look;
  }

  toString(): string {
    return this.#name;
  }
}

const isPose = (body: Body | null, id: string) => body?.kind === 'pose' && body.id === id;

const item = fc.constantFrom(...ITEMS);
const commands = [
  fc.constantFrom(...BODIES).map(
    (body) =>
      new Command(`choose ${body.id}`, (model, room) => {
        model.look = { ...model.look, body };
        void room.composer.choose(body);
      }),
  ),
  fc.tuple(fc.constantFrom(...SLOTS), item).map(
    ([slot, garment]) =>
      new Command(`put ${slot} ${garment.id}`, (model, room) => {
        model.look = dressed(model.look, slot, garment);
        void room.composer.put(slot, garment);
      }),
  ),
  fc.subarray([...ITEMS], { maxLength: 3 }).map(
    (look) =>
      new Command(`wear ${look.map(({ id }) => id).join(' ')}`, (model, room) => {
        const under = look.some(({ id }) => ['shirt', 'tee', 'dress'].includes(id));
        const slotOf = ({ id, tryOnCategory }: Item): Slot =>
          id === 'coat' && under ? 'outer' : (SLOTS_BY_CATEGORY[tryOnCategory ?? '']?.[0] ?? 'top');
        model.look = look.reduce<Look>((so, garment) => dressed(so, slotOf(garment), garment), {
          body: model.look.body,
          worn: EMPTY_OUTFIT,
        });
        void room.composer.wear(look);
      }),
  ),
  fc.constantFrom(...SLOTS).map(
    (slot) =>
      new Command(`remove ${slot}`, (model, room) => {
        model.look = { ...model.look, worn: { ...model.look.worn, [slot]: null } };
        void room.composer.remove(slot);
      }),
  ),
  ...[0, 1].map(() => fc.constant(new Command('retry', (_model, room) => void room.composer.retry()))),
  fc.nat(VARIANTS_PER_OUTFIT).map((at) => new Command(`show ${at}`, (_model, room) => room.composer.showVariant(at))),
  fc.constant(
    new Command('cancel', (model, room) => {
      if (room.composer.snapshot.status === 'loading') model.look = model.settled;
      room.composer.cancel();
    }),
  ),
  fc.constantFrom('me', 'beach').map(
    (id) =>
      new Command(`forget ${id}`, (model, room) => {
        if (isPose(model.settled.body, id)) model.settled = { body: null, worn: EMPTY_OUTFIT };
        if (isPose(model.look.body, id)) model.settled = model.look = { ...model.look, body: null };
        room.forget(id);
      }),
  ),
  ...[0, 1, 2].map(() =>
    fc
      .tuple(
        fc.nat(3),
        fc.constantFrom('made' as const, 'made' as const, 'made' as const, 'failed', 'refused', 'missing'),
      )
      .map(([at, how]) => new Command(`answer ${at} ${how}`, (_model, room) => room.answer(at, how))),
  ),
];

describe('a try-on composer', () => {
  it('shows the newest outfit, for any actions and any order of answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 100, size: '+1' }), async (actions) => {
        const empty: Look = { body: null, worn: EMPTY_OUTFIT };
        const room = new Room();
        await fc.asyncModelRun(() => ({ model: { look: empty, settled: empty }, real: room }), actions);
        // After all answers, the composer must not be loading.
        for (let calls = 0; calls < 20 && room.calls.waiting.length > 0; calls += 1) {
          room.answer(0, 'made');
          await settled();
        }
        expect(room.composer.snapshot.status).not.toBe('loading');
      }),
      { numRuns: 150 },
    );
  });
});
