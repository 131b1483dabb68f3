import type { WeightByName } from './Concept.ts';

/** A kind that few fashion shops sell, with the kinds to show instead. */
interface KindElsewhere {
  readonly name: string;
  /** Kinds to show instead, the most similar first. */
  readonly neighbors: readonly string[];
  /** How well a shown item fits (0 to 1), by the id of a concept that the item has. */
  readonly weightByNearConcept: WeightByName;
}

/** Creates an entry for each name, so that a reply can repeat the shopper's word. */
const createKindsElsewhere = (
  names: string,
  neighbors: readonly string[] = [],
  weightByNearConcept: KindElsewhere['weightByNearConcept'] = {},
): readonly KindElsewhere[] => names.split(', ').map((name) => ({ name, neighbors, weightByNearConcept }));

/** Kinds that search reports as not sold. */
export const KINDS_ELSEWHERE: readonly KindElsewhere[] = [
  createKindsElsewhere('umbrella, umbrellas, parasol, parasols, brolly, brollies, rain umbrella', ['coat', 'jacket'], {
    'function:waterproof': 1,
  }),
  createKindsElsewhere('cummerbund, cummerbunds', ['waistcoat', 'tie']),
  createKindsElsewhere(
    'pocket square, pocket squares, handkerchief, handkerchiefs, pocket handkerchief, hankie, hankies, hanky',
    ['tie', 'scarf'],
  ),
  createKindsElsewhere('tie clip, tie clips, tie pin, tie pins, tie bar, tie bars, lapel pin, lapel pins, collar pin', [
    'tie',
  ]),
  createKindsElsewhere(
    'keyring, keyrings, key ring, key rings, keychain, keychains, key chain, key chains, key fob, key holder, key case, lanyard, lanyards, bag charm, bag charms, luggage tag, luggage tags, phone case, phone cases, phone cover, phone pouch, passport holder, passport cover, passport case, money clip, money clips, glasses case, pencil case, makeup bag, toiletry bag, wash bag, sponge bag, lunch bag, lunch box',
    ['bag'],
  ),
  createKindsElsewhere(
    'suitcase, suitcases, trolley case, trolley suitcase, carry on case, cabin case, cabin suitcase, packing cubes, garment bag, diaper bag, nappy bag, changing bag',
    ['bag'],
  ),
  createKindsElsewhere('earmuffs, earmuff, ear muffs, ear warmer, ear warmers', ['hat']),
  createKindsElsewhere(
    'fascinator, fascinators, tiara, tiaras, wig, wigs, turban, turbans, bridal veil, wedding veil, hair net',
    ['hair accessory', 'hat'],
  ),
  createKindsElsewhere(
    'shoelaces, shoelace, shoe laces, shoe lace, insole, insoles, shoe polish, boot polish, shoe tree, shoe trees, shoe horn, shoehorn, shoe brush, shoe cleaner, shoe spray, shoe bag, shoe rack, shoe box',
    ['shoes'],
  ),
  createKindsElsewhere(
    'garter, garters, garter belt, suspender belt, hold ups, leg warmers, leg warmer, legwarmers, sock garters',
    ['tights', 'socks'],
  ),
  createKindsElsewhere('petticoat, petticoats, underskirt, underskirts, half slip, crinoline, hoop skirt', ['skirt']),
  createKindsElsewhere('leotard, leotards, unitard, unitards, ballet leotard', ['swimwear', 'leggings']),
  createKindsElsewhere('wetsuit, wetsuits, wet suit, rash vest, rash guard, rashguard, drysuit', ['swimwear']),
  createKindsElsewhere(
    'duvet, duvets, pillowcase, pillowcases, bed sheet, bed sheets, bed linen, cushion cover, tablecloth, tea towel, tea towels, towel, towels, beach towel, bath towel, bath mat, curtain, curtains',
  ),
  createKindsElsewhere(
    'sleeping bag, sleeping bags, yoga mat, yoga mats, water bottle, water bottles, ski poles, ski helmet, hiking poles, trekking poles, walking poles, knee pads, shin pads, elbow pads, helmet, helmets, bike helmet, cycle helmet, snorkel, football boots, soccer cleats, cleats, ice skates, roller skates, golf clubs, tennis racket, dumbbells',
  ),
  createKindsElsewhere(
    'clothes hanger, clothes hangers, coat hanger, coat hangers, laundry basket, laundry bag, sewing kit, clothes brush, lint roller, clothes steamer, moth balls, stain remover',
  ),
  createKindsElsewhere('apron, aprons, kitchen apron, tabard'),
  createKindsElsewhere('face mask, face masks, eye mask, sleep mask, sleeping mask'),
  createKindsElsewhere(
    'nail polish, nail varnish, shampoo, hair spray, hairspray, body lotion, hand cream, face cream, moisturizer, moisturiser, sunscreen, sun cream, suncream, shower gel, soap, mascara, eyeshadow, eyeliner, lip balm, make up, toothbrush, toothpaste, hair dryer, hairbrush',
  ),
].flat();
