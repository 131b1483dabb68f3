import { callEmulator } from './callEmulator.ts';
import { createDictionary } from '../../../../domain/text/createDictionary.ts';

export type MailKind = 'verification' | 'password-reset' | 'email-change';

/** A mail that the emulator did not send. */
export interface Mail {
  readonly to: string;
  readonly kind: MailKind;
  readonly oobCode: string;
}

const KIND_BY_REQUEST_TYPE: Readonly<Record<string, MailKind>> = createDictionary({
  VERIFY_EMAIL: 'verification',
  PASSWORD_RESET: 'password-reset',
  VERIFY_AND_CHANGE_EMAIL: 'email-change',
});

/** The mails of the Auth emulator, for developers to read. */
export class EmulatorMailbox {
  readonly #origin: string;
  readonly #projectId: string;

  constructor(emulatorHost: string, projectId: string) {
    this.#origin = `http://${emulatorHost}`;
    this.#projectId = projectId;
  }

  /** The mails, newest first. A mail disappears when its link is used. */
  async fetchMails(signal?: AbortSignal): Promise<readonly Mail[]> {
    const path = `/emulator/v1/projects/${this.#projectId}/oobCodes`;
    const { oobCodes = [] } = (await callEmulator(this.#origin, 'GET', path, undefined, signal)) as {
      oobCodes?: { email: string; newEmail?: string; requestType: string; oobCode: string }[];
    };
    return oobCodes
      .flatMap(({ email, newEmail, requestType, oobCode }) => {
        const kind = KIND_BY_REQUEST_TYPE[requestType];
        return kind === undefined ? [] : [{ to: newEmail ?? email, kind, oobCode }];
      })
      .reverse();
  }

  /** Verifies the email address that the code belongs to. Resolves to false if the code was used or is unknown. */
  verifyEmail(oobCode: string, signal?: AbortSignal): Promise<boolean> {
    return this.#openLink('verifyEmail', oobCode, signal);
  }

  /** Changes the account's email address to the code's. Resolves to false if the code was used or is unknown. */
  changeEmail(oobCode: string, signal?: AbortSignal): Promise<boolean> {
    return this.#openLink('verifyAndChangeEmail', oobCode, signal);
  }

  async #openLink(mode: string, oobCode: string, signal?: AbortSignal): Promise<boolean> {
    const verificationUrl = `${this.#origin}/emulator/action?mode=${mode}&apiKey=mailbox&oobCode=${encodeURIComponent(oobCode)}`;
    const { status } = await fetch(verificationUrl, signal === undefined ? {} : { signal });
    if (status >= 500) throw new Error(`The Auth emulator answered ${status}`);
    return status === 200;
  }
}
