import {
  acceptPassword,
  checkPassword,
  closeDevice,
  deleteAccount,
  exportData,
  fetchAccess,
  linkSignIn,
  unlinkSignIn,
} from '../../../contract/access.ts';
import type { AccountAccess as WireAccess } from '../../../contract/access.ts';
import type { AccessOverview, AccountAccess } from '../../application/ports/AccountAccess.ts';
import type { Credential } from '../../application/ports/Credential.ts';
import type { HttpClient } from './HttpClient.ts';
import { createLoginBody } from './HttpLogins.ts';

export class HttpAccountAccess implements AccountAccess {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async fetchOverview(id: string, signal?: AbortSignal): Promise<AccessOverview> {
    return toOverview(await this.#client.send(fetchAccess, { params: { id }, signal }, 'Error loading your access'));
  }

  async checkPassword(id: string, proof: Credential): Promise<void> {
    await this.#client.send(checkPassword, { params: { id }, body: { proof: toWire(proof) } }, 'Incorrect password.');
  }

  async acceptPassword(id: string, proof: Credential): Promise<void> {
    const body = { proof: toWire(proof) };
    await this.#client.send(acceptPassword, { params: { id }, body }, 'Error changing the password');
  }

  async link(id: string, proof: Credential, addedCredential: Credential): Promise<void> {
    const body = { proof: toWire(proof), added: toWire(addedCredential) };
    await this.#client.send(linkSignIn, { params: { id }, body }, 'Error linking the sign-in');
  }

  async unlink(id: string, proof: Credential, provider: string): Promise<void> {
    const body = { proof: toWire(proof), provider };
    await this.#client.send(unlinkSignIn, { params: { id }, body }, 'Error unlinking the sign-in');
  }

  async closeDevice(id: string, device: string): Promise<void> {
    await this.#client.send(closeDevice, { params: { id, device } }, 'Error signing out the device');
  }

  getExportAddress(id: string): string {
    return exportData.path.replace(':id', encodeURIComponent(id));
  }

  async deleteAccount(id: string, proof: Credential): Promise<boolean> {
    const body = { proof: toWire(proof), confirmed: true as const };
    const { finished } = await this.#client.send(deleteAccount, { params: { id }, body }, 'Error deleting the account');
    return finished;
  }
}

const toWire = ({ provider, proof }: Credential) => ({ provider, credential: createLoginBody(proof) });

const toOverview = (wire: WireAccess): AccessOverview => ({
  signIns: wire.sign_ins,
  devices: wire.devices.map(({ id, browser, system, opened_at, seen_at, current }) => ({
    ...{ id, browser, system, isCurrent: current },
    ...{ openedAt: Date.parse(opened_at), seenAt: Date.parse(seen_at) },
  })),
  providers: wire.providers,
  canChangeEmail: wire.can_change_email,
  canRemoveSignIn: wire.can_remove_sign_in,
});
