import type { GarmentFit, LineMoves } from '../../../src/domain/poses/Adjustment.ts';
import type { Slot } from '../../../src/domain/poses/Slot.ts';
import { SLOTS } from '../../../src/domain/poses/Slot.ts';
import type { DressedPicture } from '../../application/ports/TryOnEngine.ts';
import type { DressedPlate } from '../../domain/fitting/dress.ts';
import { dressFigure } from '../../domain/fitting/dress.ts';
import type { FigureShape } from '../../domain/fitting/Figure.ts';
import { Body } from '../../domain/fitting/Figure.ts';
import type { Garment } from '../../domain/fitting/Garment.ts';
import type { FigurePixels } from '../../domain/fitting/layers.ts';
import { findWearingWays } from '../../domain/fitting/readings.ts';
import type { Tone } from '../../domain/fitting/tones.ts';
import { TONES } from '../../domain/fitting/tones.ts';
import type { Outfit, OutfitPieces } from '../../domain/fitting/wear.ts';
import type { FigureRequest } from './FigureEngine.ts';
import { encodePlate } from './encodePlate.ts';
import { FittingFiles } from './FittingFiles.ts';
import { CannotDressError } from './CannotDressError.ts';

/** Maximum number of cached garments, each of 5 MB. */
const MAX_GARMENTS = 12;
const MAX_FIGURES = 3;

/** Dresses a figure: finds the figure and garments of the request, and encodes the picture. */
export class FigureDresser {
  readonly #files: FittingFiles;
  readonly #garments = new Map<string, Promise<Garment | undefined>>();
  readonly #layersByFigure = new Map<string, Promise<FigurePixels>>();

  private constructor(files: FittingFiles) {
    this.#files = files;
  }

  static async open(assets: URL): Promise<FigureDresser> {
    return new FigureDresser(await FittingFiles.open(assets));
  }

  async dress(request: FigureRequest): Promise<DressedPicture> {
    const { shape, tone } = this.#findFigure(request.figure);
    const outfit = await this.#loadOutfit(request.outfit);
    const { top, bottom, fullBody } = outfit;
    const outerGarment = outfit.outer ?? outfit.jacket;
    const shapes = Object.fromEntries(
      Object.entries({ top, bottom, fullBody, outermost: outerGarment }).flatMap(([slot, garment]) =>
        garment ? [[slot, garment.cut]] : [],
      ),
    );
    const wearingWays = findWearingWays(shapes, new Body(shape));
    const wearingWay = wearingWays[request.reading % wearingWays.length]!;
    const layers = await getOrCreate(this.#layersByFigure, MAX_FIGURES, shape.id, () =>
      this.#files.readLayers(shape.id),
    );
    const plate = dressFigure(shape, layers, tone, {
      ...outfit,
      ...wearingWay,
      moves: toPieceMoves(outfit, request.moves),
    });
    const picture = await encodePlate({ ...plate, rgb: plate.bytes }, 'algorithmicMedia');
    return { ...picture, readings: wearingWays.length, fits: toSlotFits(request.outfit, outfit, plate) };
  }

  /** Parses a figure's id, which consists of its build and its skin tone: `woman-slim.medium`. */
  #findFigure(id: string): { readonly shape: FigureShape; readonly tone: Tone } {
    const [build, color] = id.split('.');
    const shape = this.#files.figures.find((figure) => figure.id === build);
    const tone = TONES.find((knownTone) => knownTone.id === color);
    if (!shape || !tone) throw new CannotDressError('This figure is not here anymore. Choose another one.');
    return { shape, tone };
  }

  async #loadOutfit({ top, bottom, fullBody, outer }: FigureRequest['outfit']): Promise<Outfit> {
    const isSuit = (id: string | undefined): id is string =>
      id !== undefined && this.#files.findPieces(id)?.category === 'suits';
    const suit = [fullBody, outer].find(isSuit);
    const pieces = await Promise.all([
      this.#loadPiece('top', top),
      this.#loadPiece(isSuit(fullBody) ? 'jacket' : 'fullBody', fullBody),
      suit === undefined ? this.#loadPiece('bottom', bottom) : this.#loadPiece('bottom', suit, 'readTrousers'),
      this.#loadPiece('outer', outer),
    ]);
    return Object.assign({}, ...pieces) as Outfit;
  }

  async #loadPiece(
    slot: keyof Outfit,
    id: string | undefined,
    read: 'readGarment' | 'readTrousers' = 'readGarment',
  ): Promise<Outfit> {
    if (id === undefined) return {};
    if (!this.#files.findPieces(id))
      throw new CannotDressError('This garment cannot be tried on a drawn figure. Choose another garment.');
    const garment = await getOrCreate(this.#garments, MAX_GARMENTS, `${id} ${read}`, () => this.#files[read](id));
    return garment ? { [slot]: garment } : {};
  }
}

/** The piece whose lines can be moved. For a suit in the full-body slot, this is the jacket. */
const findPieceOfSlot = ({ jacket }: Outfit, slot: Slot): keyof OutfitPieces<unknown> =>
  slot === 'fullBody' && jacket ? 'jacket' : slot;

const toPieceMoves = (outfit: Outfit, moves: FigureRequest['moves']): OutfitPieces<LineMoves> =>
  Object.fromEntries(SLOTS.flatMap((slot) => (moves[slot] ? [[findPieceOfSlot(outfit, slot), moves[slot]]] : [])));

/** Lists where the garments of the request are, without a suit's trousers, whose lines cannot be moved. */
function toSlotFits(
  requestedOutfit: FigureRequest['outfit'],
  outfit: Outfit,
  { fitByGarment }: DressedPlate,
): readonly GarmentFit[] {
  return SLOTS.flatMap((slot) => {
    const piece = requestedOutfit[slot] === undefined ? undefined : outfit[findPieceOfSlot(outfit, slot)];
    const fit = piece && fitByGarment.get(piece);
    return fit ? [{ slot, ...fit }] : [];
  });
}

/** Returns the cached value of a key, or creates it. Keeps the `maxCount` most recently used values. */
function getOrCreate<T>(
  cache: Map<string, Promise<T>>,
  maxCount: number,
  key: string,
  createValue: () => Promise<T>,
): Promise<T> {
  const cachedValue = cache.get(key) ?? createValue();
  cache.delete(key);
  cache.set(key, cachedValue);
  cachedValue.catch(() => cache.delete(key));
  for (const oldestKey of cache.keys()) {
    if (cache.size <= maxCount) break;
    cache.delete(oldestKey);
  }
  return cachedValue;
}
