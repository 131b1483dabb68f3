/** A kind that people buy with clothes and that few fashion shops sell. */
interface KindElsewhere {
  readonly name: string;
  /** Kinds to show instead, the most similar first. */
  readonly neighbors: readonly string[];
  /** Ids of concepts that the items shown instead should have. */
  readonly near: Readonly<Record<string, number>>;
}

/** Creates a kind for each name, so that a reply can mention it. */
const elsewhere = (
  names: string,
  neighbors: readonly string[] = [],
  near: KindElsewhere['near'] = {},
): readonly KindElsewhere[] => names.split(', ').map((name) => ({ name, neighbors, near }));

/** Search reports that these are not sold, and shows the most similar items instead. */
export const KINDS_ELSEWHERE: readonly KindElsewhere[] = [
  elsewhere('umbrella, umbrellas, parasol, parasols, brolly, brollies, rain umbrella', ['coat', 'jacket'], {
    'function:waterproof': 1,
  }),
  elsewhere('cummerbund, cummerbunds', ['waistcoat', 'tie']),
  elsewhere('pocket square, pocket squares, handkerchief, handkerchiefs, pocket handkerchief, hankie, hankies, hanky', [
    'tie',
    'scarf',
  ]),
  elsewhere('tie clip, tie clips, tie pin, tie pins, tie bar, tie bars, lapel pin, lapel pins, collar pin', ['tie']),
  elsewhere(
    'keyring, keyrings, key ring, key rings, keychain, keychains, key chain, key chains, key fob, key holder, key case, lanyard, lanyards, bag charm, bag charms, luggage tag, luggage tags, phone case, phone cases, phone cover, phone pouch, passport holder, passport cover, passport case, money clip, money clips, glasses case, pencil case, makeup bag, toiletry bag, wash bag, sponge bag, lunch bag, lunch box',
    ['bag'],
  ),
  elsewhere(
    'suitcase, suitcases, trolley case, trolley suitcase, carry on case, cabin case, cabin suitcase, packing cubes, garment bag, diaper bag, nappy bag, changing bag',
    ['bag'],
  ),
  elsewhere('earmuffs, earmuff, ear muffs, ear warmer, ear warmers', ['hat']),
  elsewhere('fascinator, fascinators, tiara, tiaras, wig, wigs, turban, turbans, bridal veil, wedding veil, hair net', [
    'hair accessory',
    'hat',
  ]),
  elsewhere(
    'shoelaces, shoelace, shoe laces, shoe lace, insole, insoles, shoe polish, boot polish, shoe tree, shoe trees, shoe horn, shoehorn, shoe brush, shoe cleaner, shoe spray, shoe bag, shoe rack, shoe box',
    ['shoes'],
  ),
  elsewhere(
    'garter, garters, garter belt, suspender belt, hold ups, leg warmers, leg warmer, legwarmers, sock garters',
    ['tights', 'socks'],
  ),
  elsewhere('petticoat, petticoats, underskirt, underskirts, half slip, crinoline, hoop skirt', ['skirt']),
  elsewhere('leotard, leotards, unitard, unitards, ballet leotard', ['swimwear', 'leggings']),
  elsewhere('wetsuit, wetsuits, wet suit, rash vest, rash guard, rashguard, drysuit', ['swimwear']),
  elsewhere(
    'duvet, duvets, pillowcase, pillowcases, bed sheet, bed sheets, bed linen, cushion cover, tablecloth, tea towel, tea towels, towel, towels, beach towel, bath towel, bath mat, curtain, curtains',
  ),
  elsewhere(
    'sleeping bag, sleeping bags, yoga mat, yoga mats, water bottle, water bottles, ski poles, ski helmet, hiking poles, trekking poles, walking poles, knee pads, shin pads, elbow pads, helmet, helmets, bike helmet, cycle helmet, snorkel, football boots, soccer cleats, cleats, ice skates, roller skates, golf clubs, tennis racket, dumbbells',
  ),
  elsewhere(
    'clothes hanger, clothes hangers, coat hanger, coat hangers, laundry basket, laundry bag, sewing kit, clothes brush, lint roller, clothes steamer, moth balls, stain remover',
  ),
  elsewhere('apron, aprons, kitchen apron, tabard'),
  elsewhere('face mask, face masks, eye mask, sleep mask, sleeping mask'),
  elsewhere(
    'nail polish, nail varnish, shampoo, hair spray, hairspray, body lotion, hand cream, face cream, moisturizer, moisturiser, sunscreen, sun cream, suncream, shower gel, soap, mascara, eyeshadow, eyeliner, lip balm, make up, toothbrush, toothpaste, hair dryer, hairbrush',
  ),
].flat();
