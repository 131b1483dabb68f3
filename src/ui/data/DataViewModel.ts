import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccessManager, OwnerProof } from '../../application/accounts/AccessManager.ts';
import type { AccessOverview } from '../../application/ports/AccountAccess.ts';
import { explainAccessError } from '../access/explainAccessError.ts';
import { ownDataText as text } from '../text/ownData.ts';

export interface DataDependencies {
  readonly manager: Pick<AccessManager, 'exportAddress' | 'fetchOverview' | 'deleteAccount'>;
  /** Loads the sign-in code in advance, because a popup must open within the shopper's click. */
  readonly prepareSigningIn: () => void;
}

export interface DataView {
  readonly exportAddress: string;
  readonly isDialogOpen: boolean;
  /** The overview of the account's access; null until it has loaded. */
  readonly overview: AccessOverview | null;
  /** Whether the shopper proves their identity with the password; otherwise in a provider's popup. */
  readonly hasPassword: boolean;
  readonly password: string;
  readonly isConfirmed: boolean;
  readonly isBusy: boolean;
  readonly isLoading: boolean;
  readonly error: string | null;
  readonly openDialog: () => void;
  readonly closeDialog: () => void;
  readonly setPassword: (password: string) => void;
  readonly setConfirmed: (isConfirmed: boolean) => void;
  readonly submit: () => void;
}

export class DataViewModel implements DataView {
  isDialogOpen = false;
  overview: AccessOverview | null = null;
  password = '';
  isConfirmed = false;
  isBusy = false;
  error: string | null = null;
  readonly #dependencies: DataDependencies;
  #loadController = new AbortController();

  constructor(dependencies: DataDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { overview: observableRef }, { autoBind: true });
  }

  start(): () => void {
    return () => this.#loadController.abort();
  }

  get exportAddress(): string {
    return this.#dependencies.manager.exportAddress;
  }

  /** Whether the overview is being loaded: there is neither an overview nor an error. */
  get isLoading(): boolean {
    return this.overview === null && this.error === null;
  }

  get hasPassword(): boolean {
    return this.overview?.signIns.some(({ way }) => way === 'password') ?? true;
  }

  openDialog(): void {
    this.#dependencies.prepareSigningIn();
    this.isDialogOpen = true;
    this.password = '';
    this.isConfirmed = false;
    this.error = null;
    if (this.overview === null) void this.fetch();
  }

  closeDialog(): void {
    if (!this.isBusy) this.isDialogOpen = false;
  }

  setPassword(password: string): void {
    this.password = password;
  }

  setConfirmed(isConfirmed: boolean): void {
    this.isConfirmed = isConfirmed;
  }

  submit(): void {
    const { overview } = this;
    if (this.isBusy || this.isLoading) return;
    if (overview === null) return void this.fetch();
    this.error = this.#findInputError();
    if (this.error === null) void this.deleteAccount(this.#createProof(overview));
  }

  async fetch(): Promise<void> {
    this.#loadController.abort();
    const { signal } = (this.#loadController = new AbortController());
    this.error = null;
    const overview = await this.#dependencies.manager.fetchOverview(signal).catch(() => null);
    if (signal.aborted) return;
    runInAction(() => {
      this.overview = overview;
      this.error = overview === null ? text.deleteFailed : null;
    });
  }

  /** Deletes the account. The app then shows the login screen. */
  async deleteAccount(proof: OwnerProof): Promise<void> {
    this.isBusy = true;
    try {
      await this.#dependencies.manager.deleteAccount(proof);
    } catch (error) {
      runInAction(() => {
        this.error = explainAccessError(error, text.deleteFailed);
      });
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  #findInputError(): string | null {
    if (this.hasPassword && this.password === '') return text.passwordMissing;
    return this.isConfirmed ? null : text.confirmFirst;
  }

  #createProof({ signIns }: AccessOverview): OwnerProof {
    const password = signIns.find(({ way }) => way === 'password');
    return password === undefined
      ? { kind: 'popup', provider: signIns[0]?.provider ?? '' }
      : { kind: 'password', email: password.address ?? '', password: this.password };
  }
}
