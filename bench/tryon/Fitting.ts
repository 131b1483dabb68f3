import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { encodePlate } from '../../server/adapters/fitting/encodePlate.ts';
import { CannotDressError } from '../../server/adapters/fitting/CannotDressError.ts';
import { decodePhoto } from '../../server/adapters/fitting/photo/decodePhoto.ts';
import { ParserModel } from '../../server/adapters/fitting/photo/ParserModel.ts';
import type { Attempt } from '../../server/adapters/fitting/photo/PhotoDresser.ts';
import { PhotoDresser } from '../../server/adapters/fitting/photo/PhotoDresser.ts';
import type { InventedAreas } from '../../server/domain/fitting/photo/judge.ts';
import type { Person } from '../../server/domain/fitting/person/Person.ts';
import type { Picture } from '../../server/domain/fitting/person/Picture.ts';
import type { Combination } from './combinations.ts';
import type { Grade, GradesByHash } from './grades.ts';
import { findGrade, hashPicture } from './grades.ts';
import type { Measures } from './measures.ts';
import { measurePicture } from './measures.ts';

/** The result of a combination. */
export interface Outcome {
  readonly combination: Combination;
  readonly picture: Picture | null;
  readonly hash: string | null;
  /** Why the picture is refused; null if it is shown. */
  readonly refusal: string | null;
  readonly confidence: number;
  /** The doubts with their strengths, such as `legs-made 0.4`. */
  readonly reasons: readonly string[];
  readonly invented: InventedAreas | null;
  readonly measures: Measures | null;
  /** Processor time of all threads in seconds. Hardly affected by other load. */
  readonly seconds: number;
  /** Processor time for a second garment on a photo that has been read, in seconds; null if not measured. */
  readonly secondGarmentSeconds: number | null;
  readonly grade: Grade | null;
}

type DressedResult = Pick<Attempt, 'invented' | 'person' | 'picture' | 'confidence' | 'reasons'> & {
  readonly refusal: string | null;
};

const readProcessorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Dresses combinations in this process with the code of the engine's thread, and measures the pictures. */
export class TryOnBench {
  readonly #room: PhotoDresser;
  readonly #parser: ParserModel;
  readonly #grades: GradesByHash;

  private constructor(dresser: PhotoDresser, parser: ParserModel, grades: GradesByHash) {
    this.#room = dresser;
    this.#parser = parser;
    this.#grades = grades;
  }

  /** `assets`: the folder that contains the demo `catalogue`. */
  static async open(assets: URL, grades: GradesByHash): Promise<TryOnBench> {
    return new TryOnBench(await PhotoDresser.open(assets, Date.now), await ParserModel.load(), grades);
  }

  /** `nextCombination` has the garment to put on the same photo, to measure its time; null for none. */
  async runCombination(combination: Combination, nextCombination: Combination | null): Promise<Outcome> {
    const start = readProcessorSeconds();
    const { person, picture, refusal, confidence, reasons, invented } = await this.#dress(combination, combination);
    const seconds = readProcessorSeconds() - start;
    const secondGarmentSeconds =
      nextCombination && picture ? await this.#measureSecondGarment(combination, nextCombination) : null;
    const hash = picture && hashPicture(picture);
    return {
      combination,
      ...{ picture, refusal, confidence, invented, seconds, secondGarmentSeconds, hash },
      reasons: reasons.map(({ key, strength }) => `${key} ${strength.toFixed(2)}`),
      measures: person && picture && (await this.#measure(person, picture, combination)),
      grade: hash === null ? null : findGrade(this.#grades, hash),
    };
  }

  async #measureSecondGarment(combination: Combination, nextCombination: Combination): Promise<number> {
    const start = readProcessorSeconds();
    await this.#dress(combination, nextCombination);
    return readProcessorSeconds() - start;
  }

  async #dress({ person }: Combination, { garment, itemId, slot }: Combination): Promise<DressedResult> {
    const photo = await readFile(person);
    const outfit = { [slot]: { id: itemId, picture: await readFile(garment) } };
    try {
      const attempt = await this.#room.attempt({
        kind: 'dress',
        owner: basename(person.pathname),
        photo,
        outfit,
        reading: 0,
      });
      if (attempt.picture) await encodePlate(attempt.picture, 'compositeSynthetic');
      return attempt;
    } catch (error) {
      if (!(error instanceof CannotDressError)) throw error;
      return {
        invented: null,
        person: null,
        picture: null,
        refusal: error.reason ?? error.message,
        confidence: 0,
        reasons: [],
      };
    }
  }

  async #measure(person: Person, dressedPicture: Picture, { garment, slot }: Combination): Promise<Measures> {
    const map = await this.#parser.read(dressedPicture);
    return measurePicture(person, { dressedPicture, map }, await decodePhoto(await readFile(garment)), slot);
  }
}
