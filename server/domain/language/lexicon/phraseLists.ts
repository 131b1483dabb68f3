export const PET_HAIR =
  'dog hair, dog hairs, dogs hair, cat hair, cat hairs, cats hair, pet hair, pet hairs, animal hair';

const WHOSE = ['', 'my ', 'your ', 'her ', 'his ', 'the '];

/** Lists each verb with each thing and its owner: 'hurt feet', 'hurt my feet', 'pinch her toes'. */
export const listWithOwners = (verbs: string, things: string): string =>
  verbs
    .split(', ')
    .flatMap((verb) => things.split(', ').flatMap((thing) => WHOSE.map((whose) => `${verb} ${whose}${thing}`)))
    .join(', ');
