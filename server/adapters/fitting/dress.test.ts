import { beforeAll, describe, expect, it } from 'vitest';
import type { FigurePixels } from '../../domain/fitting/layers.ts';
import type { Outfit } from '../../domain/fitting/wear.ts';
import type { FinishedPicture } from '../../domain/fitting/ground.ts';
import { dressFigure } from '../../domain/fitting/dress.ts';
import type { FigureShape } from '../../domain/fitting/Figure.ts';
import type { Garment } from '../../domain/fitting/Garment.ts';
import { createStance } from '../../domain/fitting/stance.ts';
import type { Tone } from '../../domain/fitting/tones.ts';
import { TONES } from '../../domain/fitting/tones.ts';
import { FittingFiles } from './FittingFiles.ts';

const TEE = 'skarvholm-breton-tee-11';
const SHIRT = 'halden-rook-jermyn-poplin-shirt';
const TROUSERS = 'halden-rook-holborn-flannel-trouser';
const COAT = 'halden-rook-farringdon-trench';
const SUIT = 'halden-rook-ludgate-two-piece-suit';
const RED_DRESS = 'vesper-lune-curtain-call-slip';
const DRESS = 'maison-orvelle-robe-fourreau';
/** A green skin tone. No demo garment is as green, so every green pixel is skin. */
const GREEN: Tone = { ...TONES[0]!, skin: [0.02, 0.95, 0.02] };

const files = await FittingFiles.open(new URL('../../assets/', import.meta.url));
const plusSizeFigure = files.figures.find(({ id }) => id === 'woman-plus')!;
let layers: FigurePixels;
beforeAll(async () => {
  layers = await files.readLayers(plusSizeFigure.id);
});

const createOutfit = async (outfit: { readonly [slot in keyof Outfit]?: string }): Promise<Outfit> =>
  Object.fromEntries(
    await Promise.all(Object.entries(outfit).map(async ([slot, id]) => [slot, await readGarmentOnce(id as string)])),
  ) as Outfit;

const garmentById = new Map<string, Promise<Garment>>();
const readGarmentOnce = (id: string): Promise<Garment> => {
  const garment = garmentById.get(id) ?? files.readGarment(id);
  garmentById.set(id, garment);
  return garment;
};

/** Counts the green pixels in a rectangle. Its coordinates are those of the undressed figure in its upright pose. */
function countGreenIn(
  { width, height, bytes }: FinishedPicture,
  [left, top, right, bottom]: readonly number[],
  shape: FigureShape,
): number {
  const stance = createStance(shape);
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const offset = (y * width + x) * 3;
      if (bytes[offset + 1]! <= bytes[offset]! + 60 || bytes[offset + 1]! <= bytes[offset + 2]! + 60) continue;
      const [from, row] = stance.toStraight([x - width / 2, y]);
      if (from >= left! && from < right! && row >= top! && row < bottom!) count++;
    }
  }
  return count;
}

describe('a dressed figure', { timeout: 30_000 }, () => {
  it('shows skin where it wears nothing, and none beside or through solid cloth', async () => {
    const { levels, hip } = { levels: plusSizeFigure.levels, hip: 150 };
    const bareFigure = dressFigure(plusSizeFigure, layers, GREEN, {});
    const legBox = [-hip, levels.crotch + 40, hip, levels.ankle - 20];
    expect(countGreenIn(bareFigure, legBox, plusSizeFigure)).toBeGreaterThan(20_000);
    const dressedPlate = dressFigure(plusSizeFigure, layers, GREEN, await createOutfit({ top: TEE, bottom: TROUSERS }));
    expect(countGreenIn(dressedPlate, legBox, plusSizeFigure)).toBe(0);
    expect(countGreenIn(dressedPlate, [-60, levels.armpit + 12, 60, levels.crotch], plusSizeFigure)).toBe(0);
    expect(countGreenIn(dressedPlate, [-40, levels.crown, 40, levels.pit], plusSizeFigure)).toBeGreaterThan(3_000);
  });

  it('looks different with the shirt tucked in and hanging out', async () => {
    const outfit = await createOutfit({ top: SHIRT, bottom: TROUSERS });
    const [tuckedPlate, untuckedPlate] = [true, false].map((isTucked) =>
      dressFigure(plusSizeFigure, layers, TONES[2]!, { ...outfit, isTucked }),
    );
    expect(countDifferences(tuckedPlate!, untuckedPlate!)).toBeGreaterThan(8_000);
  });

  it('shows what is under a coat that is worn open', async () => {
    const outfit = await createOutfit({ top: TEE, bottom: TROUSERS, outer: COAT });
    const [open, closedPlate] = [true, false].map((isOpen) =>
      dressFigure(plusSizeFigure, layers, TONES[2]!, { ...outfit, isOpen }),
    );
    expect(countDifferences(open!, closedPlate!)).toBeGreaterThan(3_000);
  });

  it('keeps what lies under a coat inside it', async () => {
    const { bytes, width } = dressFigure(
      plusSizeFigure,
      layers,
      TONES[2]!,
      await createOutfit({ fullBody: RED_DRESS, outer: COAT }),
    );
    let red = 0;
    for (let y = plusSizeFigure.levels.waist; y < plusSizeFigure.levels.crotch; y++) {
      for (let i = y * width * 3; i < (y + 1) * width * 3; i += 3)
        if (bytes[i]! > 90 && bytes[i + 1]! < bytes[i]! * 0.5 && bytes[i + 2]! < bytes[i]! * 0.6) red++;
    }
    expect(red).toBe(0);
  });

  it('wears both pieces of a suit', async () => {
    const trousers = (await files.readTrousers(SUIT))!;
    const suit = dressFigure(plusSizeFigure, layers, GREEN, { outer: await files.readGarment(SUIT), bottom: trousers });
    // Start the rectangle below the hands, because hands are skin.
    expect(
      countGreenIn(
        suit,
        [-150, plusSizeFigure.levels.thigh + 30, 150, plusSizeFigure.levels.ankle - 20],
        plusSizeFigure,
      ),
    ).toBe(0);
  });

  it('wears a tank and shorts of its own before it has chosen anything', () => {
    const bareFigure = dressFigure(plusSizeFigure, layers, GREEN, {});
    expect(
      countGreenIn(
        bareFigure,
        [-60, plusSizeFigure.levels.armpit, 60, plusSizeFigure.levels.crotch - 4],
        plusSizeFigure,
      ),
    ).toBe(0);
    expect(
      countGreenIn(bareFigure, [-90, plusSizeFigure.levels.crotch, -40, plusSizeFigure.levels.thigh], plusSizeFigure),
    ).toBe(0);
  });

  it('is the same picture each time', async () => {
    const outfit = await createOutfit({ fullBody: DRESS });
    expect(
      countDifferences(
        dressFigure(plusSizeFigure, layers, TONES[4]!, outfit),
        dressFigure(plusSizeFigure, layers, TONES[4]!, outfit),
      ),
    ).toBe(0);
  });
});

function countDifferences(
  firstPicture: FinishedPicture,
  secondPicture: FinishedPicture,
  box?: readonly number[],
): number {
  let count = 0;
  for (let i = 0; i < firstPicture.bytes.length; i += 3) {
    const [x, y] = [((i / 3) % firstPicture.width) - firstPicture.width / 2, Math.floor(i / 3 / firstPicture.width)];
    if (box && (x < box[0]! || y < box[1]! || x > box[2]! || y > box[3]!)) continue;
    if (
      Math.abs(firstPicture.bytes[i]! - secondPicture.bytes[i]!) +
        Math.abs(firstPicture.bytes[i + 1]! - secondPicture.bytes[i + 1]!) >
      24
    )
      count++;
  }
  return count;
}
