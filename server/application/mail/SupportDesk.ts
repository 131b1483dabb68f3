import { NotFoundError } from '../AccessError.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Inbox } from '../ports/Inbox.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { Users } from '../ports/Users.ts';

export interface SupportDeskDependencies {
  readonly inbox: Pick<Inbox, 'save'>;
  readonly users: Pick<Users, 'byId'>;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** Starts to mail the due messages and returns at once; null if mailing is off. */
  readonly startMailing: (() => void) | null;
}

/** Receives support messages. A message is stored before the call returns, and mailed later. */
export class SupportDesk {
  readonly #dependencies: SupportDeskDependencies;
  constructor(dependencies: SupportDeskDependencies) {
    this.#dependencies = dependencies;
  }

  async receive(userId: string, text: string): Promise<void> {
    const { inbox, users, clock, secrets, startMailing } = this.#dependencies;
    const shopper = await users.byId(userId);
    if (shopper === null) throw new NotFoundError('There is no such shopper.');
    const { name, email } = shopper;
    const now = clock.now();
    const message = {
      id: secrets.createId(),
      kind: 'support',
      userId,
      name: name ?? '',
      email,
      text,
      at: now,
      cv: null,
    } as const;
    await inbox.save(message, startMailing === null ? null : now);
    startMailing?.();
  }
}
