import { KeptPanel } from '../../../ui/kept/KeptPanel.tsx';
import { KeptViewModel } from '../../../ui/kept/KeptViewModel.ts';
import { POSES } from '../poses/tokens.ts';
import type { Module } from '../../Module.ts';
import { KEPT } from './tokens.ts';

/** The list of everything that is kept for the fitting room, which the account panel and the Poses tab open. */
export const keptModule: Module = ({ bind }) => {
  bind(KEPT.panel).toResolvedValue(
    (poses) => {
      const createView = () => new KeptViewModel(poses);
      return ({ open, onClose }) => <KeptPanel open={open} onClose={onClose} createView={createView} />;
    },
    [POSES.manager],
  );
};
