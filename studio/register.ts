import { readdir } from 'node:fs/promises';
import type { Silhouette } from './garments/Silhouette.ts';

/** Loads all silhouettes. Every file in `garments/` is one. */
export async function loadSilhouettes(): Promise<ReadonlyMap<string, Silhouette>> {
  const folder = new URL('./garments/', import.meta.url);
  const files = (await readdir(folder)).filter((file) => /^[a-z-]+\.ts$/.test(file)).sort();
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<{ silhouette: Silhouette }>),
  );
  return new Map(modules.map(({ silhouette }) => [silhouette.name, silhouette]));
}
