import { DrawnFigures } from './adapters/fitting/DrawnFigures.ts';
import { FigureEngine } from './adapters/fitting/FigureEngine.ts';
import type { QueueBounds } from './application/poses/EngineQueue.ts';
import type { EnginesByBodyKind } from './application/poses/TryOnEngines.ts';
import type { Figures } from './application/ports/Figures.ts';
import type { Log } from './application/ports/Log.ts';
import type { Pictures } from './application/ports/Pictures.ts';
import type { TryOnEngine } from './application/ports/TryOnEngine.ts';
import type { Config } from './config.ts';

const ASSETS_FOLDER = new URL('./assets/', import.meta.url);

/** The queue for drawn figures, which use one thread. The last waiting request takes about seven seconds. */
const FIGURE_QUEUE_BOUNDS: QueueBounds = { maxRunning: 1, maxWaiting: 24, initialMsPerPicture: 300 };
/**
 * The queue for photos dressed on this machine, which use one thread. The last waiting request takes about half a
 * minute.
 */
const PHOTO_QUEUE_BOUNDS: QueueBounds = { maxRunning: 1, maxWaiting: 12, initialMsPerPicture: 2_500 };
/** The queue for photos dressed by a service, which has several machines. */
const SERVICE_QUEUE_BOUNDS: QueueBounds = { maxRunning: 4, maxWaiting: 12, initialMsPerPicture: 12_000 };

export interface FittingRoom {
  readonly tryOnEngines: EnginesByBodyKind;
  readonly figures: Figures;
  close(): Promise<void>;
}

export interface FittingRoomDependencies {
  readonly pictures: Pictures;
  /** Dresses photos on this machine; null if it is not allowed to. */
  readonly photoEngine: TryOnEngine | null;
  readonly log: Log;
}

/**
 * Opens the engines. Figures are drawn on this machine; photos are dressed by the configured service or on this
 * machine.
 */
export async function openFittingRoom(
  { tryOnService }: Pick<Config, 'tryOnService'>,
  dependencies: FittingRoomDependencies,
): Promise<FittingRoom> {
  const figureEngine = new FigureEngine(ASSETS_FOLDER);
  return {
    tryOnEngines: {
      figure: { engine: figureEngine, bounds: FIGURE_QUEUE_BOUNDS },
      ...(tryOnService !== null && { photo: await openServiceEngine(tryOnService, dependencies) }),
      ...(tryOnService === null &&
        dependencies.photoEngine && { photo: { engine: dependencies.photoEngine, bounds: PHOTO_QUEUE_BOUNDS } }),
    },
    figures: new DrawnFigures(ASSETS_FOLDER, figureEngine),
    close: () => figureEngine.close(),
  };
}

/** Opens the service. Its code is loaded only if needed. */
async function openServiceEngine(
  settings: NonNullable<Config['tryOnService']>,
  { pictures, photoEngine, log }: FittingRoomDependencies,
): Promise<NonNullable<EnginesByBodyKind['photo']>> {
  const [{ ServiceEngine }, { GuardedService }] = await Promise.all([
    import('./adapters/tryon-service/ServiceEngine.ts'),
    import('./adapters/tryon-service/GuardedService.ts'),
  ]);
  const fallbackEngine = settings.usesFallback ? photoEngine : null;
  return {
    engine: new GuardedService(new ServiceEngine(settings, pictures), fallbackEngine, log),
    bounds: SERVICE_QUEUE_BOUNDS,
  };
}
