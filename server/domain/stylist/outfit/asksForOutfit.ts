import { Utterance } from '../hearing/Utterance.ts';
import { OUTFIT_PATTERN } from './reading/cues.ts';

/** Whether a message orders a whole outfit, as 'can you make me a whole outfit?' does. */
export const asksForOutfit = (message: string): boolean => {
  const { whole } = new Utterance(message);
  return OUTFIT_PATTERN.test(whole) && MAKES_PATTERN.test(whole);
};

const MAKES_PATTERN = /\b(?:make|build|create|put together|compose|give|find|do|need|want|style|dress|sort)\b/u;
