import type { ComponentType } from 'react';

/** A component whose code may be fetched before it is rendered. */
export type Part<Props> = ComponentType<Props> & { readonly preload?: () => void };
