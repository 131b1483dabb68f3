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

/** Random steps seldom complete a login, so some sequences start with a complete login. */
const wholeLoginArbitrary = signInArbitrary.map((signInStep): readonly Step[] => [
  signInStep,
  { do: 'open', which: 0, ok: true },
  { do: 'second' },
  { do: 'profile', which: 0, ok: true },
]);
const stepsArbitrary = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: stepArbitrary.map((user) => [user]) },
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
  index: number,
  ok: boolean,
  value: (call: HeldCall<readonly unknown[], R>) => R,
) => {
  const call = calls[index % Math.max(calls.length, 1)];
  if (call !== undefined && ok) call.resolve(value(call));
  else call?.reject(new CallError('failed', 'broken'));
};

const getProfileForToken = (credential: unknown) => {
  const { proof } = credential as { proof: IdToken };
  return createProfile(proof.token.slice('token-of-'.length).split('@')[0] ?? '');
};

async function performStep(fixture: AccountFixture, step: Step): Promise<void> {
  if ('who' in step) void fixture.session.signIn(`${step.who}@example.test`, 'linen-blazer').catch(() => undefined);
  else if (step.do === 'logout') void fixture.session.logout();
  else if (step.do === 'expire') fixture.expiry.emit();
  else if (step.do === 'second') fixture.clock.advance(1_000);
  else if ('which' in step && step.do === 'open')
    answerCall(fixture.openCalls.waitingCalls, step.which, step.ok, (call) => getProfileForToken(call.args[0]));
  else if ('which' in step && step.do === 'profile')
    answerCall(fixture.profileCalls.waitingCalls, step.which, step.ok, (call) => createProfile(String(call.args[0])));
  else if ('which' in step) answerCall(fixture.closeCalls.waitingCalls, step.which, step.ok, () => undefined);
  await settlePromises();
}

it('shows only the shopper of the last action, and the cache agrees', async () => {
  await fc.assert(
    fc.asyncProperty(stepsArbitrary, async (steps) => {
      const fixture = new AccountFixture();
      for (const name of NAMES) await fixture.createAccount(`${name}@example.test`);
      await fixture.startSignedOut();
      let expectedId: string | null = null;
      for (const user of steps) {
        if ('who' in user) expectedId = user.who;
        if (user.do === 'logout') expectedId = null;
        const idBefore = fixture.session.snapshot.profile?.id ?? null;
        await performStep(fixture, user);
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
