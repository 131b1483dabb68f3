/** The words for faults that an opinion is asked of, by the quality that there is too much of. */
export const FAULT_WORDS = {
  summeriness: 'summery|beachy|springlike',
  dressiness:
    'dressy|formal|fancy|posh|smart|much|elegant|showy|glam|glamorous|stuffy|stiff looking|over ?dressed|over the top|ott|extra|corporate|businesslike|bridal|festive|churchy|try ?hard',
  plainness: 'casual|plain|under ?dressed|boring|basic|scruffy|simple|relaxed|dull|sloppy',
  age: 'old|mature|mumsy|mumsie|frumpy|granny|grandma|grandpa|dated|old fashioned|middle aged|matronly',
  youth: 'young|childish|girly|teenage|immature|youthful|trendy|hipster',
  loudness: 'loud|bright|bold|busy|flashy|garish|wild|colou?rful|out there|corny|cheesy|tacky|costumey|matchy',
  darkness: 'dark|gloomy|drab|dreary|somber|sombre|severe|goth',
  bulk: 'clumpy|chunky|clunky|bulky|heavy looking',
  heat: 'hot|warm|heavy|thick|wintry|autumnal',
  cold: 'cold|thin|flimsy',
  fit: 'short|sexy|revealing|tight|clingy|baggy|boxy|shapeless',
  look: 'country|rustic|sporty|masculine|manly|feminine',
};
export type FaultQuality = keyof typeof FAULT_WORDS;

export const FAULT_SOURCE = `(?:${Object.values(FAULT_WORDS).join('|')})`;
