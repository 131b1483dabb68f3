import { DrawnFigures } from './adapters/fitting/DrawnFigures.ts';
import { FigureEngine } from './adapters/fitting/FigureEngine.ts';
import type { QueueBounds } from './application/poses/EngineQueue.ts';
import type { EnginesByBody } from './application/poses/Engines.ts';
import type { Figures } from './application/ports/Figures.ts';
import type { Log } from './application/ports/Log.ts';
import type { Pictures } from './application/ports/Pictures.ts';
import type { TryOnEngine } from './application/ports/TryOnEngine.ts';
import type { Config } from './config.ts';

const ASSETS_FOLDER = new URL('./assets/', import.meta.url);

/** Drawn figures: one thread; the last of the waiting requests takes about seven seconds. */
const FIGURE_QUEUE_BOUNDS: QueueBounds = { atOnce: 1, waiting: 24, usualMs: 300 };
/** Photos that this machine dresses: one thread; the last of the waiting requests takes about half a minute. */
const PHOTO_QUEUE_BOUNDS: QueueBounds = { atOnce: 1, waiting: 12, usualMs: 2_500 };
/** Photos that a service dresses: it has more machines, and limits of its own. */
const SERVICE_QUEUE_BOUNDS: QueueBounds = { atOnce: 4, waiting: 12, usualMs: 12_000 };

export interface FittingRoom {
  readonly tryOnEngines: EnginesByBody;
  readonly figures: Figures;
  close(): Promise<void>;
}

export interface FittingRoomParts {
  readonly pictures: Pictures;
  /** The engine that dresses photos on this machine; null if there is none. */
  readonly embedded: TryOnEngine | null;
  readonly log: Log;
}

/** Chooses the engines: figures are drawn here; photos are dressed by a service if one is configured, else here. */
export async function openFittingRoom(
  { tryOnService }: Pick<Config, 'tryOnService'>,
  parts: FittingRoomParts,
): Promise<FittingRoom> {
  const figureEngine = new FigureEngine(ASSETS_FOLDER);
  return {
    tryOnEngines: {
      figure: { engine: figureEngine, bounds: FIGURE_QUEUE_BOUNDS },
      ...(tryOnService !== null && { photo: await serviceFor(tryOnService, parts) }),
      ...(tryOnService === null && parts.embedded && { photo: { engine: parts.embedded, bounds: PHOTO_QUEUE_BOUNDS } }),
    },
    figures: new DrawnFigures(ASSETS_FOLDER, figureEngine),
    close: () => figureEngine.close(),
  };
}

/** The service's code is loaded only when needed, since most installations have no service. */
async function serviceFor(
  settings: NonNullable<Config['tryOnService']>,
  { pictures, embedded, log }: FittingRoomParts,
): Promise<NonNullable<EnginesByBody['photo']>> {
  const [{ ServiceEngine }, { GuardedService }] = await Promise.all([
    import('./adapters/tryon-service/ServiceEngine.ts'),
    import('./adapters/tryon-service/GuardedService.ts'),
  ]);
  const fallback = settings.fallback ? embedded : null;
  return {
    engine: new GuardedService(new ServiceEngine(settings, pictures), fallback, log),
    bounds: SERVICE_QUEUE_BOUNDS,
  };
}
