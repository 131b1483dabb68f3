import type { AccessOverview } from '../../application/ports/AccountAccess.ts';

/** A change of email, password or sign-in methods that the shopper makes in a dialog. */
export type AccessChange = 'email' | 'password' | 'link' | 'unlink';

export interface AccessMessage {
  readonly kind: 'error' | 'notice';
  readonly text: string;
  /** URL of the development mailbox that received the mail. */
  readonly mailbox?: string | null;
}

export interface AccessFields {
  readonly currentPassword: string;
  /** The new password or the new email. */
  readonly newValue: string;
}

export interface AccessView {
  /** The overview of the account's access; null until it has loaded. */
  readonly overview: AccessOverview | 'failed' | null;
  /** The current time for the ages of sessions, in milliseconds since the epoch. */
  readonly now: number;
  /** The change whose dialog is open; null if none is. */
  readonly change: AccessChange | null;
  readonly fields: AccessFields;
  readonly isBusy: boolean;
  /** The error in the open dialog. */
  readonly error: string | null;
  /** The outcome of the last change. */
  readonly message: AccessMessage | null;
  /** The device that is being signed out. */
  readonly closingDeviceId: string | null;
  readonly load: () => void;
  readonly openChange: (change: AccessChange) => void;
  readonly closeChange: () => void;
  readonly setField: (field: keyof AccessFields, value: string) => void;
  readonly submit: () => void;
  readonly closeDevice: (id: string) => void;
}

/** The email address that the shopper signs in with; null without a password. */
export const findPasswordAddress = (overview: AccessOverview): string | null =>
  overview.signIns.find(({ way }) => way === 'password')?.address ?? null;
