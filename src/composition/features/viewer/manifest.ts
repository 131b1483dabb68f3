import type { Feature } from '../../Feature.ts';
import { viewerFirstModule } from './firstModule.tsx';
import { VIEWER } from './tokens.ts';

export const viewer: Feature = {
  firstModule: viewerFirstModule,
  overlay: VIEWER.overlay,
  services: [VIEWER.lazy],
};
