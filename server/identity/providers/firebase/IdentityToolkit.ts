import * as z from 'zod';

/** An account in Identity Toolkit's response to the project's owner. */
const Account = z.object({
  localId: z.string(),
  email: z.string().optional(),
  emailVerified: z.boolean().optional(),
  displayName: z.string().optional(),
  disabled: z.boolean().default(false),
  /** Seconds since the epoch. Tokens issued earlier are invalid. */
  validSince: z.coerce.number().default(0),
  /** Milliseconds since the epoch. */
  passwordUpdatedAt: z.coerce.number().default(0),
  createdAt: z.coerce.number().default(0),
});
export type Account = z.infer<typeof Account>;
const ErrorAnswer = z.object({ error: z.object({ message: z.string() }) });
const LookUpAnswer = z.object({ users: z.array(Account).default([]) });

export interface ToolkitSettings {
  readonly projectId: string;
  /** Origin without the API version, e.g. `https://identitytoolkit.googleapis.com`. */
  readonly origin: string;
  /** Gets an access token for the project's accounts. `refusedToken` was rejected and must be replaced. */
  readonly getAccessToken: (signal?: AbortSignal, refusedToken?: string) => Promise<string>;
  readonly fetch?: typeof fetch;
}

/** Client of Identity Toolkit, which has the accounts of a Firebase project. Authenticates as the project's owner. */
export class IdentityToolkit {
  readonly #settings: ToolkitSettings;

  constructor(settings: ToolkitSettings) {
    this.#settings = settings;
  }

  /** The account; null if there is none. Rejects if Identity Toolkit gives no clear answer. */
  async lookUp(localId: string, signal?: AbortSignal): Promise<Account | null> {
    const answer = await this.#request('lookup', { localId: [localId] }, signal);
    if (!answer.ok) throw new Error(`Identity Toolkit answered ${answer.status}`);
    const { users } = LookUpAnswer.parse(await answer.json());
    return users.find((user) => user.localId === localId) ?? null;
  }

  /** Deletes an account. Succeeds for a missing one. Rejects if Identity Toolkit did not delete it. */
  async remove(localId: string, signal?: AbortSignal): Promise<void> {
    const answer = await this.#request('delete', { localId }, signal);
    // Read the whole body, because the emulator ends it when the change is on disk.
    const { data } = ErrorAnswer.safeParse(await answer.json().catch(() => null));
    if (!answer.ok && data?.error.message !== 'USER_NOT_FOUND')
      throw new Error(`Identity Toolkit answered ${answer.status} to the deletion of an account`);
  }

  /** Sends a request. If the access token is rejected, sends it again with a new token. */
  async #request(method: string, body: object, signal: AbortSignal | undefined): Promise<Response> {
    const token = await this.#settings.getAccessToken(signal);
    const firstResponse = await this.#send(method, body, token, signal);
    return firstResponse.status === 401
      ? this.#send(method, body, await this.#settings.getAccessToken(signal, token), signal)
      : firstResponse;
  }

  #send(method: string, body: object, token: string, signal: AbortSignal | undefined): Promise<Response> {
    const { origin, projectId, fetch: send = fetch } = this.#settings;
    return send(`${origin}/v1/projects/${encodeURIComponent(projectId)}/accounts:${method}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
  }
}
