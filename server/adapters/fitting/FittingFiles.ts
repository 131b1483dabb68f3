import { readFile } from 'node:fs/promises';
import { sharp } from '../photoDecoder.ts';
import * as z from 'zod';
import { createCutOut } from '../../domain/fitting/cutOut.ts';
import type { FigurePixels } from '../../domain/fitting/layers.ts';
import type { FigureShape } from '../../domain/fitting/Figure.ts';
import { FIGURE_LAYERS } from '../../domain/fitting/Figure.ts';
import type { GarmentShape, Garment, Pixels } from '../../domain/fitting/Garment.ts';

const Point = z.tuple([z.number(), z.number()]).readonly();
const Landmarks = z.record(z.string(), Point);
const Limb = z.object({ axis: z.array(Point), end: z.array(Point), tip: Point, hidden: z.boolean() });
const Mattes = z.record(
  z.string(),
  z.object({
    top: Point,
    limbs: z.object({ left: Limb.optional(), right: Limb.optional() }),
    under: z.object({ landmarks: Landmarks }).optional(),
  }),
);
const Items = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      try_on_category: z.enum(['upper_body', 'lower_body', 'dresses', 'suits']).nullable(),
      landmarks: Landmarks,
    }),
  ),
});

/** The garments that a demo item is worn as: a suit consists of a jacket and trousers. */
export interface Pieces {
  readonly category: 'upper_body' | 'lower_body' | 'dresses' | 'suits';
  readonly main: GarmentShape;
  readonly under?: GarmentShape;
}

/** The cuts of all demo garments that can be tried on, and the figures, as the studio wrote them. */
export class FittingFiles {
  readonly #assets: URL;
  readonly #pieces: ReadonlyMap<string, Pieces>;
  readonly figures: readonly FigureShape[];

  private constructor(assets: URL, pieces: ReadonlyMap<string, Pieces>, figures: readonly FigureShape[]) {
    this.#assets = assets;
    this.#pieces = pieces;
    this.figures = figures;
  }

  /** `assets`: the folder that contains `catalogue` and `figures`, as a URL that ends with a slash. */
  static async open(assets: URL): Promise<FittingFiles> {
    const read = async (path: string): Promise<unknown> =>
      JSON.parse(await readFile(new URL(path, assets), 'utf8')) as unknown;
    const { items } = Items.parse(await read('catalogue/catalogue.json'));
    const mattes = Mattes.parse(await read('catalogue/mattes.json'));
    const pieces = items.flatMap((item): [string, Pieces][] => {
      const matte = mattes[item.id];
      return item.try_on_category && matte ? [[item.id, piecesOf(item, item.try_on_category, matte)]] : [];
    });
    // Not validated here: the studio writes this file together with the pictures, and a test checks its shape.
    const figures = (await read('figures/figures.json')) as readonly FigureShape[];
    return new FittingFiles(assets, new Map(pieces), figures);
  }

  get ids(): readonly string[] {
    return [...this.#pieces.keys()];
  }

  piecesOf(id: string): Pieces | undefined {
    return this.#pieces.get(id);
  }

  /** The pixels of a garment; for a suit, those of its jacket. */
  async garment(id: string): Promise<Garment> {
    const pieces = this.#required(id);
    const [picture, matte] = await Promise.all([
      this.#pixels(`catalogue/pictures/${id}/front.avif`),
      this.#pixels(`catalogue/mattes/${id}.webp`),
    ]);
    return { id, cut: pieces.main, cutOut: createCutOut(picture, matte) };
  }

  /** The trousers of a suit. */
  async under(id: string): Promise<Garment | undefined> {
    const { under } = this.#required(id);
    if (!under) return undefined;
    const { data, info } = await sharp(await this.#bytes(`catalogue/mattes/${id}-under.webp`))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const count = info.width * info.height;
    const picture = new Uint8Array(count * 3);
    const matte = new Uint8Array(count * 3);
    for (let i = 0; i < count; i++) {
      picture.set(data.subarray(i * 4, i * 4 + 3), i * 3);
      matte[i * 3] = data[i * 4 + 3]!;
      matte[i * 3 + 1] = 255;
    }
    const size = { width: info.width, height: info.height };
    return {
      id: `${id}-under`,
      cut: under,
      cutOut: createCutOut({ ...size, bytes: picture }, { ...size, bytes: matte }),
    };
  }

  async layers(figure: string): Promise<FigurePixels> {
    const layers = await Promise.all(
      FIGURE_LAYERS.map(async (layer) => {
        const raw = await sharp(await this.#bytes(`figures/${figure}/${layer}.webp`))
          .ensureAlpha()
          .raw()
          .toBuffer();
        return [layer, new Uint8Array(raw)] as const;
      }),
    );
    return Object.fromEntries(layers) as FigurePixels;
  }

  #required(id: string): Pieces {
    const pieces = this.#pieces.get(id);
    if (!pieces) throw new Error(`No garment ${id} can be tried on.`);
    return pieces;
  }

  #bytes(path: string): Promise<Buffer> {
    return readFile(new URL(path, this.#assets));
  }

  async #pixels(path: string): Promise<Pixels> {
    const { data, info } = await sharp(await this.#bytes(path))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, bytes: new Uint8Array(data) };
  }
}

type Item = z.infer<typeof Items>['items'][number];
type Matte = z.infer<typeof Mattes>[string];

function piecesOf(item: Item, category: Pieces['category'], matte: Matte): Pieces {
  const limbs = {
    ...(matte.limbs.left ? { left: matte.limbs.left } : {}),
    ...(matte.limbs.right ? { right: matte.limbs.right } : {}),
  };
  const main: GarmentShape = {
    category: category === 'suits' ? 'upper_body' : category,
    kind: item.kind,
    landmarks: item.landmarks,
    top: matte.top,
    limbs,
  };
  if (!matte.under) return { category, main };
  return { category, main, under: trousersOf(matte.under.landmarks) };
}

/** The hidden trousers' picture is half as large as a front picture, so their landmarks are scaled. */
function trousersOf(landmarks: GarmentShape['landmarks']): GarmentShape {
  const half = Object.fromEntries(Object.entries(landmarks).map(([name, [x, y]]) => [name, [x / 2, y / 2]] as const));
  return { category: 'lower_body', kind: 'trousers', landmarks: half, top: half['left_waist'] ?? [0, 0], limbs: {} };
}
