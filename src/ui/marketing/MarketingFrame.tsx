import type { ReactNode } from 'react';
import { MotionContext } from '../home/motion/MotionContext.ts';
import { marketingText } from '../text/marketingText.ts';
import type { MarketingPageProps } from './MarketingPageProps.ts';
import { PageMotionContext, usePageMotion } from './PageMotion.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import styles from './MarketingFrame.module.css';

export interface MarketingFrameProps extends Pick<MarketingPageProps, 'appUrl' | 'clock' | 'visibility'> {
  readonly page: 'website' | 'vision';
  readonly children: ReactNode;
}

/** The header, the footer and the button that pauses motion, shared by the pages of the marketing site. */
export function MarketingFrame({ page, appUrl, clock, visibility, children }: MarketingFrameProps) {
  const pageMotion = usePageMotion(clock, visibility);
  return (
    <PageMotionContext value={pageMotion}>
      <MotionContext value={pageMotion.motion}>
        <a className={styles.skip} href="#main">
          {marketingText.toMain}
        </a>
        <SiteHeader page={page} appUrl={appUrl} />
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <SiteFooter page={page} appUrl={appUrl} />
      </MotionContext>
    </PageMotionContext>
  );
}
