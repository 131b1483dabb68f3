import type { KeyboardEvent } from 'react';
import { getTextDirection } from './getTextDirection.ts';

const STEP_BY_KEY: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** 1 for the arrow key in the direction of the text, -1 for the opposite arrow key, 0 for any other key. */
export const readArrowStep = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): number =>
  (STEP_BY_KEY[key] ?? 0) * getTextDirection(currentTarget);
