import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Requirements, JudgedQuery, ItemPreferences } from '../Judgment.ts';
import { grade } from '../Judgment.ts';
import { toJudgedItem } from '../judgedItems.ts';
import type { AnyRequirements } from './Conversation.ts';

export function meetsRequirements(must: AnyRequirements | undefined, item: CatalogueItem): boolean {
  return must === undefined || grade(createQuery(must, {}), toJudgedItem(item)).wrongReasons.length === 0;
}

/** Whether an item meets at least half of the preferences. */
export function meetsPreferences(should: ItemPreferences | undefined, item: CatalogueItem): boolean {
  return should === undefined || grade(createQuery({}, should), toJudgedItem(item)).grade >= 2;
}

function createQuery(must: AnyRequirements, should: ItemPreferences): JudgedQuery {
  // The cast is safe, because `Judgment` compares kinds as texts, even unknown ones (shoes).
  return { id: '', query: '', must: must as Requirements, should };
}
