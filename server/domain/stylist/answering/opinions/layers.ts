import { nameItem } from '../../wording/phrases.ts';
import type { Judge } from './OpinionCase.ts';
import { offerGarment } from './offers.ts';
import { findWeather } from './findWeather.ts';
import { findMeant } from './pieceWords.ts';

const LAYER_PATTERN = /\b(?:jacket|coat|layer|jumper|sweater|hoodie|cardigan|fleece|t ?shirt|shirt|dress)\b/u;
const THIN_PATTERN = /\b(?:thin|light|one|only|just|single|denim|leather)\b/u;

/** Judges whether one garment is enough against the cold: 'he wears only a thin jacket in winter, he says is enough'. */
export const judgeLayers: Judge = ({ words, message, toldText, outfit }) => {
  const text = `${message} ${words}`;
  if (
    !/\benough\b|\bno need\b|\bdont need\b/u.test(text) ||
    !LAYER_PATTERN.test(text) ||
    findMeant(words, outfit) !== undefined
  )
    return null;
  const weather = findWeather(text, toldText);
  if (weather === 'hot')
    return { verdict: 'yes', reason: 'In warm weather one light layer for the evening is all you need.' };
  const garment = LAYER_PATTERN.exec(text)?.[0] ?? 'layer';
  if (weather !== 'cold' && !THIN_PATTERN.test(text)) return null;
  const coat = outfit.find(({ kind }) => kind === 'coat');
  return {
    verdict: 'no',
    reason: `One thin ${garment} is not enough for a real winter: you want a warm, windproof coat, a knit under it, and something for hands, neck and ears.${coat === undefined ? '' : ` Keep ${nameItem(coat)}.`}`,
    offer: coat === undefined ? offerGarment('warm coat', { outfit }) : '',
  };
};
