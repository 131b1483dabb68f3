import type { Slot } from '../../../../src/domain/poses/Slot.ts';
import type { PoseCheck } from '../../../application/ports/Poses.ts';
import type { DressedPicture } from '../../../application/ports/TryOnEngine.ts';
import type { Cloth, ClothKind } from '../../../domain/fitting/cloth/Cloth.ts';
import { ADVICE } from '../../../domain/fitting/person/advice.ts';
import { poseMoved } from '../../../domain/fitting/person/poseMoved.ts';
import { refusalOf } from '../../../domain/fitting/person/judgePerson.ts';
import type { Person } from '../../../domain/fitting/person/Person.ts';
import type { DressedPhoto } from '../../../domain/fitting/photo/dressPhoto.ts';
import { dressPhoto } from '../../../domain/fitting/photo/dressPhoto.ts';
import { CONFIDENCE_FLOOR } from '../../../domain/fitting/photo/reasons.ts';
import { sceneOf } from '../../../domain/fitting/photo/Scene.ts';
import { waistOf } from '../../../domain/fitting/photo/waist.ts';
import { NotDressed } from '../NotDressed.ts';
import { FittingFiles } from '../FittingFiles.ts';
import { encodePlate } from '../encodePlate.ts';
import { Cloths } from './Cloths.ts';
import { People } from './People.ts';
import type { PersonReading } from './PersonReader.ts';
import { PersonReader } from './PersonReader.ts';
import type { CheckRequest, DressRequest } from './PhotoThread.ts';

const KINDS: Readonly<Record<Slot, ClothKind>> = { fullBody: 'dress', bottom: 'lower', top: 'upper', outer: 'outer' };
const FORGET_EVERY_MS = 30_000;
const NOT_WELL = 'This would not look right on your photo. Try another garment, or see it on a drawn figure.';

/** Reads people and garments, dresses photos and judges the results. Runs in a thread of its own. */
export class PhotoRoom {
  readonly #reader: PersonReader;
  readonly #people: People<PersonReading>;
  readonly #cloths: Cloths;

  private constructor(reader: PersonReader, people: People<PersonReading>, cloths: Cloths) {
    this.#reader = reader;
    this.#people = people;
    this.#cloths = cloths;
  }

  /** `now`: the clock, in milliseconds. A timer deletes old readings of people, even if no request comes. */
  static async open(assets: URL, now: () => number): Promise<PhotoRoom> {
    const reader = await PersonReader.load();
    const people = new People<PersonReading>(now);
    setInterval(() => people.forgetOld(), FORGET_EVERY_MS).unref();
    return new PhotoRoom(reader, people, new Cloths(await FittingFiles.open(assets), reader.parser));
  }

  async check(request: CheckRequest): Promise<PoseCheck> {
    const { doubts } = await this.#read(request);
    const refusal = refusalOf(doubts, false);
    const advice = refusal ?? refusalOf(doubts, true);
    return { dressable: refusal === null, reason: advice && ADVICE[advice.key] };
  }

  /** Rejects with a `NotDressed` if the result would not look right. */
  async dress(request: DressRequest): Promise<DressedPicture> {
    const reading = await this.#read(request);
    const person = dressable(reading, request);
    const cloths = await this.#clothsOf(request);
    const readings = readingsOf(request);
    if (request.reading >= readings) throw new NotDressed('There is no other way to wear this.');
    const tucked = request.reading === 0 ? null : !waistOf(sceneOf(person)).isTucked;
    const dressed = dressPhoto(person, cloths, { tucked });
    await this.#requireGood(reading, person, dressed);
    const { width, height } = person;
    return { ...(await encodePlate(dressed.rgb, width, height)), readings };
  }

  #read({ owner, photo }: CheckRequest | DressRequest): Promise<PersonReading> {
    return this.#people.of(owner, photo, () => this.#reader.read(photo));
  }

  async #clothsOf({ outfit }: DressRequest): Promise<readonly Cloth[]> {
    const worn = Object.entries(outfit).map(([slot, garment]) => this.#cloths.of(garment, KINDS[slot as Slot]));
    return (await Promise.all(worn)).flat();
  }

  /** Rejects a result in which the person stands differently than in the photo, since such a picture is broken. */
  async #requireGood(
    { pose }: PersonReading,
    person: Person,
    { rgb, confidence, reasons }: DressedPhoto,
  ): Promise<void> {
    if (confidence >= CONFIDENCE_FLOOR) {
      const { joints } = await this.#reader.readAgain({ width: person.width, height: person.height, rgb }, pose);
      if (confidence * (1 - poseMoved(person, joints)) >= CONFIDENCE_FLOOR) return;
    }
    const key = reasons.map((reason) => reason.key).find((each) => each in ADVICE);
    throw new NotDressed(key === undefined ? NOT_WELL : ADVICE[key as keyof typeof ADVICE]);
  }
}

function dressable({ person, doubts }: PersonReading, { outfit }: DressRequest): Person {
  const refusal = refusalOf(doubts, outfit.bottom !== undefined || outfit.fullBody !== undefined);
  if (person !== null && refusal === null) return person;
  throw new NotDressed(ADVICE[refusal?.key ?? 'nobody']);
}

/** Number of ways to wear the outfit: a top can be worn inside or outside of the bottom. */
const readingsOf = ({ outfit }: DressRequest): number => (outfit.top && !outfit.fullBody && !outfit.outer ? 2 : 1);
