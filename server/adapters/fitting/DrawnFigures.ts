import { readFile } from 'node:fs/promises';
import { sharp } from '../photoDecoder.ts';
import * as z from 'zod';
import type { FigureChoice, Tone } from '../../../src/domain/poses/Figure.ts';
import type { FigurePicture, Figures } from '../../application/ports/Figures.ts';
import { DressingRefused } from '../../application/ports/TryOnEngine.ts';
import { TONES } from '../../domain/fitting/tones.ts';
import type { FigureEngine } from './FigureEngine.ts';

const Stored = z.array(z.object({ id: z.string(), name: z.string(), width: z.number(), height: z.number() }));

const QUALITY = 82;
/** Pictures that are kept ready: all figures in all tones in one width, and some in another. 20 to 50 KB each. */
const MOST_KEPT = 120;
const NEVER = new AbortController().signal;

/** The figures that the studio drew; the engine that dresses them draws them undressed, too. */
export class DrawnFigures implements Figures {
  readonly #assets: URL;
  readonly #engine: Pick<FigureEngine, 'dress' | 'wake'>;
  readonly #pictures = new Map<string, Promise<FigurePicture | null>>();
  #choice: Promise<FigureChoice> | null = null;

  /** `assets` is the folder that holds `figures`; its address ends with a slash. */
  constructor(assets: URL, engine: Pick<FigureEngine, 'dress' | 'wake'>) {
    this.#assets = assets;
    this.#engine = engine;
  }

  /** Whoever asks for figures will dress one. */
  list(): Promise<FigureChoice> {
    this.#engine.wake();
    this.#choice ??= this.#read();
    return this.#choice;
  }

  picture(id: string, width: number | null): Promise<FigurePicture | null> {
    const key = `${id} ${width}`;
    const known = this.#pictures.get(key) ?? (width === null ? this.#drawn(id) : this.#narrowed(id, width));
    this.#pictures.delete(key);
    this.#pictures.set(key, known);
    // An unknown id takes no place.
    known.then(
      (picture) => picture ?? this.#pictures.delete(key),
      () => this.#pictures.delete(key),
    );
    for (const oldest of this.#pictures.keys()) {
      if (this.#pictures.size <= MOST_KEPT) break;
      this.#pictures.delete(oldest);
    }
    return known;
  }

  async #read(): Promise<FigureChoice> {
    const stored = await readFile(new URL('figures/figures.json', this.#assets), 'utf8');
    return { figures: Stored.parse(JSON.parse(stored)), tones: TONES.map(toChoice) };
  }

  async #drawn(id: string): Promise<FigurePicture | null> {
    const body = { kind: 'figure', id } as const;
    const drawing = this.#engine.dress({ body, outfit: {}, start: null, reading: 0 }, NEVER);
    return drawing.catch((error: unknown) => {
      if (error instanceof DressingRefused) return null;
      throw error;
    });
  }

  async #narrowed(id: string, width: number): Promise<FigurePicture | null> {
    const whole = await this.picture(id, null);
    if (whole === null) return null;
    const bytes = await sharp(whole.bytes)
      .keepXmp()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
    return { bytes, mediaType: 'image/webp' };
  }
}

const toChoice = ({ id, name, skin }: (typeof TONES)[number]): Tone => ({ id, name, color: hex(skin) });

const hex = (color: readonly number[]): string =>
  `#${color
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
