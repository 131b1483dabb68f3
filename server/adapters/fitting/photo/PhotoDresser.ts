import type { GarmentFit } from '../../../../src/domain/poses/Adjustment.ts';
import { NO_ADJUSTMENT } from '../../../../src/domain/poses/Adjustment.ts';
import type { Slot } from '../../../../src/domain/poses/Slot.ts';
import type { PoseCheck } from '../../../application/ports/Poses.ts';
import type { DressedPicture } from '../../../application/ports/TryOnEngine.ts';
import type { Cloth, ClothKind } from '../../../domain/fitting/cloth/Cloth.ts';
import { comparePoses } from '../../../domain/fitting/person/poseMoved.ts';
import { NOBODY_DOUBT, findRefusal } from '../../../domain/fitting/person/judgePerson.ts';
import type { Person } from '../../../domain/fitting/person/Person.ts';
import type { Picture } from '../../../domain/fitting/person/Picture.ts';
import { dressPhoto } from '../../../domain/fitting/photo/dressPhoto.ts';
import type { InventedAreas } from '../../../domain/fitting/photo/judge.ts';
import { judgePhoto } from '../../../domain/fitting/photo/judgePhoto.ts';
import type { PhotoReason } from '../../../domain/fitting/photo/reasons.ts';
import { CONFIDENCE_FLOOR } from '../../../domain/fitting/photo/reasons.ts';
import { createScene } from '../../../domain/fitting/photo/Scene.ts';
import { findWaist } from '../../../domain/fitting/photo/waist.ts';
import { CannotDressError } from '../CannotDressError.ts';
import { FittingFiles } from '../FittingFiles.ts';
import { encodePlate } from '../encodePlate.ts';
import { ClothReader } from './ClothReader.ts';
import { PersonReadings } from './PersonReadings.ts';
import type { PersonReading } from './PersonReader.ts';
import { PersonReader } from './PersonReader.ts';
import type { Pose } from './PoseModel.ts';
import type { CheckRequest, DressRequest, PhotoGarment } from './PhotoThread.ts';

const CLOTH_KIND_BY_SLOT: Readonly<Record<Slot, ClothKind>> = {
  fullBody: 'dress',
  bottom: 'lower',
  top: 'upper',
  outer: 'outer',
};
const FORGET_EVERY_MS = 30_000;
const NOT_SHOWN_TEXT = 'This would not look right on the photo. Try another garment, or see it on a drawn figure.';

/** Reads people and garments, dresses photos and judges the results. Runs in its own thread. */
export class PhotoDresser {
  readonly #reader: PersonReader;
  readonly #personReadings: PersonReadings<PersonReading>;
  readonly #clothReader: ClothReader;

  private constructor(reader: PersonReader, personReadings: PersonReadings<PersonReading>, cloths: ClothReader) {
    this.#reader = reader;
    this.#personReadings = personReadings;
    this.#clothReader = cloths;
  }

  /** `now` is the clock, in milliseconds. A timer deletes cached data about people. */
  static async open(assets: URL, now: () => number): Promise<PhotoDresser> {
    const reader = await PersonReader.load();
    const personReadings = new PersonReadings<PersonReading>(now);
    setInterval(() => personReadings.forgetOld(), FORGET_EVERY_MS).unref();
    return new PhotoDresser(reader, personReadings, new ClothReader(await FittingFiles.open(assets), reader.parser));
  }

  async check(request: CheckRequest): Promise<PoseCheck> {
    const { person, doubts } = await this.#read(request);
    const { isDressable, reason } = judgePhoto(person, doubts);
    return { dressable: isDressable, reason };
  }

  /** Dresses a photo. Rejects with a `CannotDressError` if the result would not look right. */
  async dress(request: DressRequest): Promise<DressedPicture> {
    if (request.reading >= countWearingWays(request)) throw new CannotDressError('There is no other way to wear this.');
    const { picture, refusal, readings, fits } = await this.attempt(request);
    if (refusal !== null || picture === null) throw new CannotDressError(NOT_SHOWN_TEXT, refusal);
    return { ...(await encodePlate(picture, 'compositeSynthetic')), readings, fits };
  }

  /** Dresses a photo if possible and judges the picture. Returns the picture even if it must not be shown. */
  async attempt(request: DressRequest): Promise<Attempt> {
    const reading = await this.#read(request);
    const readings = countWearingWays(request);
    const { person } = reading;
    const doubt = findRefusal(reading.doubts, request.outfit.fullBody !== undefined);
    if (person === null || doubt) return { ...NO_ATTEMPT, refusal: doubt?.key ?? NOBODY_DOUBT.key, readings };
    const cloths = await this.#loadCloths(request);
    const { adjustment = NO_ADJUSTMENT } = request;
    const isTucked = request.reading === 0 ? null : !findWaist(createScene(person)).isTucked;
    const garments = new Map(
      cloths.map(({ slot, cloth }) => [cloth, isTrousersOfSuit(slot, cloth) ? {} : (adjustment.garments[slot] ?? {})]),
    );
    const moves = { garments, body: adjustment.body };
    const wornCloths = cloths.map(({ cloth }) => cloth);
    const { rgb, confidence, reasons, invented, placements } = dressPhoto(person, wornCloths, {
      tucked: isTucked,
      moves,
    });
    const picture = { rgb, width: person.width, height: person.height };
    const poseChange = confidence < CONFIDENCE_FLOOR ? 0 : await this.#measurePoseChange(person, picture, reading.pose);
    const fits = cloths.flatMap(({ slot, cloth }) => {
      const placement = placements.get(cloth);
      return placement === undefined || isTrousersOfSuit(slot, cloth) ? [] : [{ slot, ...placement }];
    });
    const attempt = {
      person,
      picture,
      readings,
      reasons,
      invented,
      fits,
      poseChange,
      confidence: confidence * (1 - poseChange),
    };
    return { ...attempt, refusal: findRefusalKey(attempt) };
  }

  async #measurePoseChange(person: Person, picture: Picture, pose: Pose): Promise<number> {
    return comparePoses(person, (await this.#reader.readAgain(picture, pose)).joints);
  }

  #read({ owner, photo }: CheckRequest | DressRequest): Promise<PersonReading> {
    return this.#personReadings.getOrRead(owner, photo, () => this.#reader.read(photo));
  }

  async #loadCloths({ outfit }: DressRequest): Promise<readonly SlotCloth[]> {
    const cloths = (Object.entries(outfit) as [Slot, PhotoGarment][]).map(async ([slot, garment]) => {
      const cloths = await this.#clothReader.read(garment, CLOTH_KIND_BY_SLOT[slot]);
      return cloths.map((cloth) => ({ slot, cloth }));
    });
    return (await Promise.all(cloths)).flat();
  }
}

/** A cloth and the slot of its garment. A suit has two cloths in one slot. */
interface SlotCloth {
  readonly slot: Slot;
  readonly cloth: Cloth;
}

/** Whether the cloth is a suit's trousers, which move with the jacket. */
const isTrousersOfSuit = (slot: Slot, { kind }: Cloth): boolean => kind === 'lower' && slot !== 'bottom';

/** `posture-changed`: the person seems to stand differently in the picture. */
type RefusalKey = PhotoReason['key'] | 'posture-changed';

/** A dressed photo and its judgment. */
export interface Attempt {
  /** The person; null if the photo shows nobody. */
  readonly person: Person | null;
  /** The dressed picture; null if nothing could be drawn. */
  readonly picture: Picture | null;
  /** Why the picture must not be shown; null if it may be. */
  readonly refusal: RefusalKey | null;
  readonly confidence: number;
  readonly reasons: readonly PhotoReason[];
  /** The areas that were invented; null if nothing was drawn. */
  readonly invented: InventedAreas | null;
  /**
   * How much the person's pose differs from the photo, 0 to 1. A large value means a broken picture. 0 if the picture
   * is refused anyway.
   */
  readonly poseChange: number;
  readonly readings: number;
  /** Where the garments are; empty if nothing was drawn. */
  readonly fits: readonly GarmentFit[];
}

const NO_ATTEMPT = {
  person: null,
  picture: null,
  confidence: 0,
  reasons: [],
  invented: null,
  poseChange: 0,
  fits: [],
} as const;

/** The key of the strongest reason for not showing the picture; null if it may be shown. */
function findRefusalKey({ confidence, reasons, poseChange }: Omit<Attempt, 'refusal'>): RefusalKey | null {
  if (confidence >= CONFIDENCE_FLOOR) return null;
  const [strongest] = reasons;
  return strongest === undefined || strongest.strength < poseChange ? 'posture-changed' : strongest.key;
}

/** The number of ways to wear the outfit: a top can be inside or outside the bottom. */
const countWearingWays = ({ outfit }: DressRequest): number =>
  outfit.top && !outfit.fullBody && !outfit.outer ? 2 : 1;
