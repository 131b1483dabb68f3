import { makeAutoObservable, observableRef } from 'mobx';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { ComparisonChoice } from './WishlistView.ts';

const MIN_PIECES = 2;
const MAX_PIECES = 4;

/** The view-model for choosing two to four pieces and comparing them. `getItems` lists the pieces to choose from. */
export class ComparisonViewModel implements ComparisonChoice {
  isOn = false;
  isShown = false;
  chosenIds: readonly string[] = [];
  readonly #getItems: () => readonly Item[];

  constructor(getItems: () => readonly Item[]) {
    this.#getItems = getItems;
    makeAutoObservable(this, { chosenIds: observableRef }, { autoBind: true });
  }

  get chosenItems(): readonly Item[] {
    const itemById = new Map(this.#getItems().map((item) => [item.id, item]));
    return this.chosenIds.flatMap((id) => itemById.get(id) ?? []);
  }

  get canBeShown(): boolean {
    return this.chosenItems.length >= MIN_PIECES;
  }

  get canChooseMore(): boolean {
    return this.chosenItems.length < MAX_PIECES;
  }

  toggleMode(): void {
    this.isOn = !this.isOn;
    this.chosenIds = [];
  }

  toggleItem({ id }: Item): void {
    const ids = this.chosenItems.map((item) => item.id);
    if (ids.includes(id)) this.chosenIds = ids.filter((chosenId) => chosenId !== id);
    else if (this.canChooseMore) this.chosenIds = [...ids, id];
  }

  show(): void {
    this.isShown = this.canBeShown;
  }

  close(): void {
    this.isShown = false;
  }
}
