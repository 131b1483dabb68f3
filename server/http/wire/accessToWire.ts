import type { AccountAccess } from '../../../contract/access.ts';
import { IDENTITY_PROVIDERS } from '../../../contract/identityProviders.ts';
import type { ProviderAccounts } from '../../application/ports/ProviderAccounts.ts';
import type { StoredIdentity } from '../../application/ports/Users.ts';
import type { DeviceSession } from '../../application/sessions/SessionService.ts';

export interface AccessState {
  readonly identities: readonly StoredIdentity[];
  readonly devices: readonly DeviceSession[];
  /** The id of the session that sent the request. */
  readonly currentId: string;
  readonly providers: readonly string[];
  readonly providerAccounts: Pick<ProviderAccounts, 'describe'>;
}

const WAY_BY_PROVIDER = new Map<string, string>(
  Object.entries(IDENTITY_PROVIDERS).map(([name, { way }]) => [name, way]),
);

export function accessToWire({
  identities,
  devices,
  currentId,
  providers,
  providerAccounts,
}: AccessState): AccountAccess {
  const passwordAbilities = identities
    .map(({ provider }) => providerAccounts.describe(provider))
    .filter(({ isByPassword }) => isByPassword);
  return {
    sign_ins: identities.map(({ provider, address }) => ({
      provider,
      way: WAY_BY_PROVIDER.get(provider) ?? provider,
      address,
    })),
    devices: devices.map(({ id, device, provider, openedAt, seenAt }) => ({
      id,
      browser: device?.browser ?? null,
      system: device?.system ?? null,
      provider,
      opened_at: new Date(openedAt).toISOString(),
      seen_at: new Date(seenAt).toISOString(),
      current: id === currentId,
    })),
    providers: [...providers],
    can_change_email: passwordAbilities.some(({ canChangeEmail }) => canChangeEmail),
    can_remove_sign_in: passwordAbilities.every(({ canRemoveAccount }) => canRemoveAccount),
  };
}
