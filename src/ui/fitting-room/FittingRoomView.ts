import type { PoseWithThumbnail } from '../../application/poses/PoseList.ts';
import type { FiguresSnapshot } from '../../application/tryon/FigureList.ts';
import type { Body } from '../../application/ports/TryOns.ts';
import type { QueueStatus } from '../../application/tryon/QueuedTryOns.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { OwnFigure } from '../../domain/poses/OwnFigure.ts';
import type { Slot } from '../../domain/poses/Slot.ts';
import type { PoseUploads } from '../poses/PoseUploads.ts';
import type { AdjustView } from './AdjustView.ts';

/** A picture, or the URL of one. */
export type PictureSource = Blob | string;

export interface LargePictureView {
  /** `nobody`: no body is chosen yet. `body`: no garments are worn. `ready`: `picture` shows the outfit. */
  readonly state: 'nobody' | 'body' | 'loading' | 'ready' | 'refused' | 'failed';
  /** The picture to show; null until it has loaded. */
  readonly picture: PictureSource | null;
  /** The body without the outfit, for comparison; null unless `ready`. */
  readonly comparisonPicture: PictureSource | null;
  /** Describes the picture for screen readers: the body and its garments. */
  readonly description: string;
  readonly refusal: string;
  readonly isOffline: boolean;
  readonly queueStatus: QueueStatus | null;
  /** Expected time until the picture is ready. */
  readonly expectedSeconds: number;
  readonly isComparing: boolean;
  /** The results of this outfit: their number, and the index of the shown one. */
  readonly variants: { readonly count: number; readonly shownIndex: number };
  readonly hasNoMoreVariants: boolean;
  readonly cancel: () => void;
  readonly retry: () => void;
  readonly showVariant: (index: number) => void;
  readonly toggleCompare: () => void;
  readonly share: () => void;
}

export interface BodiesView {
  readonly poses: readonly PoseWithThumbnail[];
  readonly body: Body | null;
  readonly figureChoice: FigureChoiceView;
  readonly isChooserOpen: boolean;
  readonly uploads: PoseUploads;
  readonly choosePose: (id: string) => void;
  /** Dresses the shopper's own figure. If there is none yet, opens the chooser. */
  readonly dressFigure: () => void;
  readonly openChooser: () => void;
  readonly closeChooser: () => void;
}

export interface FigureChoiceView {
  readonly figures: FiguresSnapshot;
  /** The figure that the shopper chose; null before the first choice. */
  readonly chosenFigure: OwnFigure | null;
  /** Whether the dressed body is the figure. */
  readonly isFigureDressed: boolean;
  /** The skin tone in which the figures are shown. */
  readonly chosenTone: string;
  /** The URL of a small picture of a figure. */
  readonly getFigurePictureUrl: (figure: OwnFigure) => string;
  readonly chooseBuild: (build: string) => void;
  readonly chooseTone: (tone: string) => void;
  readonly loadFigures: () => void;
}

export interface OutfitView {
  readonly slots: readonly { readonly slot: Slot; readonly item: Item | null }[];
  readonly garmentCount: number;
  /** Names of the outfit's pieces that the fitting room does not support, such as shoes. */
  readonly undrawnPieceNames: readonly string[];
  /** Names of the outfit's pieces that cannot be worn together with the worn items. */
  readonly conflictingPieceNames: readonly string[];
  /** The total price in US dollars. */
  readonly totalPrice: number;
  /** Whether the wishlist contains all worn items. */
  readonly isOnWishlist: boolean;
  /** Whether a dialog asks to confirm that all worn items are removed from the wishlist. */
  readonly isConfirmingRemoval: boolean;
  readonly takeOff: (slot: Slot) => void;
  readonly toggleWishlist: () => void;
  readonly confirmRemoval: () => void;
  readonly cancelRemoval: () => void;
}

export interface GarmentPickerView {
  /** The slot to choose for; null while the dialog is closed. */
  readonly slot: Slot | null;
  readonly itemList: 'recent' | 'wishlist';
  readonly items: readonly Item[];
  readonly open: (slot: Slot) => void;
  readonly close: () => void;
  readonly showList: (itemList: 'recent' | 'wishlist') => void;
  readonly choose: (item: Item) => void;
}

export interface SaveDialogView {
  readonly state: 'closed' | 'asking' | 'saving' | 'saved' | 'failed';
  readonly poseCount: number;
  readonly isFull: boolean;
  readonly open: () => void;
  readonly save: () => void;
  readonly close: () => void;
}

export interface FittingRoomView {
  readonly largePicture: LargePictureView;
  readonly adjust: AdjustView;
  readonly bodies: BodiesView;
  readonly outfit: OutfitView;
  readonly garmentPicker: GarmentPickerView;
  readonly saveDialog: SaveDialogView;
  readonly announcement: string;
}
