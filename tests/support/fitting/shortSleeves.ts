import type { Person } from '../../../server/domain/fitting/person/Person.ts';
import type { Limb } from '../../../server/domain/fitting/person/PersonBody.ts';
import { OLD_TOP } from './drawnPerson.ts';
import { paint } from './wear.ts';

/** The person in short sleeves, which reach over a fifth of the arm. */
export function withShortSleeves(person: Person): Person {
  const shorten = (limb: Limb): Limb => {
    const values = limb.skinShares.values.map((_, i) => (i < 7 ? 0 : 1));
    return { ...limb, skinShares: { ...limb.skinShares, values } };
  };
  const { left, right } = person.body.arms;
  const arms = { left: shorten(left), right: shorten(right) };
  const isSleeve = (x: number, y: number): boolean =>
    person.masks.bodySkin[y * person.width + x] === 255 && y > 100 && y < 144 && Math.abs(x - 120) > 20;
  return paint({ ...person, body: { ...person.body, arms } }, OLD_TOP, 'upper', isSleeve);
}
