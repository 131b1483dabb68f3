import type { Feature } from '../../Feature.ts';
import { chatFirstModule } from './firstModule.tsx';

/** The stylist, shown in the Search tab. */
export const chat: Feature = { firstModule: chatFirstModule };
