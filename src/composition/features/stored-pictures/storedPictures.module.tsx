import { StoredPicturesPanel } from '../../../ui/stored-pictures/StoredPicturesPanel.tsx';
import { StoredPicturesViewModel } from '../../../ui/stored-pictures/StoredPicturesViewModel.ts';
import { POSES } from '../poses/tokens.ts';
import type { Module } from '../../Module.ts';
import { STORED_PICTURES } from './tokens.ts';

/** Binds the list of all pictures stored for the fitting room. The account panel and the Poses tab open it. */
export const storedPicturesModule: Module = ({ bind }) => {
  bind(STORED_PICTURES.panel).toResolvedValue(
    (poses) => {
      const createView = () => new StoredPicturesViewModel(poses);
      return ({ open, onClose }) => <StoredPicturesPanel open={open} onClose={onClose} createView={createView} />;
    },
    [POSES.manager],
  );
};
