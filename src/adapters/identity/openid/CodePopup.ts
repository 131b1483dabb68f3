import type { Clock } from '../../../application/ports/Clock.ts';
import type { AuthorizationCode } from '../../../application/ports/Credential.ts';
import { IdentityError } from '../../../application/ports/IdentityProvider.ts';
import type { ProviderPopup } from '../ClientProvider.ts';
import { createCodeChallenge, createRandomToken } from './proof.ts';
import type { Popup, Popups } from './Popups.ts';

export interface CodeFlowSettings {
  readonly clientId: string;
  /** The provider's authorization endpoint; a path is resolved against the app's origin. */
  readonly authorizationEndpoint: string;
}

export interface CodePopupOptions {
  readonly popups: Popups;
  readonly clock: Clock;
  /** Loads the provider's settings; null when the provider is not configured. */
  readonly settings: () => Promise<CodeFlowSettings | null>;
  /** Path in this app to which the provider redirects the popup. */
  readonly callbackPath: string;
  /** Origin of the app, without a trailing slash. */
  readonly appOrigin: string;
}

/** The popup's width (spec section 9, which also sets the height and the wait after the popup closes). */
const POPUP_WIDTH_PX = 500;
const POPUP_HEIGHT_PX = 600;
const POLL_INTERVAL_MS = 500;
const CLOSED_GRACE_PERIOD_MS = 8_000;

/** Runs the authorization code flow in a popup, with PKCE, state and nonce (spec sections 7 and 9). */
export class CodePopup implements ProviderPopup {
  readonly #options: CodePopupOptions;

  constructor(options: CodePopupOptions) {
    this.#options = options;
  }

  async authorize(signal?: AbortSignal, onClosed?: () => void): Promise<AuthorizationCode> {
    signal?.throwIfAborted();
    const popup = this.#options.popups.open(POPUP_WIDTH_PX, POPUP_HEIGHT_PX);
    if (popup === null) throw new IdentityError('popup-blocked');
    const state = createRandomToken();
    // Listen at once, because the shopper may close the window before the provider's page opens in it.
    const doneController = new AbortController();
    const codePromise = this.#waitForCode(
      popup,
      state,
      AbortSignal.any([doneController.signal, ...(signal ? [signal] : [])]),
      onClosed,
    );
    codePromise.catch(() => undefined);
    try {
      const { url, proof } = await this.#createRequest(state);
      signal?.throwIfAborted();
      popup.navigate(url);
      return { code: await codePromise, ...proof };
    } finally {
      doneController.abort();
      popup.close();
    }
  }

  async #createRequest(state: string): Promise<{ url: string; proof: Omit<AuthorizationCode, 'code'> }> {
    const settings = await this.#options.settings();
    if (settings === null) throw new IdentityError('operation-not-allowed');
    const { appOrigin, callbackPath } = this.#options;
    const proof = {
      redirectUri: appOrigin + callbackPath,
      codeVerifier: createRandomToken(),
      nonce: createRandomToken(),
    };
    const url = new URL(settings.authorizationEndpoint, appOrigin);
    url.search = new URLSearchParams({
      client_id: settings.clientId,
      redirect_uri: proof.redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state,
      nonce: proof.nonce,
      code_challenge: await createCodeChallenge(proof.codeVerifier),
      code_challenge_method: 'S256',
    }).toString();
    return { url: url.href, proof };
  }

  /** Resolves to the code of the callback with this `state`. Ignores other callbacks. */
  #waitForCode(popup: Popup, state: string, signal: AbortSignal, onClosed?: () => void): Promise<string> {
    const { clock, popups } = this.#options;
    const { promise, resolve, reject } = createDeferred<string>();
    let cancelTimer = clock.after(POLL_INTERVAL_MS, () => checkIfClosed());
    const checkIfClosed = (): void => {
      if (popup.isClosed) onClosed?.();
      cancelTimer = popup.isClosed
        ? clock.after(CLOSED_GRACE_PERIOD_MS, () => reject(new IdentityError('popup-closed-by-user')))
        : clock.after(POLL_INTERVAL_MS, checkIfClosed);
    };
    const stop = popups.onReturn((query) => {
      const answer = new URLSearchParams(query);
      if (answer.get('state') !== state) return;
      const code = answer.get('code');
      if (code === null) reject(new IdentityError(answer.get('error') ?? 'unknown'));
      else resolve(code);
    });
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    return promise.finally(() => {
      cancelTimer();
      stop();
      signal.removeEventListener('abort', abort);
    });
  }
}

function createDeferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<Value>((resolvePromise, rejectPromise) => {
    resolve = resolvePromise;
    reject = rejectPromise;
  });
  return { promise, resolve, reject };
}
