import type { ClientProvider } from '../ClientProvider.ts';
import { BrowserPopups } from '../openid/BrowserPopups.ts';
import { CodePopup, type CodeFlowSettings } from '../openid/CodePopup.ts';

export const googleProvider: ClientProvider<CodeFlowSettings | null> = {
  popup: (parts) => new CodePopup({ ...parts, popups: new BrowserPopups(), callbackPath: '/auth/google/callback' }),
};
