import type { WeatherBand } from '../../domain/trends/Trends.ts';
import type { PromptSuggestion } from '../text/promptSuggestions.ts';

const OTHER_DAYS: Readonly<Partial<Record<WeatherBand, PromptSuggestion['days']>>> = {
  freezing: 'warm',
  cold: 'warm',
  cool: 'warm',
  warm: 'cold',
  hot: 'cold',
};

export interface PromptOrder {
  /** The usual weather of the day; null if it is unknown. */
  readonly weather: WeatherBand | null;
  /** The genders that the shopper looks for; empty for all. */
  readonly genders: readonly string[];
  /** Where to begin among the suitable suggestions: a fraction from 0 up to, but not including, 1. */
  readonly start: number;
}

/** Returns the texts of all suggestions, with those for other weather or other shoppers at the end. */
export function orderPrompts(
  prompts: readonly PromptSuggestion[],
  { weather, genders, start }: PromptOrder,
): readonly string[] {
  const suits = ({ gender, days }: PromptSuggestion): boolean =>
    (gender === undefined || genders.length === 0 || genders.includes(gender)) &&
    (days === undefined || weather === null || days !== OTHER_DAYS[weather]);
  const suitablePrompts = prompts.filter(suits);
  const firstIndex = Math.floor(start * suitablePrompts.length);
  const otherPrompts = prompts.filter((prompt) => !suits(prompt));
  return [...suitablePrompts.slice(firstIndex), ...suitablePrompts.slice(0, firstIndex), ...otherPrompts].map(
    ({ text }) => text,
  );
}
