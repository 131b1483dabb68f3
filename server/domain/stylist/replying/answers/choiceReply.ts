import { findCriterionByName, rateByCriterion, type Rated } from '../../answering/choosing/chooseAmong.ts';
import type { Criterion } from '../../answering/choosing/Criterion.ts';
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
  const reason = best ? explain(best, rated, criterion) : null;
  if (reason === null)
    return voice.say('unknown', {
      word: `which of them is ${criterion.name}`,
      fact: `If I had to choose, I would take ${nameItem(item)}: it is the closest to what you asked for.`,
    });
  const choice = voice.say('best', { piece: nameItem(item), why: reason, traits: reason });
  return criterion.caution === undefined ? choice : `${choice} ${criterion.caution}`;
}

/** Returns the reason as a predicate; null if nothing known sets the piece apart. */
function explain(best: Rated, rated: readonly Rated[], criterion: Criterion): string | null {
  const worst = rated.at(-1);
  if (rated.length > 1 && worst && worst.worth === best.worth) return null;
  const reason = nameReason(best, criterion);
  if (reason === null) return null;
  return best.worth > 0 || criterion.measure ? reason : `${reason} most of all those shown, though none is made for it`;
}

function nameReason({ item, cloth, clothWorth, cutWorth }: Rated, criterion: Criterion): string | null {
  const { tell } = criterion;
  if (tell) return tell(item);
  const hasCloth = criterion.cloth !== undefined && cloth !== null && clothWorth !== 0;
  if (hasCloth && clothWorth >= cutWorth)
    return `is ${listWithAnd(item.materials.slice(0, 2))}, which ${criterion.cloth.why}`;
  return criterion.cut && cutWorth !== 0 ? `is ${nameCut(item)}, which ${criterion.cut.why}` : null;
}
