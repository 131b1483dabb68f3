import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as access from '../../../contract/access.ts';
import type { LoginBody } from '../../../contract/login.ts';
import type {
  AccountAccess,
  ProviderCredential,
  LinkOutcome,
  UnlinkOutcome,
} from '../../application/accounts/AccountAccess.ts';
import type { AccountDeletion } from '../../application/accounts/AccountDeletion.ts';
import type { DataExport } from '../../application/accounts/DataExport.ts';
import type { Archives } from '../../application/ports/Archives.ts';
import type { ProviderAccounts } from '../../application/ports/ProviderAccounts.ts';
import type { Proof } from '../../application/ports/Sessions.ts';
import type { CallServer } from '../CallServer.ts';
import { HttpProblem } from '../problems.ts';
import type { SessionCookie } from '../session.ts';
import { accessToWire } from '../wire/accessToWire.ts';
import { toCredential } from '../wire/toCredential.ts';
import { PROBLEM_BY_REFUSAL, translateRefusals } from './auth.ts';

/** The features of the configured identity providers for signed-in shoppers. */
export interface SignInAccounts {
  readonly access: AccountAccess;
  readonly providerAccounts: ProviderAccounts;
  /** The names of the configured providers. */
  readonly providers: readonly string[];
}

export interface AccessDependencies extends SignInAccounts {
  readonly deletion: AccountDeletion;
  readonly dataExport: DataExport;
  readonly archives: Archives;
}

const PROBLEM_BY_OUTCOME: Readonly<Record<Exclude<LinkOutcome | UnlinkOutcome, 'linked' | 'unlinked'>, () => Error>> = {
  'in-use': () => new HttpProblem(409, 'That sign-in opens another account.'),
  'another-address': () => new HttpProblem(422, 'That sign-in has another email address than this account.'),
  last: () => new HttpProblem(422, 'This is the only way into your account.'),
  'proof-needed': () => new HttpProblem(422, 'Please sign in the other way to remove this one.'),
};

interface WireProof {
  readonly provider: string;
  readonly credential: LoginBody;
}

const toProviderCredential = ({ provider, credential }: WireProof): ProviderCredential => ({
  provider,
  credential: toCredential(credential),
});

/** Serves the calls about an account's identities and signed-in devices, and about the shopper's data. */
export function serveAccess(calls: CallServer, cookies: SessionCookie, dependencies: AccessDependencies): void {
  const { deletion, dataExport, archives, providerAccounts, providers } = dependencies;

  /** Checks the proof like a sign-in, because the account may be disabled or have a new password. */
  const prove = async (userId: string, proof: WireProof, signal: AbortSignal): Promise<Proof> => {
    const verifiedProof = await translateRefusals(
      dependencies.access.prove(userId, toProviderCredential(proof), signal),
    );
    await translateRefusals(cookies.admit(userId, verifiedProof));
    return verifiedProof;
  };

  /** Ends all sessions of the shopper and opens a new one for this browser. */
  const renewSession = (request: FastifyRequest, reply: FastifyReply, userId: string, proof: Proof): Promise<void> =>
    translateRefusals(cookies.open(request, reply, userId, proof, true));

  calls.serve(access.fetchAccess, async ({ userId, request }) => {
    const [identities, devices] = await Promise.all([
      dependencies.access.listIdentities(userId),
      cookies.listDevices(userId),
    ]);
    return accessToWire({ identities, devices, currentId: request.session?.id ?? '', providers, providerAccounts });
  });

  calls.serve(access.checkPassword, async ({ body, userId, signal }) => {
    await prove(userId, body.proof, signal);
    return undefined;
  });

  calls.serve(access.acceptPassword, async ({ body, userId, signal, request, reply }) => {
    if (!providerAccounts.describe(body.proof.provider).isByPassword) throw PROBLEM_BY_REFUSAL['not-offered']();
    const proof = await prove(userId, body.proof, signal);
    await dependencies.access.acceptNewPassword(proof);
    await renewSession(request, reply, userId, proof);
    return undefined;
  });

  calls.serve(access.linkSignIn, async ({ body, userId, signal, request, reply }) => {
    const proof = await prove(userId, body.proof, signal);
    const outcome = await translateRefusals(dependencies.access.link(userId, toProviderCredential(body.added), signal));
    if (outcome !== 'linked') throw PROBLEM_BY_OUTCOME[outcome]();
    await renewSession(request, reply, userId, proof);
    return undefined;
  });

  calls.serve(access.unlinkSignIn, async ({ body, userId, signal, request, reply }) => {
    const proof = await prove(userId, body.proof, signal);
    const outcome = await dependencies.access.unlink(userId, body.provider, proof);
    if (outcome !== 'unlinked') throw PROBLEM_BY_OUTCOME[outcome]();
    await renewSession(request, reply, userId, proof);
    return undefined;
  });

  calls.serve(access.closeDevice, async ({ params, userId }) => {
    await cookies.closeDevice(userId, params.device);
    return undefined;
  });

  calls.serve(access.exportData, async ({ userId, reply }) =>
    reply
      .type('application/zip')
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': 'attachment; filename="atelier-data.zip"',
      })
      .send(Readable.from(archives.write(dataExport.listEntries(userId)), { objectMode: false })),
  );

  calls.serve(access.deleteAccount, async ({ body, userId, signal, reply }) => {
    await prove(userId, body.proof, signal);
    const isFinished = await deletion.remove(userId);
    cookies.clear(reply);
    return { finished: isFinished };
  });
}
