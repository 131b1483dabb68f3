import { makeAutoObservable, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import type { ChatMode } from '../../application/chat/ChatMode.ts';
import type { ChatSession } from '../../application/chat/ChatSession.ts';
import { findShownOutfit } from '../../application/chat/findShownOutfit.ts';
import type { Notices } from '../../application/notices/Notices.ts';
import type { CurrentShopper } from '../../application/ports/CurrentShopper.ts';
import { flattenSnapshot, selectSnapshot, type Observable } from '../../application/Snapshots.ts';
import { observed } from '../shared/observed.ts';

/** The use cases of the stylist and the component that shows an outfit. Their code is loaded on demand. */
export interface Stylist {
  readonly session: ChatSession;
  readonly mode: ChatMode;
  /** The outfit on the screen. */
  readonly OutfitRow: ComponentType;
}

/** The stylist; null until the code has loaded. */
export interface LazyStylist extends Observable<Stylist | null> {
  loadStylist(): Promise<Stylist>;
}

export interface ChatSwitchDependencies {
  readonly shopper: CurrentShopper;
  readonly notices: Notices;
  readonly stylist: LazyStylist;
}

/**
 * Decides whether a query goes to the stylist or to the search (spec section 4, chat mode). Works while the stylist's
 * code loads.
 */
export class ChatSwitch {
  wasTurnedOnThisVisit = false;
  /** The mode that the shopper chose while the stylist's code was loading; null otherwise. */
  chosenMode: boolean | null = null;
  /** The id of the conversation on screen; null before the first answer. */
  readonly openChatId: Observable<string | null>;
  readonly #dependencies: ChatSwitchDependencies;
  readonly #wasOnInitially: boolean;
  readonly #stylist;
  readonly #mode;
  readonly #chat;

  constructor(dependencies: ChatSwitchDependencies) {
    const { shopper, stylist } = dependencies;
    this.#dependencies = dependencies;
    this.#wasOnInitially = shopper.snapshot?.chatEnabled ?? false;
    const chat = flattenSnapshot(stylist, (loadedStylist) => loadedStylist && loadedStylist.session);
    this.openChatId = selectSnapshot(chat, (snapshot) => snapshot?.chatId ?? null);
    this.#stylist = observed(stylist);
    this.#mode = observed(flattenSnapshot(stylist, (loadedStylist) => loadedStylist && loadedStylist.mode));
    this.#chat = observed(chat);
    makeAutoObservable(this, { openChatId: false }, { autoBind: true });
  }

  /** Loads the stylist if chat mode was on at the last visit. */
  start(): void {
    if (this.stylist === null && this.isOn) void this.loadStylist();
  }

  get stylist(): Stylist | null {
    return this.#stylist.snapshot;
  }

  get isOn(): boolean {
    return this.chosenMode ?? this.#mode.snapshot ?? this.#wasOnInitially;
  }

  /** Whether an answer is pending. */
  get isBusy(): boolean {
    return (this.#chat.snapshot?.stage ?? null) !== null;
  }

  /** Whether the results on the screen are an outfit. */
  get showsOutfit(): boolean {
    const chat = this.#chat.snapshot;
    return chat !== null && findShownOutfit(chat) !== undefined;
  }

  /** Resolves to the stylist. Shows an error and resolves to null if the code cannot be loaded. */
  async loadStylist(): Promise<Stylist | null> {
    try {
      const stylist = await this.#dependencies.stylist.loadStylist();
      this.#dependencies.notices.clearPopup('part-not-loaded');
      return stylist;
    } catch {
      this.#dependencies.notices.showError('part-not-loaded');
      return null;
    }
  }

  /** Changes the mode at once. A query submitted before the code has loaded already goes to the stylist. */
  async toggleMode(): Promise<void> {
    this.chosenMode = !this.isOn;
    const stylist = await this.loadStylist();
    let savePromise: Promise<void> | undefined;
    runInAction(() => {
      this.chosenMode = null;
      this.wasTurnedOnThisVisit = stylist !== null && !stylist.mode.snapshot;
      savePromise = stylist?.session.toggleMode();
    });
    await savePromise;
  }

  async submitTurn(): Promise<void> {
    await (await this.loadStylist())?.session.submit();
  }

  /** Opens the conversation of a URL. With `keepsResults`, the results of the URL's search stay. */
  async openChat(chatId: string, keepsResults: boolean): Promise<void> {
    await (await this.loadStylist())?.session.open(chatId, { keepsResults });
  }

  stopTurn(): void {
    this.stylist?.session.stop();
  }
}
