const CAPITALIZED_NAMES: ReadonlySet<string> = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays ' +
    'sundays january february march april june july august september october november december christmas xmas easter ' +
    'thanksgiving halloween diwali eid hanukkah ascot holi navratri hogmanay melbourne irish egyptian harris shetland ' +
    'french breton chinese italian parisian mediterranean michelin cuban oxford english scottish indian'
  ).split(' '),
);

/** Capitalizes the names of days, holidays and places. */
export function withCapitals(words: string): string {
  return words.replace(/\p{L}+/gu, (word) =>
    CAPITALIZED_NAMES.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word,
  );
}
