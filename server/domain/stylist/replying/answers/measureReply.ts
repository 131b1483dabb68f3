import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { findMeasureByName, type Measure } from '../../answering/measures/measures.ts';
import { describeFeature } from '../../answering/features/describeFeature.ts';
import { normalizeMessage } from '../../answering/halves.ts';
import { nameItem } from '../../wording/phrases.ts';
import type { Asked } from './Asked.ts';
import { listSizes } from '../../answering/statements.ts';

/** Says that a measure is not stated, with what the catalogue does state and who knows more. */
export function measureReply({ answer, items, item, voice, findings }: Asked): string {
  const measure = findMeasureByName(answer.asked);
  const sentence = measure ? findMeasured(item, measure) : '';
  if (sentence !== '') return voice.say('about', { piece: nameItem(item), fact: `The makers say: “${sentence}”` });
  const feature =
    answer.asked === 'its measurements' || answer.asked.startsWith('whether')
      ? describeFeature(item, normalizeMessage(findings.turn.said))
      : '';
  if (feature !== '') return feature;
  return voice.say('unknown', {
    word: nameMeasure(answer.asked, items),
    fact: [measure ? describeKnown(item, measure) : '', describeSeller(item)].filter(Boolean).join(' '),
  });
}

/** Names the measure with its piece if it is about one piece: 'the heel height of the Court Heel'. */
function nameMeasure(asked: string, items: readonly CatalogueItem[]): string {
  const [item] = items;
  return item && items.length === 1 && asked.startsWith('the ') ? `${asked} of ${nameItem(item)}` : asked;
}

function describeKnown(item: CatalogueItem, { known }: Measure): string {
  const sizes = item.sizes.length > 0 ? `sizes ${listSizes(item)}` : '';
  const words = [known(item), sizes].filter(Boolean).join(', ');
  return words === '' ? '' : `What is listed: ${words}.`;
}

function describeSeller({ website }: CatalogueItem): string {
  return website ? `The page at ${website} would have it.` : '';
}

/** Returns the sentence of the description that states the measure with a number or in words; '' if none does. */
function findMeasured({ description }: CatalogueItem, { told }: Measure): string {
  if (told === undefined) return '';
  return description.split(/(?<=[.!?])\s+/u).find((sentence) => told.test(sentence)) ?? '';
}
