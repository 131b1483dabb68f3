import { removeAccents } from '../../../language/text/tokens.ts';
import { createDictionary } from '../../../text/createDictionary.ts';

/** What is generally known of a cloth, as clauses. Does not come from a catalogue. */
export interface ClothKnowledge {
  readonly care: string;
  readonly shrinking: string;
  readonly skin: string;
}

const WOOL_KNOWLEDGE: ClothKnowledge = {
  care: 'wool is washed by hand or on a wool cycle at 30 °C at most, with wool detergent, and dried flat',
  shrinking: 'wool felts and shrinks in a warm wash or a dryer; cold water and drying flat prevent that',
  skin: 'wool can itch on bare skin, fine merino much less than coarse wool; a layer beneath helps',
};
const FINE_WOOL: ClothKnowledge = {
  care: 'it is washed by hand in cool water with wool detergent, or dry cleaned, and dried flat',
  shrinking: 'it shrinks in warm water and in a dryer, so cool water and drying flat are the rule',
  skin: 'it is softer than sheep’s wool, though very sensitive skin may still feel it',
};
const LEATHER_KNOWLEDGE: ClothKnowledge = {
  care: 'leather is wiped with a damp cloth, fed with leather balm now and then, and never machine washed',
  shrinking: 'leather stiffens and shrinks when it is washed or dried on heat, so it is only wiped',
  skin: 'leather does not itch, though it is usually lined',
};
const SYNTHETIC_KNOWLEDGE: ClothKnowledge = {
  care: 'it is machine washed at 30 °C and dries quickly; a hot iron would melt it',
  shrinking: 'it hardly shrinks at all, though high heat can warp it',
  skin: 'it is smooth and seldom itches, but breathes less than cotton',
};

/** What is known of each cloth. The keys are the last words of the materials' names, the more specific names first. */
const KNOWLEDGE_BY_CLOTH: Readonly<Record<string, ClothKnowledge>> = createDictionary({
  cashmere: FINE_WOOL,
  mohair: { ...FINE_WOOL, skin: 'mohair is hairy, and many people feel it on bare skin; a layer beneath helps' },
  alpaca: FINE_WOOL,
  merino: { ...WOOL_KNOWLEDGE, skin: 'merino is fine enough that most people do not feel it itch' },
  lambswool: { ...WOOL_KNOWLEDGE, skin: 'lambswool is softer than ordinary wool, but can itch on sensitive skin' },
  tweed: { ...WOOL_KNOWLEDGE, care: 'tweed is aired, brushed and dry cleaned, seldom washed' },
  bouclé: WOOL_KNOWLEDGE,
  wool: WOOL_KNOWLEDGE,
  linen: {
    care: 'linen is machine washed at 30 to 40 °C and ironed while it is still damp',
    shrinking: 'linen can shrink by three to five percent in its first wash; a cool wash and no dryer keep it in shape',
    skin: 'linen feels crisp at first, softens with every wash and does not itch most people',
  },
  denim: {
    care: 'denim is washed seldom, inside out and at 30 °C, and dried on a line',
    shrinking: 'denim can lose a little in its first wash and in a dryer; a cool wash on its own is safe',
    skin: 'denim is stiff at first, but does not itch',
  },
  silk: {
    care: 'silk is washed by hand in cool water with silk detergent, or dry cleaned, and kept from strong sun',
    shrinking: 'silk can shrink slightly in warm water, so it is washed cool or dry cleaned',
    skin: 'silk is smooth and among the kindest cloths to the skin',
  },
  suede: {
    ...LEATHER_KNOWLEDGE,
    care: 'suede is brushed when dry and protected with a spray; water stains it, so it is cleaned by a specialist',
  },
  leather: LEATHER_KNOWLEDGE,
  viscose: {
    care: 'viscose is washed cool on a gentle cycle, or by hand, and dried flat',
    shrinking: 'viscose shrinks easily in warm water, so it is washed cool and never tumble dried',
    skin: 'viscose is soft and seldom itches',
  },
  lyocell: {
    care: 'lyocell is washed at 30 °C on a gentle cycle and dried on a line',
    shrinking: 'lyocell shrinks little when it is washed cool',
    skin: 'lyocell is smooth and kind to the skin',
  },
  polyester: SYNTHETIC_KNOWLEDGE,
  nylon: SYNTHETIC_KNOWLEDGE,
  elastane: SYNTHETIC_KNOWLEDGE,
  fleece: { ...SYNTHETIC_KNOWLEDGE, skin: 'fleece is soft and does not itch' },
  velvet: {
    care: 'velvet is dry cleaned, or washed inside out at 30 °C where the label allows it, and steamed rather than ironed',
    shrinking: 'velvet can shrink and lose its pile in a hot wash, so it is cleaned gently',
    skin: 'velvet is soft on the outside and smooth enough inside',
  },
  corduroy: {
    care: 'corduroy is washed inside out at 30 °C and steamed rather than ironed',
    shrinking: 'corduroy is mostly cotton and can shrink a little in a hot wash or a dryer',
    skin: 'corduroy is soft and does not itch',
  },
  satin: {
    care: 'satin is washed by hand in cool water or dry cleaned, and ironed on the inside',
    shrinking: 'satin keeps its size when it is washed cool',
    skin: 'satin is smooth on the skin',
  },
  crêpe: {
    care: 'crêpe is washed by hand in cool water or dry cleaned',
    shrinking: 'crêpe can shrink in water, so dry cleaning is the safe way',
    skin: 'crêpe feels dry and light, and seldom itches',
  },
  lace: {
    care: 'lace is washed by hand in cool water, in a net, and dried flat',
    shrinking: 'lace keeps its size when it is washed cool',
    skin: 'lace can scratch where it is not lined',
  },
  sequins: {
    care: 'sequins are cleaned by hand inside out or by a cleaner, and never tumbled',
    shrinking: 'sequins do not shrink, but the cloth beneath may pucker in a warm wash',
    skin: 'sequins can scratch under the arms, so a lining matters',
  },
  down: {
    care: 'down is washed at 30 °C with down detergent and tumbled low with tennis balls, or dry cleaned',
    shrinking: 'down keeps its size, but clumps if it dries slowly',
    skin: 'down sits behind a lining, so it does not touch the skin',
  },
  hemp: {
    care: 'hemp is machine washed at 30 to 40 °C and softens over time',
    shrinking: 'hemp can shrink a little in its first wash',
    skin: 'hemp feels firm at first and does not itch most people',
  },
  knit: {
    care: 'a knit is washed by hand or on a wool cycle, and dried flat so that it keeps its shape',
    shrinking: 'a knit loses its shape or shrinks in a warm wash, depending on the yarn',
    skin: 'how a knit feels depends on its yarn',
  },
  canvas: {
    care: 'canvas is brushed and spot cleaned, or washed cool',
    shrinking: 'canvas can shrink a little if it is washed warm',
    skin: 'canvas is firm, but does not itch',
  },
  cotton: {
    care: 'cotton is machine washed at 30 to 40 °C and ironed while it is slightly damp',
    shrinking: 'cotton can shrink by a few percent in a hot wash or a dryer; a cool wash avoids that',
    skin: 'cotton is soft and seldom itches',
  },
});

const CLOTHS = Object.keys(KNOWLEDGE_BY_CLOTH).map((cloth) => [cloth, removeAccents(cloth)] as const);
/** Matches phrases in which 'down' is not the filling: 'break down', 'button down'. */
const NO_DOWN_PATTERN =
  /\b(?:up|break|breaks|come|comes|let|lets|slow|put|lie|lies|button|calm|step|way|hand|tone|dress|dressed) (?:and )?down\b/gu;

/** Finds the cloth that words or a material name, with what is known of it; returns null if there is none. */
export function findCloth(words: string): { readonly cloth: string; readonly knowledge: ClothKnowledge } | null {
  const distinctWords = new Set(
    removeAccents(words)
      .toLowerCase()
      .replace(NO_DOWN_PATTERN, ' ')
      .split(/[^a-z]+/u),
  );
  const cloth = CLOTHS.find(([, name]) => distinctWords.has(name))?.[0];
  const knowledge = cloth === undefined ? undefined : KNOWLEDGE_BY_CLOTH[cloth];
  return cloth !== undefined && knowledge ? { cloth, knowledge } : null;
}
