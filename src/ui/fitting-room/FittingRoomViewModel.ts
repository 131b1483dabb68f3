import { makeAutoObservable } from 'mobx';
import type { RecentItems } from '../../application/items/RecentItems.ts';
import type { PosesManager } from '../../application/poses/PosesManager.ts';
import type { Connection } from '../../application/ports/Connection.ts';
import type { PictureSharing } from '../../application/ports/PictureSharing.ts';
import type { FigureList } from '../../application/tryon/FigureList.ts';
import type { FittingRoom } from '../../application/tryon/FittingRoom.ts';
import type { TryOnComposer } from '../../application/tryon/TryOnComposer.ts';
import type { WishlistService } from '../../application/wishlist/WishlistService.ts';
import { figureBodyId } from '../../domain/poses/Figure.ts';
import { roomText } from '../text/fittingRoom.ts';
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
}

/** The view-model of the fitting room (spec 2.10). It contains one view-model for each part of the screen. */
export class FittingRoomViewModel implements FittingRoomView {
  readonly largePicture: LargePictureViewModel;
  readonly bodies: BodiesViewModel;
  readonly outfit: OutfitViewModel;
  readonly garmentPicker: GarmentPickerViewModel;
  readonly saveDialog: SaveDialogViewModel;

  constructor({ room, composer, poses, figures, recent, wishlist, connection, sharing }: FittingRoomUiDependencies) {
    this.bodies = new BodiesViewModel({ room, composer, poses, figures });
    this.largePicture = new LargePictureViewModel({
      composer,
      poses,
      connection,
      sharing,
      getFigurePictureUrl: (id) => figures.getPictureUrl(id),
      describeFigure: (id) => this.describeFigure(id),
    });
    this.outfit = new OutfitViewModel(composer, wishlist);
    this.garmentPicker = new GarmentPickerViewModel(composer, recent, wishlist);
    this.saveDialog = new SaveDialogViewModel(composer, poses);
    const childViewModels = {
      largePicture: false,
      bodies: false,
      outfit: false,
      garmentPicker: false,
      saveDialog: false,
    } as const;
    makeAutoObservable(this, { ...childViewModels, describeFigure: false }, { autoBind: true });
  }

  start(): () => void {
    this.bodies.loadFigures();
    return this.largePicture.start();
  }

  get announcement(): string {
    const { largePicture, outfit } = this;
    if (largePicture.state === 'loading') return formatQueueStatus(largePicture.queueStatus);
    if (largePicture.shareOutcomeText !== '') return largePicture.shareOutcomeText;
    if (largePicture.state === 'ready')
      return largePicture.hasNoMoreVariants ? roomText.noOtherWay : largePicture.description;
    return largePicture.state === 'body' && outfit.garmentCount === 0 ? roomText.nothingWorn : '';
  }

  describeFigure(id: string): string {
    const { figures, tones } = this.bodies.figures;
    const figure = figures.find((each) => tones.some((tone) => figureBodyId(each, tone) === id));
    return figure === undefined ? roomText.plainFigure : roomText.figure(figure.name);
  }
}
