import type { Doubt } from '../../../domain/fitting/person/Doubt.ts';
import { judgePerson, NOBODY_DOUBT } from '../../../domain/fitting/person/judgePerson.ts';
import type { Person } from '../../../domain/fitting/person/Person.ts';
import type { Picture } from '../../../domain/fitting/person/Picture.ts';
import { readPerson } from '../../../domain/fitting/person/readPerson.ts';
import { decodePhoto } from './decodePhoto.ts';
import { ParserModel } from './ParserModel.ts';
import type { Pose } from './PoseModel.ts';
import { PoseModel } from './PoseModel.ts';

export interface PersonReading {
  /** The person in the photo; null if there is none. */
  readonly person: Person | null;
  readonly doubts: readonly Doubt[];
  readonly pose: Pose;
}

/** Recognizes people in photos. Its models take about 250 MB of memory. */
export class PersonReader {
  readonly #poses: PoseModel;
  readonly parser: ParserModel;

  private constructor(poses: PoseModel, parser: ParserModel) {
    this.#poses = poses;
    this.parser = parser;
  }

  static async load(): Promise<PersonReader> {
    return new PersonReader(await PoseModel.load(), await ParserModel.load());
  }

  async read(photo: Uint8Array): Promise<PersonReading> {
    const picture = await decodePhoto(photo);
    const pose = await this.#poses.read(picture);
    const map = await this.parser.read(picture);
    const personFound = readPerson(picture, pose.joints, map);
    if (personFound === null) return { person: null, doubts: [NOBODY_DOUBT], pose };
    const doubts = judgePerson(personFound, map, pose.score);
    return { person: { ...personFound, doubts }, doubts, pose };
  }

  /** Reads the pose of the same person in a changed picture of the same size. */
  readAgain(picture: Picture, { square }: Pose): Promise<Pose> {
    return this.#poses.readAgain(picture, square);
  }
}
