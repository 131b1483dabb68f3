/** The pages of the marketing site are rendered at build time: while rendering, they cannot use `window`. */
export interface MarketingPageProps {
  /** URL of the app. */
  readonly appUrl: string;
}
