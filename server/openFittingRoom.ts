import { DrawnFigures } from './adapters/fitting/DrawnFigures.ts';
import { FigureEngine } from './adapters/fitting/FigureEngine.ts';
import type { QueueBounds } from './application/poses/EngineQueue.ts';
import type { EnginesByBody } from './application/poses/Engines.ts';
import type { Figures } from './application/ports/Figures.ts';

const ASSETS = new URL('./assets/', import.meta.url);

export interface FittingRoom {
  readonly tryOnEngines: EnginesByBody;
  readonly figures: Figures;
  close(): Promise<void>;
}

/** One thread draws figures; the last of those who wait waits about seven seconds. */
const FIGURES: QueueBounds = { atOnce: 1, waiting: 24, usualMs: 300 };

/** The engines of the fitting room. */
export function openFittingRoom(): FittingRoom {
  const figureEngine = new FigureEngine(ASSETS);
  return {
    tryOnEngines: { figure: { engine: figureEngine, bounds: FIGURES } },
    figures: new DrawnFigures(ASSETS, figureEngine),
    close: () => figureEngine.close(),
  };
}
