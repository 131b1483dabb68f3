import { readFile } from 'node:fs/promises';
import { sharp } from '../photoDecoder.ts';
import * as z from 'zod';
import { createFigureBodyId } from '../../../src/domain/poses/Figure.ts';
import type { FigureCatalogue, Tone } from '../../../src/domain/poses/Figure.ts';
import type { FigurePicture, Figures } from '../../application/ports/Figures.ts';
import { TONES } from '../../domain/fitting/tones.ts';
import type { FigureEngine } from './FigureEngine.ts';

const StoredFigures = z.array(z.object({ id: z.string(), name: z.string(), width: z.number(), height: z.number() }));

const WEBP_QUALITY = 82;
const NEVER_ABORTED = new AbortController().signal;

/** The drawn figures. Renders them undressed with the engine that also dresses them. */
export class DrawnFigures implements Figures {
  readonly #assets: URL;
  readonly #engine: Pick<FigureEngine, 'dress' | 'startThread'>;
  /** Caches every picture: there are 300 of 20 to 50 KB each. */
  readonly #pictures = new Map<string, Promise<FigurePicture>>();
  #catalogue: Promise<FigureCatalogue> | null = null;

  /** `assets`: the folder that contains `figures`, as a URL that ends with a slash. */
  constructor(assets: URL, engine: Pick<FigureEngine, 'dress' | 'startThread'>) {
    this.#assets = assets;
    this.#engine = engine;
  }

  /** Lists the figures. Also starts the engine, because the shopper will probably dress one. */
  list(): Promise<FigureCatalogue> {
    this.#engine.startThread();
    return this.#readOnce();
  }

  /** The picture of a figure; null if the id is unknown. Checks the id before it asks the engine. */
  async getPicture(id: string, width: number | null): Promise<FigurePicture | null> {
    const { figures, tones } = await this.#readOnce();
    const isKnown = figures.some((figure) => tones.some((tone) => createFigureBodyId(figure, tone) === id));
    return isKnown ? this.#findPicture(id, width) : null;
  }

  #readOnce(): Promise<FigureCatalogue> {
    this.#catalogue ??= this.#readCatalogue();
    return this.#catalogue;
  }

  #findPicture(id: string, width: number | null): Promise<FigurePicture> {
    const key = `${id} ${width}`;
    const cachedPicture = this.#pictures.get(key) ?? (width === null ? this.#draw(id) : this.#shrink(id, width));
    this.#pictures.set(key, cachedPicture);
    cachedPicture.catch(() => this.#pictures.delete(key));
    return cachedPicture;
  }

  async #readCatalogue(): Promise<FigureCatalogue> {
    const storedJson = await readFile(new URL('figures/figures.json', this.#assets), 'utf8');
    return { figures: StoredFigures.parse(JSON.parse(storedJson)), tones: TONES.map(toChoice) };
  }

  #draw(id: string): Promise<FigurePicture> {
    return this.#engine.dress({ body: { kind: 'figure', id }, outfit: {}, start: null, reading: 0 }, NEVER_ABORTED);
  }

  async #shrink(id: string, width: number): Promise<FigurePicture> {
    const wholePicture = await this.#findPicture(id, null);
    const bytes = await sharp(wholePicture.bytes)
      .keepXmp()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer();
    return { bytes, mediaType: 'image/webp' };
  }
}

const toChoice = ({ id, name, skin }: (typeof TONES)[number]): Tone => ({ id, name, color: toHex(skin) });

const toHex = (color: readonly number[]): string =>
  `#${color
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
