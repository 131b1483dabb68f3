import type { KeptPose } from '../../application/poses/PoseList.ts';
import type { FiguresSnapshot } from '../../application/tryon/FigureList.ts';
import type { Body } from '../../application/ports/TryOns.ts';
import type { Waiting } from '../../application/tryon/PatientTryOns.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { OwnFigure } from '../../domain/poses/OwnFigure.ts';
import type { Slot } from '../../domain/poses/Slot.ts';
import type { PoseUploads } from '../poses/PoseUploads.ts';

/** A picture, or the address of one. */
export type Shown = Blob | string;

/** The large picture. */
export interface PlateView {
  /** `nobody`: no body is chosen yet. `body`: nothing is worn. `ready`: `picture` shows the outfit. */
  readonly state: 'nobody' | 'body' | 'loading' | 'ready' | 'refused' | 'failed';
  /** Null until it has loaded. */
  readonly picture: Shown | null;
  /** The body without the outfit, to compare; null unless `ready`. */
  readonly before: Shown | null;
  /** Who wears what. */
  readonly description: string;
  readonly refusal: string;
  readonly offline: boolean;
  readonly waiting: Waiting | null;
  /** Expected time until the picture is there. */
  readonly seconds: number;
  readonly comparing: boolean;
  /** Number of ways to wear the outfit that were made, and the index of the shown one. */
  readonly ways: { readonly count: number; readonly shown: number };
  readonly exhausted: boolean;
  readonly cancel: () => void;
  readonly retry: () => void;
  readonly showWay: (index: number) => void;
  readonly toggleCompare: () => void;
  readonly share: () => void;
}

/** Who can be dressed. */
export interface BodiesView {
  readonly poses: readonly KeptPose[];
  readonly body: Body | null;
  readonly figures: FiguresSnapshot;
  /** The shopper's own figure; null until they have chosen one. */
  readonly figure: OwnFigure | null;
  /** The tone in which the figures are shown. */
  readonly tone: string;
  readonly choosing: boolean;
  readonly uploads: PoseUploads;
  /** A small picture of a figure. */
  readonly pictureOf: (figure: OwnFigure) => string;
  readonly choosePose: (id: string) => void;
  readonly chooseBuild: (build: string) => void;
  readonly chooseTone: (tone: string) => void;
  /** Dresses the shopper's own figure, or lets them choose one. */
  readonly useFigure: () => void;
  readonly openChooser: () => void;
  readonly closeChooser: () => void;
  readonly loadFigures: () => void;
}

/** What is worn. */
export interface LookView {
  readonly slots: readonly { readonly slot: Slot; readonly item: Item | null }[];
  readonly count: number;
  /** Dollars. */
  readonly total: number;
  /** Everything that is worn is on the wishlist. */
  readonly kept: boolean;
  /** The removal of all of it from the wishlist awaits confirmation. */
  readonly confirming: boolean;
  readonly takeOff: (slot: Slot) => void;
  readonly toggleKept: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** The pieces for a slot. */
export interface PickerView {
  /** Null while it is closed. */
  readonly slot: Slot | null;
  readonly list: 'recent' | 'wishlist';
  readonly pieces: readonly Item[];
  readonly open: (slot: Slot) => void;
  readonly close: () => void;
  readonly show: (list: 'recent' | 'wishlist') => void;
  readonly choose: (item: Item) => void;
}

/** The dialog that saves the picture to the poses. */
export interface SavingView {
  readonly state: 'closed' | 'asking' | 'saving' | 'saved' | 'failed';
  /** Poses that the shopper has. */
  readonly poses: number;
  readonly full: boolean;
  readonly open: () => void;
  readonly save: () => void;
  readonly close: () => void;
}

/** State and actions of the fitting room. */
export interface FittingRoomView {
  readonly plate: PlateView;
  readonly bodies: BodiesView;
  readonly look: LookView;
  readonly picker: PickerView;
  readonly saving: SavingView;
  /** Announced to screen readers. */
  readonly announcement: string;
}
