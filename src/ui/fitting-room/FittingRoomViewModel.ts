import { makeAutoObservable } from 'mobx';
import type { RecentItems } from '../../application/items/RecentItems.ts';
import type { PosesManager } from '../../application/poses/PosesManager.ts';
import type { Clock } from '../../application/ports/Clock.ts';
import type { Connection } from '../../application/ports/Connection.ts';
import type { PictureSharing } from '../../application/ports/PictureSharing.ts';
import type { FigureList } from '../../application/tryon/FigureList.ts';
import type { FittingRoom } from '../../application/tryon/FittingRoom.ts';
import type { TryOnComposer } from '../../application/tryon/TryOnComposer.ts';
import type { WishlistService } from '../../application/wishlist/WishlistService.ts';
import { createFigureBodyId } from '../../domain/poses/Figure.ts';
import { roomText } from '../text/fittingRoom.ts';
import { AdjustViewModel } from './AdjustViewModel.ts';
import { BodiesViewModel } from './BodiesViewModel.ts';
import type { FittingRoomView } from './FittingRoomView.ts';
import { OutfitViewModel } from './OutfitViewModel.ts';
import { GarmentPickerViewModel } from './GarmentPickerViewModel.ts';
import { LargePictureViewModel } from './LargePictureViewModel.ts';
import { SaveDialogViewModel } from './SaveDialogViewModel.ts';
import { formatQueueStatus } from './formatQueueStatus.ts';

export interface FittingRoomUiDependencies {
  readonly room: FittingRoom;
  readonly composer: TryOnComposer;
  readonly poses: PosesManager;
  readonly figures: FigureList;
  readonly recent: RecentItems;
  readonly wishlist: WishlistService;
  readonly connection: Connection;
  readonly sharing: PictureSharing;
  readonly clock: Clock;
}

/** The view-model of the fitting room (spec 2.10). It contains one view-model for each part of the screen. */
export class FittingRoomViewModel implements FittingRoomView {
  readonly largePicture: LargePictureViewModel;
  readonly adjust: AdjustViewModel;
  readonly bodies: BodiesViewModel;
  readonly outfit: OutfitViewModel;
  readonly garmentPicker: GarmentPickerViewModel;
  readonly saveDialog: SaveDialogViewModel;

  constructor(parts: FittingRoomUiDependencies) {
    const { room, composer, poses, figures, recent, wishlist, connection, sharing, clock } = parts;
    this.bodies = new BodiesViewModel({ room, composer, poses, figures });
    this.largePicture = new LargePictureViewModel({
      composer,
      poses,
      connection,
      sharing,
      getFigurePictureUrl: (id) => figures.getPictureUrl(id),
      describeFigure: (id) => this.describeFigure(id),
    });
    this.adjust = new AdjustViewModel(composer, clock);
    this.outfit = new OutfitViewModel(composer, wishlist);
    this.garmentPicker = new GarmentPickerViewModel(composer, recent, wishlist);
    this.saveDialog = new SaveDialogViewModel(composer, poses);
    const childViewModels = {
      largePicture: false,
      adjust: false,
      bodies: false,
      outfit: false,
      garmentPicker: false,
      saveDialog: false,
    } as const;
    makeAutoObservable(this, { ...childViewModels, describeFigure: false }, { autoBind: true });
  }

  start(): () => void {
    this.bodies.figureChoice.loadFigures();
    const stopFunctions = [this.largePicture.start(), this.adjust.start()];
    return () => {
      for (const stop of stopFunctions) stop();
    };
  }

  get announcement(): string {
    const { largePicture, outfit, adjust } = this;
    if (adjust.isMaking) return '';
    if (adjust.isOpen && adjust.canUndo) return roomText.adjustedNow;
    if (largePicture.state === 'loading') return formatQueueStatus(largePicture.queueStatus);
    if (largePicture.shareOutcomeText !== '') return largePicture.shareOutcomeText;
    if (largePicture.state === 'ready')
      return largePicture.hasNoMoreVariants ? roomText.noOtherWay : largePicture.description;
    return largePicture.state === 'body' && outfit.garmentCount === 0 ? roomText.nothingWorn : '';
  }

  describeFigure(id: string): string {
    const { figures, tones } = this.bodies.figureChoice.figures;
    const figure = figures.find((candidate) => tones.some((tone) => createFigureBodyId(candidate, tone) === id));
    return figure === undefined ? roomText.plainFigure : roomText.figure(figure.name);
  }
}
