import type { lookQueries } from '../../src/ui/text/marketingLooksText.ts';

/** The search query and the messages to the stylist for the public pages. */
export const RECORDED_QUERY = 'linen for a summer wedding under $250';

export const RECORDED_MESSAGES = [
  'I’m a guest at a garden wedding in June. Something light, a dress?',
  'Which flat shoes go with the first one? We will stand on grass.',
] as const;

/** The item that the search for each look must find. `showcase.test.ts` checks it. */
export const WISHED_PIECES: Readonly<Record<keyof typeof lookQueries, string>> = {
  garden: 'tessaly-marigold-wrap-dress',
  'knit-man': 'common-larch-fellside-cable',
  cherry: 'maison-orvelle-manteau-cerise',
  skirt: 'tessaly-cumulus-blouse',
  gown: 'tessaly-undertow-gown',
};
