import type { Credential } from './Credential.ts';

/**
 * Signs in with an identity provider (spec section 7, code flow in a popup). Without a contract suite: its only adapter
 * opens a browser window and has its own tests.
 */
export interface SignInPopup {
  /**
   * Must be called in a user gesture, or the browser blocks the popup. Rejects with an `IdentityError`
   * ('popup-blocked', 'popup-closed-by-user', 'access_denied' ...) or with the signal's reason. `onClosed` is called
   * once the popup is found closed; a credential may still arrive shortly after that.
   */
  authorize(provider: string, signal?: AbortSignal, onClosed?: () => void): Promise<Credential>;
}
