import { BrowserGeolocation } from '../../../adapters/browser/BrowserGeolocation.ts';
import { HttpGeocoding } from '../../../adapters/http/HttpGeocoding.ts';
import { HttpSessionManagement } from '../../../adapters/http/HttpSessionManagement.ts';
import { HttpSupportMessages } from '../../../adapters/http/HttpSupportMessages.ts';
import { LocationSearch } from '../../../application/location/LocationSearch.ts';
import { AccountPreferences } from '../../../application/preferences/AccountPreferences.ts';
import { SupportViewModel } from '../../../ui/accounts/SupportViewModel.ts';
import { PreferencesViewModel } from '../../../ui/preferences/PreferencesViewModel.ts';
import { BASE } from '../../base.tokens.ts';
import { createAccountScreen } from './AccountScreen.tsx';
import { accountSections } from './sections.tsx';
import { ACCOUNT_SECTIONS } from './sectionTokens.ts';
import { ACCOUNT } from './tokens.ts';
import type { Module } from '../../Module.ts';

export const accountModule: Module = (bindings) => {
  const { bind } = bindings;
  accountSections(bindings);
  bind(ACCOUNT.sessions).toResolvedValue((http) => new HttpSessionManagement(http), [BASE.http]);
  bind(ACCOUNT.preferences).toResolvedValue(
    (account, shopper, profiles, cache, clock, logger) =>
      new AccountPreferences({ account, shopper, profiles, cache, clock, logger }),
    [BASE.account, BASE.shopper, BASE.profiles, BASE.cache, BASE.clock, BASE.logger],
  );
  bind(ACCOUNT.createPreferencesView).toResolvedValue(
    (http, clock, logger) => (draft) => {
      const parts = { geocoding: new HttpGeocoding(http), geolocation: new BrowserGeolocation(), clock, logger };
      return new PreferencesViewModel(draft, new LocationSearch(parts));
    },
    [BASE.http, BASE.clock, BASE.logger],
  );
  bind(ACCOUNT.createSupportView).toResolvedValue(
    (http, shopper, logger) => () => new SupportViewModel({ support: new HttpSupportMessages(http), shopper, logger }),
    [BASE.http, BASE.shopper, BASE.logger],
  );
  bind(ACCOUNT.panel).toResolvedValue(
    (account, sessions, notices, preferences, createPreferencesView, createSupportView, access, data) =>
      createAccountScreen({
        ...{ account, sessions, notices, preferences, createPreferencesView, createSupportView },
        ...{ AccessSection: access, DataSection: data },
      }),
    [
      BASE.account,
      ACCOUNT.sessions,
      BASE.notices,
      ACCOUNT.preferences,
      ACCOUNT.createPreferencesView,
      ACCOUNT.createSupportView,
      ACCOUNT_SECTIONS.access,
      ACCOUNT_SECTIONS.data,
    ],
  );
};
