import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Demands, JudgedQuery, Wishes } from '../Judgment.ts';
import { grade } from '../Judgment.ts';
import { judgedItem } from '../judgedItems.ts';
import type { AnyDemands } from './Conversation.ts';

/** Whether an item meets all requirements. */
export function meets(must: AnyDemands | undefined, item: CatalogueItem): boolean {
  return must === undefined || grade(judgedQuery(must, {}), judgedItem(item)).wrong.length === 0;
}

/** Whether an item meets at least half of the preferences. */
export function grants(should: Wishes | undefined, item: CatalogueItem): boolean {
  return should === undefined || grade(judgedQuery({}, should), judgedItem(item)).grade >= 2;
}

function judgedQuery(must: AnyDemands, should: Wishes): JudgedQuery {
  // The cast is safe: `Judgment` compares kinds as texts, also those that it does not list (shoes).
  return { id: '', query: '', must: must as Demands, should };
}
