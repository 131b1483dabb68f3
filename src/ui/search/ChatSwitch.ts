import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChatMode } from '../../application/chat/ChatMode.ts';
import type { ChatSession } from '../../application/chat/ChatSession.ts';
import type { Notices } from '../../application/notices/Notices.ts';
import type { CurrentShopper } from '../../application/ports/CurrentShopper.ts';
import type { Observable } from '../../application/Snapshots.ts';
import { commonText } from '../text/commonText.ts';

/** The stylist's side of the app, whose code comes when it is first wanted. */
export interface Stylist {
  readonly session: ChatSession;
  readonly mode: ChatMode;
}

/** Null until their code is here, whoever asked for it. */
export interface LazyStylist extends Observable<Stylist | null> {
  load(): Promise<Stylist>;
}

export interface ChatSwitchParts {
  readonly shopper: CurrentShopper;
  readonly notices: Notices;
  readonly stylist: LazyStylist;
}

/** Whether words go to the stylist or to the search (spec section 4, chat mode), while the stylist may still be on the way. */
export class ChatSwitch {
  on: boolean;
  /** The conversation on screen; null before the first answer. */
  chatId: string | null = null;
  /** An answer is under way. */
  busy = false;
  /** The shopper turned it on here, rather than having left it on. */
  justTurnedOn = false;
  stylist: Stylist | null = null;
  readonly #parts: ChatSwitchParts;
  #unfollow: () => void = () => {};
  /** The stylist, who is on the way, does not know yet that they were turned on. */
  #turning = false;

  constructor(parts: ChatSwitchParts) {
    this.#parts = parts;
    this.on = parts.shopper.snapshot?.chatEnabled ?? false;
    makeAutoObservable(this, { stylist: observableRef }, { autoBind: true });
  }

  /** Begins to load the stylist where the shopper left them on. */
  start(): () => void {
    const { stylist } = this.#parts;
    const stop = stylist.subscribe(this.arrive);
    if (stylist.snapshot !== null) this.arrive();
    else if (this.on) void this.load();
    return () => {
      stop();
      this.#unfollow();
    };
  }

  /** Null where the code cannot be had; a popup then says so. */
  async load(): Promise<Stylist | null> {
    try {
      const stylist = await this.#parts.stylist.load();
      this.#parts.notices.settle(commonText.partMissing);
      return stylist;
    } catch {
      this.#parts.notices.showError(commonText.partMissing);
      return null;
    }
  }

  /** Counts at once: what is said before the stylist is here is said to them. */
  async toggle(): Promise<void> {
    this.on = !this.on;
    this.#turning = true;
    const stylist = await this.load();
    runInAction(() => {
      this.#turning = false;
      if (stylist === null) this.on = !this.on;
      this.justTurnedOn = stylist !== null && !stylist.mode.snapshot;
    });
    await stylist?.session.toggle();
  }

  async submit(): Promise<void> {
    await (await this.load())?.session.submit();
  }

  /** Shows a conversation that an address names; `keepResults` leaves the search beside it alone. */
  async open(chatId: string, keepResults: boolean): Promise<void> {
    await (await this.load())?.session.open(chatId, { keepResults });
  }

  stop(): void {
    this.stylist?.session.stop();
  }

  follow(): void {
    if (this.stylist === null) return;
    if (!this.#turning) this.on = this.stylist.mode.snapshot;
    this.busy = this.stylist.session.snapshot.stage !== null;
    this.chatId = this.stylist.session.snapshot.chatId;
  }

  arrive(): void {
    this.#unfollow();
    this.stylist = this.#parts.stylist.snapshot;
    if (this.stylist === null) return;
    const stops = [this.stylist.session.subscribe(this.follow), this.stylist.mode.subscribe(this.follow)];
    this.#unfollow = () => stops.forEach((stop) => stop());
    this.follow();
  }
}
