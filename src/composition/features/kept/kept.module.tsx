import { KeptPanel } from '../../../ui/kept/KeptPanel.tsx';
import { KeptViewModel } from '../../../ui/kept/KeptViewModel.ts';
import { POSES } from '../poses/tokens.ts';
import type { Module } from '../../Module.ts';
import { KEPT } from './tokens.ts';

/** Binds the list of all pictures stored for the fitting room; the account panel and the Poses tab open it. */
export const keptModule: Module = ({ bind }) => {
  bind(KEPT.panel).toResolvedValue(
    (poses) => {
      const createView = () => new KeptViewModel(poses);
      return ({ open, onClose }) => <KeptPanel open={open} onClose={onClose} createView={createView} />;
    },
    [POSES.manager],
  );
};
