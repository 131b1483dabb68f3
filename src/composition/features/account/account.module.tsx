import { HttpSessionManagement } from '../../../adapters/http/HttpSessionManagement.ts';
import { AccountPanel } from '../../../ui/accounts/AccountPanel.tsx';
import { useOpenPanel } from '../../../ui/shared/useOpenPanel.ts';
import { useSnapshot } from '../../../ui/shared/useSnapshot.ts';
import { BASE } from '../../base.tokens.ts';
import { logoutEverywhere } from './logoutEverywhere.ts';
import { ACCOUNT } from './tokens.ts';
import type { Module } from '../../Module.ts';

/** Binds the account panel, with logout from this device or from all devices. */
export const accountModule: Module = ({ bind }) => {
  bind(ACCOUNT.sessions).toResolvedValue((http) => new HttpSessionManagement(http), [BASE.http]);
  bind(ACCOUNT.panel).toResolvedValue(
    (shopper, account, sessions, notices) =>
      function Account({ open, onClose }) {
        const openPanel = useOpenPanel();
        return (
          <AccountPanel
            open={open}
            onClose={onClose}
            shopper={useSnapshot(shopper)}
            onPhotos={() => openPanel('photos')}
            onLogout={() => void account.logout()}
            onLogoutEverywhere={() => void logoutEverywhere({ sessions, account, notices })}
          />
        );
      },
    [BASE.shopper, BASE.account, ACCOUNT.sessions, BASE.notices],
  );
};
