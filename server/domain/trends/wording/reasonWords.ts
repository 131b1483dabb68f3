import type { OutfitReason } from '../../outfits/ComposedOutfit.ts';
import { OCCASION_CLAUSES, WEATHER_CLAUSES } from './dayWords.ts';

/** Maximum number of reasons in the sentence. */
const MAX_CLAUSES = 3;

type Params = Readonly<Record<string, unknown>>;

const readText = (params: Params, name: string): string => String(params[name] ?? '').toLowerCase();

/** Clauses that follow 'Put together'. */
const CLAUSE_BY_KEY: Readonly<Record<OutfitReason['key'], (params: Params) => string>> = {
  occasion: (params) => `for ${OCCASION_CLAUSES[readText(params, 'occasion')] ?? readText(params, 'occasion')}`,
  weather: (params) =>
    `with a ${readText(params, 'kind')} for ${WEATHER_CLAUSES[readText(params, 'weatherBand')] ?? 'the day'}`,
  season: (params) => `from pieces for ${readText(params, 'season')}`,
  style: (params) => `in the ${readText(params, 'style')} style you like`,
  personality: (params) => `with your ${readText(params, 'personality')} side in mind`,
  neutrals: () => 'in neutrals alone',
  oneColor: (params) => `with ${readText(params, 'color')} among neutrals`,
  twoColors: (params) => `with ${readText(params, 'color')} against ${readText(params, 'otherColor')}`,
  pattern: (params) => `with a single pattern on the ${readText(params, 'kind')}`,
  sizes: (params) => `all in ${nameSizes(params['sizes'])}`,
  budget: () => 'within your budget',
};

function nameSizes(sizes: unknown): string {
  const names = Array.isArray(sizes) ? sizes.map(String) : [];
  return names.length === 1 ? `your size ${names[0]}` : 'your sizes';
}

/**
 * Writes in one sentence why an outfit was chosen; '' without reasons. The occasion comes first and the sizes last.
 * `rotation` selects other reasons, so that neighboring outfits differ.
 */
export function wordReasons(reasons: readonly OutfitReason[], rotation = 0): string {
  const occasions = reasons.filter(({ key }) => key === 'occasion');
  const seasons = reasons.filter(({ key }) => key === 'season');
  const otherReasons = reasons.filter(({ key }) => key !== 'occasion' && key !== 'season');
  const start = rotation % Math.max(1, otherReasons.length);
  const clauses = [...occasions, ...otherReasons.slice(start), ...otherReasons.slice(0, start), ...seasons]
    .slice(0, MAX_CLAUSES)
    .sort((firstReason, secondReason) => Number(firstReason.key === 'sizes') - Number(secondReason.key === 'sizes'))
    .map(({ key, params }) => CLAUSE_BY_KEY[key](params));
  return clauses.length === 0 ? '' : `Put together ${clauses.join(', ')}.`;
}
