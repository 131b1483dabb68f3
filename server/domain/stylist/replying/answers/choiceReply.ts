import { findCriterionByName, rateByCriterion, type Rated } from '../../answering/choosing/chooseAmong.ts';
import type { Criterion } from '../../answering/choosing/Criterion.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { listItemsInSight } from '../../listItemsInSight.ts';
import { nameCut } from '../../wording/nameCut.ts';
import { nameItem, listWithAnd } from '../../wording/phrases.ts';
import type { Asked } from './Asked.ts';

/** Names the piece that is best by the criterion of a choice, with the reason. */
export function choiceReply({ answer, item, voice, lexicon, findings: { turn } }: Asked): string {
  const criterion = findCriterionByName(answer.asked, lexicon);
  const known = listItemsInSight(turn);
  const among = (answer.among ?? []).flatMap((id) => known.get(id) ?? []);
  if (!criterion) return voice.say('askWhich');
  const rated = rateByCriterion(among, criterion);
  const best = rated.find((entry) => entry.item.id === item.id);
  const tied = rated.length > 1 && rated[0]!.worth === rated.at(-1)!.worth;
  if (tied) return writeTie(rated, criterion);
  const reason = best ? explain(best, rated, criterion) : null;
  if (reason === null)
    return `The listing does not tell which of them is ${criterion.name}. If I had to choose, I would take ${nameItem(item)}: it is the closest to what you asked for.`;
  const choice = voice.say('best', { piece: nameItem(item), why: reason, traits: reason });
  return criterion.caution === undefined ? choice : `${choice} ${criterion.caution}`;
}

/** Says that nothing known sets the pieces apart, with what they have in common. */
function writeTie(rated: readonly Rated[], { name, caution }: Criterion): string {
  const items = rated.map(({ item }) => item);
  const [first] = items as [CatalogueItem];
  const cloth = listWithAnd(first.materials);
  const isSameCloth = items.every(({ materials }) => listWithAnd(materials) === cloth);
  const cheapest = items.reduce((leader, item) => (item.priceCents < leader.priceCents ? item : leader));
  const reason =
    isSameCloth && cloth !== ''
      ? `${items.length === 2 ? 'both' : 'all'} are ${cloth}`
      : `both are listed alike in that`;
  const choice = items.some(({ priceCents }) => priceCents !== cheapest.priceCents)
    ? `I would take ${nameItem(cheapest)}, because it costs less.`
    : `I would go by the look of ${nameItem(first)}.`;
  return [`There is nothing between them as to which is ${name}: ${reason}.`, caution ?? '', choice]
    .filter(Boolean)
    .join(' ');
}

/** Returns the reason as a predicate; null if nothing known sets the piece apart. */
function explain(best: Rated, rated: readonly Rated[], criterion: Criterion): string | null {
  const worst = rated.at(-1);
  if (rated.length > 1 && worst && worst.worth === best.worth) return null;
  if (rated.length === 2 && worst !== undefined && criterion.cloth !== undefined && best.clothWorth > worst.clothWorth)
    return compareCloths(best, worst, criterion);
  const reason = nameReason(best, criterion);
  if (reason === null) return null;
  return best.worth > 0 || criterion.measure ? reason : `${reason} most of all those shown, though none is made for it`;
}

/** Names the cloth of both pieces: 'is linen, which stays cool in the heat; the Pantalon Marlène is wool'. */
function compareCloths(best: Rated, worst: Rated, { cloth }: Criterion): string {
  const name = ({ item }: Rated): string => listWithAnd(item.materials.slice(0, 2));
  const reason =
    best.clothWorth > 0
      ? `is ${name(best)}, which ${cloth?.why ?? ''}`
      : `is ${name(best)}, the better of the two in that`;
  return `${reason}; ${nameItem(worst.item)} is ${name(worst)}`;
}

function nameReason({ item, cloth, clothWorth, cutWorth }: Rated, criterion: Criterion): string | null {
  const { tell } = criterion;
  if (tell) return tell(item);
  const hasCloth = criterion.cloth !== undefined && cloth !== null && clothWorth !== 0;
  if (hasCloth && clothWorth >= cutWorth)
    return `is ${listWithAnd(item.materials.slice(0, 2))}, which ${criterion.cloth.why}`;
  return criterion.cut && cutWorth !== 0 ? `is ${nameCut(item)}, which ${criterion.cut.why}` : null;
}
