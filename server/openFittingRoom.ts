import { DrawnFigures } from './adapters/fitting/DrawnFigures.ts';
import { FigureEngine } from './adapters/fitting/FigureEngine.ts';
import type { Figures } from './application/ports/Figures.ts';
import type { TryOnEngine } from './application/ports/TryOnEngine.ts';

const ASSETS = new URL('./assets/', import.meta.url);

export interface FittingRoom {
  readonly tryOnEngine: TryOnEngine;
  readonly figures: Figures;
  close(): Promise<void>;
}

/** The engines of the fitting room. */
export function openFittingRoom(): FittingRoom {
  const figureEngine = new FigureEngine(ASSETS);
  return {
    tryOnEngine: figureEngine,
    figures: new DrawnFigures(ASSETS, figureEngine),
    close: () => figureEngine.close(),
  };
}
