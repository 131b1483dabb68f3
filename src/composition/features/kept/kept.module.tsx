import { StoredPicturesPanel } from '../../../ui/kept/StoredPicturesPanel.tsx';
import { StoredPicturesViewModel } from '../../../ui/kept/StoredPicturesViewModel.ts';
import { POSES } from '../poses/tokens.ts';
import type { Module } from '../../Module.ts';
import { KEPT } from './tokens.ts';

/** Binds the list of all pictures stored for the fitting room; the account panel and the Poses tab open it. */
export const keptModule: Module = ({ bind }) => {
  bind(KEPT.panel).toResolvedValue(
    (poses) => {
      const createView = () => new StoredPicturesViewModel(poses);
      return ({ open, onClose }) => <StoredPicturesPanel open={open} onClose={onClose} createView={createView} />;
    },
    [POSES.manager],
  );
};
