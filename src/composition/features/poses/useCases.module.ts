import { BrowserPhotoPreparation } from '../../../adapters/browser/BrowserPhotoPreparation.ts';
import { HttpPoses } from '../../../adapters/http/HttpPoses.ts';
import { PosesManager } from '../../../application/poses/PosesManager.ts';
import { BASE } from '../../base.tokens.ts';
import type { Module } from '../../Module.ts';
import { POSES } from './tokens.ts';

/** Binds the shopper's poses. They follow the session from their first use on. */
export const poseUseCasesModule: Module = ({ bind }) => {
  bind(POSES.manager)
    .toResolvedValue(
      (http, shopper, notices, clock, logger) => {
        const preparation = new BrowserPhotoPreparation();
        const manager = new PosesManager({ poses: new HttpPoses(http), preparation, shopper, notices, clock, logger });
        manager.start();
        return manager;
      },
      [BASE.http, BASE.shopper, BASE.notices, BASE.clock, BASE.logger],
    )
    .inSingletonScope();
};
