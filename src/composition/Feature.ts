import type { ServiceIdentifier } from 'inversify';
import type { ComponentType } from 'react';
import type { PanelManifest, PanelProps, TabManifest } from '../ui/frame/FrameContent.ts';
import type { TabContentProps } from '../ui/frame/TabContent.ts';
import type { FirstContainer } from './FirstContainer.ts';
import type { Module } from './Module.ts';

/** A module whose code is fetched on first use. */
export interface LazyModule {
  readonly name: string;
  /** Modules that this module's bindings depend on; they are fetched together with this module. */
  readonly requiredModules?: readonly LazyModule[];
  readonly load: () => Promise<Module>;
}

/** A component bound under `token` by the module `lazy`; without `lazy`, by the feature's first module. */
export interface Screen<Props> {
  readonly token: ServiceIdentifier<ComponentType<Props>>;
  readonly lazy?: LazyModule;
  /**
   * Whether the screen must work offline (spec section 4, logout). Its code is then prefetched: 'early' soon after
   * the first results, `true` later.
   */
  readonly offlineLoading?: boolean | 'early';
}

/**
 * A screen that many shoppers see first. Its code is lazy but does not wait for Inversify, because it uses only
 * services of the first screen (docs/adr/0144).
 */
export interface FirstScreen<Props> {
  readonly compose: (services: Pick<FirstContainer, 'get'>) => Promise<ComponentType<Props>>;
}

/** A background task that runs while a shopper is signed in. */
export interface StartableService {
  start(): () => void;
}

/**
 * The manifest of a feature, from which the frame is built. Manifests are part of the first screen's code, so a
 * manifest imports no screen and no use case. It names the lazy module that binds them.
 */
export interface Feature {
  /** Bindings that the first screen or other features need without waiting for lazy code. */
  readonly firstModule?: Module;
  readonly tab?: TabManifest & (Screen<TabContentProps> | FirstScreen<TabContentProps>);
  readonly panel?: PanelManifest & Screen<PanelProps>;
  /** A component that is rendered over the tabs and opens by itself. */
  readonly overlay?: ServiceIdentifier<ComponentType>;
  readonly services?: readonly ServiceIdentifier<StartableService>[];
}
