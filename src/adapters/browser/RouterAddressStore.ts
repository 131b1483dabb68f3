import type { Address, HistoryEntryState, AddressStore } from '../../application/ports/AddressStore.ts';
import { SnapshotHolder, type Observable } from '../../application/Snapshots.ts';

interface RouterLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

/** The part of React Router's history that `RouterAddressStore` uses. The history accepts only one listener. */
export interface RouterHistory<Action = string, Location extends RouterLocation = RouterLocation> {
  readonly action: Action;
  readonly location: Location;
  push(to: Omit<RouterLocation, 'state'>, state?: HistoryEntryState): void;
  replace(to: Omit<RouterLocation, 'state'>, state?: HistoryEntryState): void;
  go(steps: number): void;
  listen(listener: () => void): unknown;
}

/** The location that the router renders. */
export interface Navigation<Action, Location> {
  readonly action: Action;
  readonly location: Location;
}

/** An `AddressStore` on React Router's history. Listens to the history for as long as the page lives. */
export class RouterAddressStore<Action extends string, Location extends RouterLocation> implements AddressStore {
  readonly #history: RouterHistory<Action, Location>;
  readonly #isShown: (location: Location) => boolean;
  readonly #navigation: SnapshotHolder<Navigation<Action, Location>>;
  readonly #state: SnapshotHolder<Address>;

  /** `isShown` tells whether a location is the main page and belongs to this shopper. */
  constructor(history: RouterHistory<Action, Location>, isShown: (location: Location) => boolean) {
    this.#history = history;
    this.#isShown = isShown;
    this.#navigation = new SnapshotHolder(createNavigation(history));
    this.#state = new SnapshotHolder(createAddress(history.location, 0));
    history.listen(() => this.#onNavigation());
  }

  get snapshot(): Address {
    return this.#state.snapshot;
  }

  /** All navigations, including those to other pages. */
  get navigation(): Observable<Navigation<Action, Location>> {
    return this.#navigation;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  push(query: URLSearchParams, historyState: HistoryEntryState = {}): void {
    const { location } = this.#history;
    if (this.#isShown(location)) this.#history.push(to(location, query), historyState);
  }

  replace(query: URLSearchParams, historyState: HistoryEntryState = {}): void {
    const { location } = this.#history;
    if (this.#isShown(location))
      this.#history.replace(to(location, query), { ...readHistoryState(location), ...historyState });
  }

  go(steps: number): void {
    this.#history.go(steps);
  }

  #onNavigation(): void {
    const navigation = createNavigation(this.#history);
    this.#navigation.set(navigation);
    if (!this.#isShown(navigation.location)) return;
    const { historyTravelCount } = this.snapshot;
    this.#state.set(
      createAddress(navigation.location, navigation.action === 'POP' ? historyTravelCount + 1 : historyTravelCount),
    );
  }
}

const createNavigation = <Action, Location extends RouterLocation>(history: RouterHistory<Action, Location>) => ({
  action: history.action,
  location: history.location,
});

const createAddress = (location: RouterLocation, historyTravelCount: number): Address => ({
  query: location.search.slice(1),
  historyState: readHistoryState(location),
  historyTravelCount,
});

const readHistoryState = ({ state }: RouterLocation): HistoryEntryState => ({ ...(state as HistoryEntryState | null) });

const to = ({ pathname, hash }: RouterLocation, query: URLSearchParams) => ({
  pathname,
  search: query.size > 0 ? `?${query.toString()}` : '',
  hash,
});
