import type { ComponentType } from 'react';

/** A component whose code can be prefetched. */
export type PreloadableComponent<Props> = ComponentType<Props> & { readonly preload?: () => void };
