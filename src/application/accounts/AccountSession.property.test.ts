import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { AccountFixture, createProfile } from '../../../tests/support/accountFixture.ts';
import { settlePromises, type HeldCall } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';
import type { IdToken } from '../ports/Credential.ts';

const NAMES = ['ada', 'bea'] as const;
const signInArbitrary = fc.record({ do: fc.constant('sign-in' as const), who: fc.constantFrom(...NAMES) });
const stepArbitrary = fc.oneof(
  signInArbitrary,
  fc.record({ do: fc.constantFrom('logout', 'expire', 'second') }),
  fc.record({ do: fc.constantFrom('open', 'profile', 'close'), which: fc.nat(3), ok: fc.boolean() }),
);
type Step = typeof stepArbitrary extends fc.Arbitrary<infer S> ? S : never;

/** Random single steps seldom complete a login, so complete logins are mixed in. */
const wholeLoginArbitrary = signInArbitrary.map((first): readonly Step[] => [
  first,
  { do: 'open', which: 0, ok: true },
  { do: 'second' },
  { do: 'profile', which: 0, ok: true },
]);
const stepsArbitrary = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: stepArbitrary.map((one) => [one]) },
      { weight: 1, arbitrary: wholeLoginArbitrary },
    ),
    {
      maxLength: 25,
      size: 'max',
    },
  )
  .map((parts) => parts.flat());

const answerCall = <R>(
  calls: readonly HeldCall<readonly unknown[], R>[],
  which: number,
  ok: boolean,
  value: (call: HeldCall<readonly unknown[], R>) => R,
) => {
  const call = calls[which % Math.max(calls.length, 1)];
  if (call !== undefined && ok) call.resolve(value(call));
  else call?.reject(new CallError('failed', 'broken'));
};

const getProfileForToken = (credential: unknown) => {
  const { proof } = credential as { proof: IdToken };
  return createProfile(proof.token.slice('token-of-'.length).split('@')[0] ?? '');
};

async function performStep(fixture: AccountFixture, taken: Step): Promise<void> {
  if ('who' in taken) void fixture.session.signIn(`${taken.who}@example.test`, 'linen-blazer').catch(() => undefined);
  else if (taken.do === 'logout') void fixture.session.logout();
  else if (taken.do === 'expire') fixture.expiry.emit();
  else if (taken.do === 'second') fixture.clock.advance(1_000);
  else if ('which' in taken && taken.do === 'open')
    answerCall(fixture.openCalls.waitingCalls, taken.which, taken.ok, (call) => getProfileForToken(call.args[0]));
  else if ('which' in taken && taken.do === 'profile')
    answerCall(fixture.profileCalls.waitingCalls, taken.which, taken.ok, (call) => createProfile(String(call.args[0])));
  else if ('which' in taken) answerCall(fixture.closeCalls.waitingCalls, taken.which, taken.ok, () => undefined);
  await settlePromises();
}

it('shows only the shopper of the last action, and the cache agrees', async () => {
  await fc.assert(
    fc.asyncProperty(stepsArbitrary, async (taken) => {
      const fixture = new AccountFixture();
      for (const name of NAMES) await fixture.createAccount(`${name}@example.test`);
      await fixture.startSignedOut();
      let expectedId: string | null = null;
      for (const one of taken) {
        if ('who' in one) expectedId = one.who;
        if (one.do === 'logout') expectedId = null;
        const idBefore = fixture.session.snapshot.profile?.id ?? null;
        await performStep(fixture, one);
        const now = fixture.session.snapshot.profile?.id ?? null;
        expect(fixture.cachedLogin.userId).toBe(now);
        expect(fixture.session.shopper.snapshot?.id ?? null).toBe(now);
        if (now !== idBefore && now !== null) expect(now).toBe(expectedId);
        if (expectedId === null) expect(now).toBeNull();
      }
    }),
    { numRuns: 150 },
  );
});
