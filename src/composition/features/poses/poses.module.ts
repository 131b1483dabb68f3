import { PosesTab } from '../../../ui/poses/PosesTab.tsx';
import { POSES_TAB } from './tokens.ts';
import type { Module } from '../../Module.ts';

/** The Poses tab. */
export const posesModule: Module = ({ bind }) => {
  bind(POSES_TAB).toConstantValue(PosesTab);
};
