import { HttpAccountAccess } from '../../../adapters/http/HttpAccountAccess.ts';
import { AccessManager } from '../../../application/accounts/AccessManager.ts';
import { createWaitFor } from '../../../application/accounts/createWaitFor.ts';
import { lazyComponent } from '../../../ui/shared/lazyComponent.tsx';
import { BASE } from '../../base.tokens.ts';
import { createLazySignIn } from '../../createLazySignIn.ts';
import type { Module } from '../../Module.ts';
import { ACCOUNT_SECTIONS } from './sectionTokens.ts';

/** Binds the account panel's sections about access and data, whose code loads when the panel opens. */
export const accountSections: Module = ({ bind }) => {
  bind(ACCOUNT_SECTIONS.signIn).toResolvedValue(
    (http, clock) =>
      createLazySignIn(async () =>
        (await import('../../identityProviders.ts')).createSignInServices({ http, clock, appOrigin: location.origin }),
      ),
    [BASE.http, BASE.clock],
  );
  bind(ACCOUNT_SECTIONS.accessManager).toResolvedValue(
    (http, clock, { identity, popup }, shopper, account) =>
      new AccessManager({
        ...{ access: new HttpAccountAccess(http), identity, popup, shopper, account, waitFor: createWaitFor(clock) },
      }),
    [BASE.http, BASE.clock, ACCOUNT_SECTIONS.signIn, BASE.shopper, BASE.account],
  );
  bind(ACCOUNT_SECTIONS.access).toResolvedValue(
    (manager, clock, { prepareServices, mailbox }) =>
      lazyComponent(async () => {
        const { AccessSection } = await import('../../../ui/access/AccessSection.tsx');
        const { AccessViewModel } = await import('../../../ui/access/AccessViewModel.ts');
        const prepareSigningIn = () => void prepareServices().catch(() => undefined);
        const createView = () => new AccessViewModel({ manager, clock, mailbox, prepareSigningIn });
        return function Access() {
          return <AccessSection createView={createView} />;
        };
      }),
    [ACCOUNT_SECTIONS.accessManager, BASE.clock, ACCOUNT_SECTIONS.signIn],
  );
  bind(ACCOUNT_SECTIONS.data).toResolvedValue(
    (manager, { prepareServices }) =>
      lazyComponent(async () => {
        const { DataSection } = await import('../../../ui/data/DataSection.tsx');
        const { DataViewModel } = await import('../../../ui/data/DataViewModel.ts');
        const prepareSigningIn = () => void prepareServices().catch(() => undefined);
        const createView = () => new DataViewModel({ manager, prepareSigningIn });
        return function OwnData() {
          return <DataSection createView={createView} />;
        };
      }),
    [ACCOUNT_SECTIONS.accessManager, ACCOUNT_SECTIONS.signIn],
  );
};
