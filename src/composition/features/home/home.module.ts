import { HomeTab } from '../../../ui/home/HomeTab.tsx';
import { HOME_TAB } from './tokens.ts';
import type { Module } from '../../Module.ts';

/** Binds the Home tab. */
export const homeModule: Module = ({ bind }) => {
  bind(HOME_TAB).toConstantValue(HomeTab);
};
