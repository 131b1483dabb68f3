import type { ComponentType } from 'react';
import type { Profile } from '../domain/accounts/Profile.ts';
import type { Foundation } from './foundation.ts';

/** The manifest of a screen with a path of its own, outside the frame of the main app (spec 2.1). */
export type Page = PublicPage | ShopperPage;

interface PublicPage {
  readonly path: string;
  /** Accessible without signing in. */
  readonly access: 'everyone';
  /** Fetches the screen; called when its path is opened. */
  readonly load: (foundation: Foundation) => Promise<ComponentType>;
}

interface ShopperPage {
  readonly path: string;
  /** Requires a signed-in shopper; visitors are redirected to the home page. */
  readonly access: 'shopper';
  readonly load: (foundation: Foundation) => Promise<ComponentType<ShopperPageProps>>;
}

export interface ShopperPageProps {
  readonly profile: Profile;
}
