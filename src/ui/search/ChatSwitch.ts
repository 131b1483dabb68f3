import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChatMode } from '../../application/chat/ChatMode.ts';
import type { ChatSession } from '../../application/chat/ChatSession.ts';
import type { Notices } from '../../application/notices/Notices.ts';
import type { CurrentShopper } from '../../application/ports/CurrentShopper.ts';
import { commonText } from '../text/commonText.ts';

/** The stylist's side of the app, whose code comes when it is first wanted. */
export interface Stylist {
  readonly session: ChatSession;
  readonly mode: ChatMode;
}

export interface ChatSwitchParts {
  readonly shopper: CurrentShopper;
  readonly notices: Notices;
  readonly loadStylist: () => Promise<Stylist>;
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

  constructor(parts: ChatSwitchParts) {
    this.#parts = parts;
    this.on = parts.shopper.snapshot?.chatEnabled ?? false;
    makeAutoObservable(this, { stylist: observableRef }, { autoBind: true });
  }

  /** Begins to load the stylist where the shopper left them on. */
  start(): () => void {
    const stops: (() => void)[] = [];
    let ended = false;
    const follow = (stylist: Stylist): void => {
      if (!ended) stops.push(stylist.session.subscribe(this.follow), stylist.mode.subscribe(this.follow));
    };
    this.#onLoaded = follow;
    if (this.stylist !== null) follow(this.stylist);
    else if (this.on) void this.load();
    return () => {
      ended = true;
      for (const stop of stops) stop();
    };
  }

  /** Null where the code cannot be had; a popup then says so. */
  async load(): Promise<Stylist | null> {
    if (this.stylist !== null) return this.stylist;
    try {
      const stylist = await this.#parts.loadStylist();
      if (this.stylist === null) this.arrive(stylist);
      return stylist;
    } catch {
      this.#parts.notices.showError(commonText.partMissing);
      return null;
    }
  }

  async toggle(): Promise<void> {
    const stylist = await this.load();
    runInAction(() => {
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
    this.on = this.stylist.mode.snapshot;
    this.busy = this.stylist.session.snapshot.stage !== null;
    this.chatId = this.stylist.session.snapshot.chatId;
  }

  arrive(stylist: Stylist): void {
    this.stylist = stylist;
    this.follow();
    this.#onLoaded(stylist);
  }

  #onLoaded: (stylist: Stylist) => void = () => {};
}
