/** The product's name, support address and hosts. */
export const PRODUCT = {
  name: 'Atelier',
  supportEmail: 'support@atelier.test',
  /** A request to this host gets the marketing site instead of the app (spec 2.1). */
  marketingHost: 'www.atelier.test',
  appHost: 'app.atelier.test',
} as const;
