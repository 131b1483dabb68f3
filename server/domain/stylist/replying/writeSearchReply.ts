import { countActiveFilters } from '../../../../src/domain/filters/filterFacts.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import type { Findings } from '../Turn.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { listWantedKinds } from '../wish/groups.ts';
import { describeSearch } from '../wording/describeSearch.ts';
import { planSearch, findSearchWords, findUnmet } from './planSearch.ts';
import type { Voice } from './Voice.ts';
import { writePlan } from './writePlan.ts';

/** Writes the reply to a search. */
export function writeSearchReply(findings: Findings, voice: Voice, lexicon: Lexicon): string {
  const { items, understood } = findings;
  if (items.length > 0) return writePlan(planSearch(findings, lexicon), voice);
  const { wish, heard } = understood.conversation;
  if (isNotSold(findings)) return voice.say('notSold', { sought: describeSearch(listWantedKinds(wish), NO_FILTERS) });
  const hasSeenAll = heard.changes.some(({ kind }) => kind === 'unshown' || kind === 'disliked');
  return voice.say(hasSeenAll ? 'seenAll' : 'nothing', {
    sought: findSearchWords(findings, findUnmet(findings, lexicon)),
  });
}

/**
 * Whether the shop does not sell the kind, because the search says so, or because only the garment was requested and
 * nothing was found.
 */
function isNotSold({ understood: { conversation, filters }, relaxations }: Findings): boolean {
  if (relaxations.length > 0) return true;
  const hasNoFilters = countActiveFilters({ ...filters, gender: [], size: [] }) === 0;
  return hasNoFilters && conversation.wish.length > 0 && conversation.wish.every(({ facet }) => facet === 'kind');
}
