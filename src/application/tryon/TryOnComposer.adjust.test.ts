import { beforeEach, describe, expect, it } from 'vitest';
import { anItem, aProfile } from '../../../tests/support/builders.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { InMemoryTryOns } from '../../adapters/memory/InMemoryTryOns.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { NO_ADJUSTMENT, type Adjustment } from '../../domain/poses/Adjustment.ts';
import { Notices } from '../notices/Notices.ts';
import { CallError } from '../ports/CallError.ts';
import { TryOnRefused, type TryOnRequest, type TryOnResult } from '../ports/TryOns.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { TryOnComposer, type TryOnComposerDependencies } from './TryOnComposer.ts';

const shirt = anItem({ id: 'shirt', shortDescription: 'Oxford shirt', tryOnCategory: 'upper_body' });
const coat = anItem({ id: 'coat', shortDescription: 'Wool coat', tryOnCategory: 'upper_body' });
const jeans = anItem({ id: 'jeans', shortDescription: 'Straight jeans', tryOnCategory: 'lower_body' });

const FIGURE = { kind: 'figure', id: 'tall' } as const;
const POSE = { kind: 'pose', id: 'me' } as const;
const createHemMove = (hem: number): Adjustment => ({ garments: { top: { hem } }, body: null });
const createWaistMove = (waist: number): Adjustment => ({ garments: {}, body: { waist } });

describe('a try-on composer that adjusts', () => {
  let requests: TryOnRequest[];
  let make: TryOnComposerDependencies['tryOns']['make'];
  let composer: TryOnComposer;
  let notices: Notices;

  beforeEach(async () => {
    const backend = new InMemoryTryOns();
    requests = [];
    make = (request, signal) => backend.make(request, signal);
    notices = new Notices(new ManualClock());
    const tryOns: TryOnComposerDependencies['tryOns'] = {
      make: (request, ...otherArguments) => {
        requests.push(request);
        return make(request, ...otherArguments);
      },
    };
    composer = new TryOnComposer({ tryOns, shopper: new SnapshotHolder(aProfile({ id: 'anna' })), notices });
    await composer.chooseBody(FIGURE);
    await composer.wearItems([jeans, shirt]);
    requests.splice(0);
  });

  const overrides = () => composer.snapshot.result?.fits?.[0]?.lines;
  const hem = () => overrides()?.find(({ line }) => line === 'hem')?.moved;
  const holdCalls = () => {
    const calls = new HeldCalls<[TryOnRequest, AbortSignal?], TryOnResult>();
    make = calls.call;
    return calls;
  };

  it('makes the last step anew with all corrections, in one request', async () => {
    await composer.adjust({ garments: { bottom: { waist: 0.01 }, top: { hem: 0.04 } }, body: null });
    const garments = { bottom: { waist: 0.01 }, top: { hem: 0.04 } };
    expect(requests).toMatchObject([{ slot: 'top', retry: null, adjustment: { garments, body: null } }]);
    expect([composer.snapshot.status, hem(), composer.snapshot.adjustment.garments]).toEqual(['ready', 0.04, garments]);
  });

  it('keeps the picture while the new one is made; the newest correction wins', async () => {
    const resultBefore = composer.snapshot.result;
    const calls = holdCalls();
    void composer.adjust(createHemMove(0.02));
    void composer.adjust(createHemMove(0.03));
    await settlePromises();
    expect(composer.snapshot).toMatchObject({ status: 'loading', isAdjusting: true, result: resultBefore });
    expect(calls.waitingCalls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    calls.waitingCalls[1]!.resolve({ id: 'new', picture: new Blob(), variantCount: 2, description: '' });
    await settlePromises();
    expect(composer.snapshot).toMatchObject({ status: 'ready', isAdjusting: false, adjustment: createHemMove(0.03) });
  });

  it('reuses what was made: undoing needs no request', async () => {
    await composer.adjust(createHemMove(0.02));
    await composer.adjust(NO_ADJUSTMENT);
    await composer.adjust(createHemMove(0.02));
    expect([requests.length, hem()]).toEqual([1, 0.02]);
  });

  it('keeps the way in which the outfit is worn, and corrects other ways on a retry', async () => {
    await composer.retry();
    const { id: previousId } = composer.snapshot.result!;
    await composer.adjust(createHemMove(0.02));
    expect(requests.at(-1)).toMatchObject({ cause: 'top', retry: { previousId, iteration: 1 } });
    await composer.retry();
    expect(requests.at(-1)).toMatchObject({ cause: 'retry', retry: { iteration: 0 }, adjustment: createHemMove(0.02) });
    expect(composer.snapshot.variants.length).toBe(2);
    await composer.retry();
    expect(composer.snapshot.hasNoMoreVariants).toBe(true);
    await composer.adjust(NO_ADJUSTMENT);
    expect([requests.length, composer.snapshot.variants.length]).toEqual([3, 2]);
  });

  it('keeps corrections of garments that stay on, and forgets those of garments that are taken off', async () => {
    await composer.adjust({ garments: { bottom: { hem: -0.05 }, top: { hem: 0.04 } }, body: null });
    await composer.putOn('outer', coat);
    expect(requests.at(-1)).toMatchObject({ slot: 'outer', adjustment: { garments: { top: { hem: 0.04 } } } });
    await composer.takeOff('top');
    await composer.addItem(shirt);
    expect(composer.snapshot.adjustment).toEqual({ garments: { bottom: { hem: -0.05 } }, body: null });
    await composer.chooseBody(POSE);
    expect(composer.snapshot.adjustment).toEqual(NO_ADJUSTMENT);
  });

  it('uses what was corrected about a person for each later picture of the pose', async () => {
    await composer.chooseBody(POSE);
    await composer.adjust(createWaistMove(0.03));
    await composer.chooseBody(FIGURE);
    expect(composer.snapshot.adjustment).toEqual(NO_ADJUSTMENT);
    await composer.chooseBody(POSE);
    expect(overrides()?.find(({ line }) => line === 'waist')?.moved).toBe(0.03);
    await composer.takeOff('bottom');
    expect(requests.at(-1)?.adjustment).toEqual(createWaistMove(0.03));
    composer.forgetPose('me');
    await composer.chooseBody(POSE);
    expect(composer.snapshot.adjustment.body).toBeNull();
  });

  it('keeps picture and corrections if the new picture is refused or fails, and says so', async () => {
    await composer.adjust(createHemMove(0.02));
    const { result } = composer.snapshot;
    make = () => Promise.reject(new TryOnRefused('That is too far.'));
    await composer.adjust(createHemMove(0.1));
    expect(composer.snapshot).toMatchObject({ status: 'ready', result, adjustmentRefusal: 'That is too far.' });
    make = () => Promise.reject(new CallError('Failed to generate tryon image', 'broken'));
    await composer.adjust(createHemMove(0.1));
    expect(composer.snapshot).toMatchObject({ status: 'ready', result, adjustmentRefusal: null });
    expect(composer.snapshot.adjustment).toEqual(createHemMove(0.02));
    expect(notices.snapshot.popup).not.toBeNull();
  });

  it('makes the whole outfit again if the backend has deleted the picture that it is based on', async () => {
    const answer = make;
    make = async (request, ...otherArguments) => {
      make = answer;
      throw new CallError('Failed to generate tryon image', 'not-found', { cause: [request, otherArguments] });
    };
    await composer.adjust(createHemMove(0.02));
    expect(requests.map(({ slot, adjustment }) => [slot, adjustment !== undefined])).toEqual([
      ['top', true],
      ['bottom', false],
      ['top', true],
    ]);
    expect([composer.snapshot.status, hem()]).toEqual(['ready', 0.02]);
  });

  it('restores the picture before the correction when it is cancelled', async () => {
    holdCalls();
    void composer.adjust(createHemMove(0.02));
    composer.cancel();
    expect(composer.snapshot).toMatchObject({ status: 'ready', isAdjusting: false, adjustment: NO_ADJUSTMENT });
  });

  it('does nothing without a picture, and while another outfit is made', async () => {
    holdCalls();
    void composer.putOn('outer', coat);
    await composer.adjust(createHemMove(0.02));
    expect([requests.length, composer.snapshot.adjustment]).toEqual([1, NO_ADJUSTMENT]);
  });
});
