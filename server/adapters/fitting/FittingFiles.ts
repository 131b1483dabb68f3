import { readFile } from 'node:fs/promises';
import { sharp } from '../photoDecoder.ts';
import * as z from 'zod';
import { createCutOut } from '../../domain/fitting/cutOut.ts';
import type { FigurePixels } from '../../domain/fitting/layers.ts';
import type { FigureShape } from '../../domain/fitting/Figure.ts';
import { FIGURE_LAYERS } from '../../domain/fitting/Figure.ts';
import type { GarmentShape, Garment, Pixels } from '../../domain/fitting/Garment.ts';

const PointSchema = z.tuple([z.number(), z.number()]).readonly();
const LandmarksSchema = z.record(z.string(), PointSchema);
const SleeveSchema = z.object({
  axis: z.array(PointSchema),
  end: z.array(PointSchema),
  tip: PointSchema,
  hidden: z.boolean(),
});
const MattesSchema = z.record(
  z.string(),
  z.object({
    top: PointSchema,
    limbs: z.object({ left: SleeveSchema.optional(), right: SleeveSchema.optional() }),
    under: z.object({ landmarks: LandmarksSchema }).optional(),
  }),
);
const ItemsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      try_on_category: z.enum(['upper_body', 'lower_body', 'dresses', 'suits']).nullable(),
      landmarks: LandmarksSchema,
    }),
  ),
});

/** The parts of a demo item: a suit has a jacket and trousers. */
export interface DemoGarment {
  readonly category: 'upper_body' | 'lower_body' | 'dresses' | 'suits';
  readonly main: GarmentShape;
  readonly trousers?: GarmentShape;
}

/** The figures and all demo garments that can be tried on, as `npm run studio` writes them. */
export class FittingFiles {
  readonly #assets: URL;
  readonly #pieces: ReadonlyMap<string, DemoGarment>;
  readonly figures: readonly FigureShape[];

  private constructor(assets: URL, pieces: ReadonlyMap<string, DemoGarment>, figures: readonly FigureShape[]) {
    this.#assets = assets;
    this.#pieces = pieces;
    this.figures = figures;
  }

  /** `assets`: the folder that contains `catalogue` and `figures`, as a URL that ends with a slash. */
  static async open(assets: URL): Promise<FittingFiles> {
    const read = async (path: string): Promise<unknown> =>
      JSON.parse(await readFile(new URL(path, assets), 'utf8')) as unknown;
    const { items } = ItemsSchema.parse(await read('catalogue/catalogue.json'));
    const mattes = MattesSchema.parse(await read('catalogue/mattes.json'));
    const pieces = items.flatMap((item): [string, DemoGarment][] => {
      const matte = mattes[item.id];
      return item.try_on_category && matte ? [[item.id, createDemoGarment(item, item.try_on_category, matte)]] : [];
    });
    // Not validated, because `npm run studio` writes this file, and a test checks its shape.
    const figures = (await read('figures/figures.json')) as readonly FigureShape[];
    return new FittingFiles(assets, new Map(pieces), figures);
  }

  get ids(): readonly string[] {
    return [...this.#pieces.keys()];
  }

  findPieces(id: string): DemoGarment | undefined {
    return this.#pieces.get(id);
  }

  /** The pixels of a garment, or of a suit's jacket. */
  async readGarment(id: string): Promise<Garment> {
    const pieces = this.#getPieces(id);
    const [picture, matte] = await Promise.all([
      this.#decodePixels(`catalogue/pictures/${id}/front.avif`),
      this.#decodePixels(`catalogue/mattes/${id}.webp`),
    ]);
    return { id, cut: pieces.main, cutOut: createCutOut(picture, matte) };
  }

  /** The pixels of a suit's trousers. */
  async readTrousers(id: string): Promise<Garment | undefined> {
    const { trousers } = this.#getPieces(id);
    if (!trousers) return undefined;
    const { data, info } = await sharp(await this.#readBytes(`catalogue/mattes/${id}-under.webp`))
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
      cut: trousers,
      cutOut: createCutOut({ ...size, bytes: picture }, { ...size, bytes: matte }),
    };
  }

  async readLayers(figure: string): Promise<FigurePixels> {
    const layers = await Promise.all(
      FIGURE_LAYERS.map(async (layer) => {
        const raw = await sharp(await this.#readBytes(`figures/${figure}/${layer}.webp`))
          .ensureAlpha()
          .raw()
          .toBuffer();
        return [layer, new Uint8Array(raw)] as const;
      }),
    );
    return Object.fromEntries(layers) as FigurePixels;
  }

  #getPieces(id: string): DemoGarment {
    const pieces = this.#pieces.get(id);
    if (!pieces) throw new Error(`No garment ${id} can be tried on.`);
    return pieces;
  }

  #readBytes(path: string): Promise<Buffer> {
    return readFile(new URL(path, this.#assets));
  }

  async #decodePixels(path: string): Promise<Pixels> {
    const { data, info } = await sharp(await this.#readBytes(path))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, bytes: new Uint8Array(data) };
  }
}

type Item = z.infer<typeof ItemsSchema>['items'][number];
type Matte = z.infer<typeof MattesSchema>[string];

function createDemoGarment(item: Item, category: DemoGarment['category'], matte: Matte): DemoGarment {
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
  return { category, main, trousers: createTrousers(matte.under.landmarks) };
}

/** Creates the trousers of a suit. Their picture is half as large as a front picture, so landmarks are scaled. */
function createTrousers(landmarks: GarmentShape['landmarks']): GarmentShape {
  const halvedLandmarks = Object.fromEntries(
    Object.entries(landmarks).map(([name, [x, y]]) => [name, [x / 2, y / 2]] as const),
  );
  return {
    category: 'lower_body',
    kind: 'trousers',
    landmarks: halvedLandmarks,
    top: halvedLandmarks['left_waist'] ?? [0, 0],
    limbs: {},
  };
}
