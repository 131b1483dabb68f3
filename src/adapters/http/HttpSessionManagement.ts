import { logoutEverywhere, openSeparateAccount } from '../../../contract/account.ts';
import type { SessionManagement } from '../../application/ports/SessionManagement.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import type { HttpClient } from './HttpClient.ts';
import { toProfile } from './wireProfile.ts';

export class HttpSessionManagement implements SessionManagement {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async openSeparateAccount(signal?: AbortSignal): Promise<Profile> {
    return toProfile(
      await this.#client.send(openSeparateAccount, { body: {}, signal }, 'The account could not be opened'),
    );
  }

  async closeAllSessions(signal?: AbortSignal): Promise<void> {
    await this.#client.send(logoutEverywhere, { body: {}, signal }, 'Error logging out everywhere');
  }
}
