import type { Page } from './Page.ts';
import { gallery } from './pages/gallery.ts';
import { legal } from './pages/legal.ts';
import { notFound } from './pages/notFound.ts';
import { onboarding } from './pages/onboarding.ts';
import { passwordReset } from './pages/passwordReset.ts';

/** All screens with their own path. */
export const PAGES: readonly Page[] = [onboarding, passwordReset, ...legal, ...gallery, notFound];
