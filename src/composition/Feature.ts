import type { ServiceIdentifier } from 'inversify';
import type { ComponentType } from 'react';
import type { PanelManifest, PanelProps, TabManifest } from '../ui/frame/FrameParts.ts';
import type { TabContentProps } from '../ui/frame/TabContent.ts';
import type { Module } from './Module.ts';

/** A module that is fetched when it is first wanted. */
export interface LazyModule {
  readonly name: string;
  /** Modules that its bindings depend on; fetched with it. */
  readonly needs?: readonly LazyModule[];
  readonly load: () => Promise<Module>;
}

/** A component that a module binds under `token`: `lazy`, or without it the feature's first module. */
export interface Screen<Props> {
  readonly token: ServiceIdentifier<ComponentType<Props>>;
  readonly lazy?: LazyModule;
  /**
   * Works without a connection (section 4, logout), so its code is fetched in advance; `early`: as soon as the first
   * results had time to appear.
   */
  readonly offline?: boolean | 'early';
}

/** Something that runs while a shopper is signed in. */
export interface Service {
  start(): () => void;
}

/**
 * The manifest of a feature. The frame is built from the manifests, which come with the first screen: so a manifest
 * imports no screen and no use case, but names the lazy module that binds them.
 */
export interface Feature {
  /** Bindings that the first screen or other features use at once. */
  readonly firstModule?: Module;
  readonly tab?: TabManifest & Screen<TabContentProps>;
  readonly panel?: PanelManifest & Screen<PanelProps>;
  /** Lies over the tabs and opens by itself. */
  readonly overlay?: ServiceIdentifier<ComponentType>;
  readonly services?: readonly ServiceIdentifier<Service>[];
}
