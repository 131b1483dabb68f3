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
import { LookViewModel } from './LookViewModel.ts';
import { PickerViewModel } from './PickerViewModel.ts';
import { PlateViewModel } from './PlateViewModel.ts';
import { SavingViewModel } from './SavingViewModel.ts';
import { waitingText } from './waitingText.ts';

export interface FittingRoomUiParts {
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
  readonly plate: PlateViewModel;
  readonly bodies: BodiesViewModel;
  readonly look: LookViewModel;
  readonly picker: PickerViewModel;
  readonly saving: SavingViewModel;

  constructor({ room, composer, poses, figures, recent, wishlist, connection, sharing }: FittingRoomUiParts) {
    this.bodies = new BodiesViewModel({ room, composer, poses, figures });
    this.plate = new PlateViewModel({
      composer,
      poses,
      connection,
      sharing,
      pictureOfFigure: (id) => figures.pictureOf(id),
      nameOfFigure: (id) => this.nameOfFigure(id),
    });
    this.look = new LookViewModel(composer, wishlist);
    this.picker = new PickerViewModel(composer, recent, wishlist);
    this.saving = new SavingViewModel(composer, poses);
    const parts = { plate: false, bodies: false, look: false, picker: false, saving: false } as const;
    makeAutoObservable(this, { ...parts, nameOfFigure: false }, { autoBind: true });
  }

  start(): () => void {
    this.bodies.loadFigures();
    return this.plate.start();
  }

  get announcement(): string {
    const { plate, look } = this;
    if (plate.state === 'loading') return waitingText(plate.waiting);
    if (plate.shareOutcome !== '') return plate.shareOutcome;
    if (plate.state === 'ready') return plate.exhausted ? roomText.noOtherWay : plate.description;
    return plate.state === 'body' && look.count === 0 ? roomText.nothingWorn : '';
  }

  nameOfFigure(id: string): string {
    const { figures, tones } = this.bodies.figures;
    const figure = figures.find((each) => tones.some((tone) => figureBodyId(each, tone) === id));
    return figure === undefined ? roomText.plainFigure : roomText.figure(figure.name);
  }
}
