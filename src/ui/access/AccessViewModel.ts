import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccessManager } from '../../application/accounts/AccessManager.ts';
import type { AccessOverview } from '../../application/ports/AccountAccess.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import { accessText as text } from '../text/access.ts';
import { explainAccessError } from './explainAccessError.ts';
import { findPasswordAddress } from './AccessView.ts';
import type { AccessChange, AccessFields, AccessMessage, AccessView } from './AccessView.ts';

export interface AccessDependencies {
  readonly manager: Pick<
    AccessManager,
    'fetchOverview' | 'changeEmail' | 'changePassword' | 'link' | 'unlink' | 'closeDevice'
  >;
  readonly clock: Pick<Clock, 'now'>;
  /** Loads the sign-in code in advance, because a popup must open within the shopper's click. */
  readonly prepareSigningIn: () => void;
  /** Resolves to the URL of the development mailbox; null for a real identity provider. */
  readonly mailbox: () => Promise<string | null>;
}

/** The provider that can be linked to an account with a password. */
const LINKED_PROVIDER = 'google';
const EMPTY_FIELDS: AccessFields = { currentPassword: '', newValue: '' };

export class AccessViewModel implements AccessView {
  overview: AccessView['overview'] = null;
  change: AccessChange | null = null;
  fields = EMPTY_FIELDS;
  isBusy = false;
  error: string | null = null;
  message: AccessMessage | null = null;
  closingDeviceId: string | null = null;
  now: number;
  readonly #dependencies: AccessDependencies;
  #loadController = new AbortController();

  constructor(dependencies: AccessDependencies) {
    this.#dependencies = dependencies;
    this.now = dependencies.clock.now();
    makeAutoObservable(
      this,
      { overview: observableRef, fields: observableRef, message: observableRef },
      { autoBind: true },
    );
  }

  start(): () => void {
    this.#dependencies.prepareSigningIn();
    void this.fetch();
    return () => this.#loadController.abort();
  }

  load(): void {
    this.overview = null;
    void this.fetch();
  }

  openChange(change: AccessChange): void {
    this.change = change;
    this.fields = EMPTY_FIELDS;
    this.error = null;
    this.message = null;
  }

  closeChange(): void {
    if (!this.isBusy) this.change = null;
  }

  setField(field: keyof AccessFields, value: string): void {
    this.fields = { ...this.fields, [field]: value };
  }

  submit(): void {
    const { overview, change, fields } = this;
    if (this.isBusy || change === null || overview === null || overview === 'failed') return;
    const isComplete = fields.currentPassword !== '' && (!needsNewValue(change) || fields.newValue.trim() !== '');
    if (isComplete) void this.apply(change, overview);
    else this.error = text.fillInAllFields;
  }

  closeDevice(id: string): void {
    if (this.closingDeviceId === null) void this.signOutDevice(id);
  }

  /** Fetches the overview. The previous overview stays visible until the new one arrives. */
  async fetch(): Promise<void> {
    this.#loadController.abort();
    const { signal } = (this.#loadController = new AbortController());
    const overview = await this.#dependencies.manager.fetchOverview(signal).catch(() => 'failed' as const);
    if (signal.aborted) return;
    runInAction(() => {
      this.overview = overview;
      this.now = this.#dependencies.clock.now();
    });
  }

  async apply(change: AccessChange, overview: AccessOverview): Promise<void> {
    this.isBusy = true;
    this.error = null;
    try {
      const message = await this.#runChange(change, findPasswordAddress(overview) ?? '');
      runInAction(() => {
        this.message = message;
        this.change = null;
      });
      if (change !== 'email') await this.fetch();
    } catch (error) {
      runInAction(() => {
        this.error = explainAccessError(error, text.changeFailed);
      });
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  async signOutDevice(id: string): Promise<void> {
    this.closingDeviceId = id;
    this.message = null;
    const isSignedOut = await this.#dependencies.manager.closeDevice(id).then(
      () => true,
      () => false,
    );
    if (isSignedOut) await this.fetch();
    runInAction(() => {
      this.closingDeviceId = null;
      this.message = isSignedOut
        ? { kind: 'notice', text: text.signedOut }
        : { kind: 'error', text: text.signOutFailed };
    });
  }

  /** Starts the change synchronously, because linking opens a popup, which must open within the shopper's click. */
  async #runChange(change: AccessChange, email: string): Promise<AccessMessage> {
    const { manager, mailbox } = this.#dependencies;
    const { currentPassword, newValue } = this.fields;
    switch (change) {
      case 'email':
        await manager.changeEmail(email, currentPassword, newValue.trim());
        return { kind: 'notice', text: text.emailSent(newValue.trim()), mailbox: await mailbox().catch(() => null) };
      case 'password':
        await manager.changePassword(email, currentPassword, newValue);
        return { kind: 'notice', text: text.passwordChanged };
      case 'link':
        await manager.link(LINKED_PROVIDER, email, currentPassword);
        return { kind: 'notice', text: text.googleLinked };
      case 'unlink':
        await manager.unlink(LINKED_PROVIDER, email, currentPassword);
        return { kind: 'notice', text: text.googleUnlinked };
    }
  }
}

export const needsNewValue = (change: AccessChange): boolean => change === 'email' || change === 'password';
