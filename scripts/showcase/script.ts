import type { lookQueries } from '../../src/ui/text/marketingLooksText.ts';

/** The search query and the messages to the stylist that are recorded for the public pages. */
export const RECORDED_QUERY = 'linen for a summer wedding under $250';

export const RECORDED_MESSAGES = [
  'Something for a garden wedding, I am a guest',
  'A dress, and nothing black',
] as const;

/** For each look, the item that its search must find; tested in `showcase.test.ts`. */
export const WISHED_PIECES: Readonly<Record<keyof typeof lookQueries, string>> = {
  garden: 'tessaly-marigold-wrap-dress',
  linen: 'olivar-sur-sobremesa-trouser',
  cherry: 'maison-orvelle-manteau-cerise',
  skirt: 'tessaly-cumulus-blouse',
  navy: 'olivar-sur-calella-linen-blazer',
  gown: 'tessaly-undertow-gown',
};
