import { createDictionary } from '../../text/createDictionary.ts';
import type { Attribute } from '../understanding/Wish.ts';
import type { ExactGarment } from './exactMatches.ts';
import { MIN_CERTAINTY } from './certainty.ts';
import type { ItemIndex } from './ItemIndex.ts';
import type { SearchPlan } from './searchPlan.ts';

/** What the shopper is told if no piece lists a fit. The sizes tell enough about plus sizes. */
const SENTENCE_BY_FIT: Readonly<Record<string, string>> = createDictionary({
  'fit:tall': 'Tall lengths are not listed here.',
  'fit:petite': 'Petite lengths are not listed here.',
  'fit:plus': '',
});

export interface ListedPlan {
  readonly plan: SearchPlan;
  readonly sentences: readonly string[];
}

/** Removes requested fits that no piece of the catalogue lists, such as petite, because they would part no list. */
export function removeUnlistedFits(index: ItemIndex, plan: SearchPlan): ListedPlan {
  const unlisted = new Set(
    plan.rules.exactGarments.flatMap(({ attributes }) =>
      attributes.filter((attribute) => isUnlisted(index, attribute)),
    ),
  );
  if (unlisted.size === 0) return { plan, sentences: [] };
  const exactGarments = plan.rules.exactGarments.map(
    (garment): ExactGarment => ({
      ...garment,
      attributes: garment.attributes.filter((attribute) => !unlisted.has(attribute)),
    }),
  );
  const sentences = new Set([...unlisted].flatMap(({ concepts }) => SENTENCE_BY_FIT[concepts[0] ?? ''] || []));
  const isParted = exactGarments.some(({ attributes }) => attributes.length > 0);
  return {
    plan: { ...plan, rules: { ...plan.rules, exactGarments: isParted ? exactGarments : [] } },
    sentences: [...sentences],
  };
}

function isUnlisted(index: ItemIndex, { concepts }: Attribute): boolean {
  const [id = ''] = concepts;
  if (SENTENCE_BY_FIT[id] === undefined) return false;
  return !index.findConcept(id).weights.some((weight) => weight >= MIN_CERTAINTY);
}
