import type { KeptPose } from '../../application/poses/PoseList.ts';
import type { FiguresSnapshot } from '../../application/tryon/FigureList.ts';
import type { Body } from '../../application/ports/TryOns.ts';
import type { Waiting } from '../../application/tryon/PatientTryOns.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { OwnFigure } from '../../domain/poses/OwnFigure.ts';
import type { Slot } from '../../domain/poses/Slot.ts';
import type { PoseUploads } from '../poses/PoseUploads.ts';

/** A picture, or the URL of one. */
export type Shown = Blob | string;

/** State and actions of the large picture. */
export interface PlateView {
  /** `nobody`: no body is chosen yet. `body`: no garments are worn. `ready`: `picture` shows the outfit. */
  readonly state: 'nobody' | 'body' | 'loading' | 'ready' | 'refused' | 'failed';
  /** The picture to show; null until it has loaded. */
  readonly picture: Shown | null;
  /** The body without the outfit, for comparison; null unless `ready`. */
  readonly before: Shown | null;
  /** Describes the picture: the body and its garments. */
  readonly description: string;
  readonly refusal: string;
  readonly offline: boolean;
  readonly waiting: Waiting | null;
  /** Expected time until the picture is ready. */
  readonly seconds: number;
  readonly comparing: boolean;
  /** The results for this outfit so far: their number, and the index of the shown one. */
  readonly ways: { readonly count: number; readonly shown: number };
  readonly exhausted: boolean;
  readonly cancel: () => void;
  readonly retry: () => void;
  readonly showWay: (index: number) => void;
  readonly toggleCompare: () => void;
  readonly share: () => void;
}

/** State and actions of choosing a body. */
export interface BodiesView {
  readonly poses: readonly KeptPose[];
  readonly body: Body | null;
  readonly figures: FiguresSnapshot;
  /** The figure that the shopper chose; null before the first choice. */
  readonly figure: OwnFigure | null;
  /** The skin tone in which the figures are shown. */
  readonly tone: string;
  readonly choosing: boolean;
  readonly uploads: PoseUploads;
  /** The URL of a small picture of a figure. */
  readonly pictureOf: (figure: OwnFigure) => string;
  readonly choosePose: (id: string) => void;
  readonly chooseBuild: (build: string) => void;
  readonly chooseTone: (tone: string) => void;
  /** Dresses the shopper's own figure. If there is none yet, opens the chooser. */
  readonly useFigure: () => void;
  readonly openChooser: () => void;
  readonly closeChooser: () => void;
  readonly loadFigures: () => void;
}

/** State and actions of the outfit. */
export interface LookView {
  readonly slots: readonly { readonly slot: Slot; readonly item: Item | null }[];
  readonly count: number;
  /** The total price in US dollars. */
  readonly total: number;
  /** Whether the wishlist contains all worn items. */
  readonly kept: boolean;
  /** Whether a dialog asks to confirm that all worn items are removed from the wishlist. */
  readonly confirming: boolean;
  readonly takeOff: (slot: Slot) => void;
  readonly toggleKept: () => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** State and actions of the dialog that chooses a garment for a slot. */
export interface PickerView {
  /** The slot to choose for; null while the dialog is closed. */
  readonly slot: Slot | null;
  readonly list: 'recent' | 'wishlist';
  readonly pieces: readonly Item[];
  readonly open: (slot: Slot) => void;
  readonly close: () => void;
  readonly show: (list: 'recent' | 'wishlist') => void;
  readonly choose: (item: Item) => void;
}

/** State and actions of the dialog that saves the picture to the poses. */
export interface SavingView {
  readonly state: 'closed' | 'asking' | 'saving' | 'saved' | 'failed';
  /** Number of poses that the shopper has. */
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
  /** Text that is announced to screen readers. */
  readonly announcement: string;
}
