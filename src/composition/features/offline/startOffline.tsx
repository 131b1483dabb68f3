import type { ComponentType } from 'react';
import { BrowserAppUpdates } from '../../../adapters/browser/BrowserAppUpdates.ts';
import { registerWorker } from '../../../adapters/browser/registerWorker.ts';
import type { TTLCache } from '../../../application/cache/TTLCache.ts';
import { RecentItems } from '../../../application/items/RecentItems.ts';
import { listPictureUrls } from '../../../application/items/listPictureUrls.ts';
import type { WishlistService } from '../../../application/wishlist/WishlistService.ts';
import { UpdateNotice } from '../../../ui/updates/UpdateNotice.tsx';

/**
 * Stores the app and the pictures of the shopper's items on the device. Resolves to the component that offers an
 * update of the app; to null without service workers, and in development.
 */
export async function startOffline(cache: TTLCache, wishlist: WishlistService): Promise<ComponentType | null> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return null;
  const registration = await registerWorker('/service-worker.js');
  const { serviceWorker: container } = navigator;
  const updates = new BrowserAppUpdates({ container, registration, reload: () => location.reload() });
  void waitForController(container).then(() => {
    const recentItems = new RecentItems(cache).snapshot;
    return storePictures(listPictureUrls([...wishlist.snapshot.items.values(), ...recentItems]));
  });
  return () => <UpdateNotice updates={updates} />;
}

/**
 * Resolves once a service worker controls the page, because the worker stores only what the page fetches after that.
 */
async function waitForController(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller !== null) return;
  await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
}

/**
 * Fetches the pictures one at a time, so that the service worker stores them without delaying the shopper's requests.
 */
async function storePictures(urls: readonly string[]): Promise<void> {
  for (const url of urls) await fetch(url, { priority: 'low' }).catch(() => undefined);
}
