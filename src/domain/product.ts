/** The product's name, support address and hosts. */
export const PRODUCT = {
  name: 'Atelier',
  supportEmail: 'support@atelier.test',
  /** Requests to this host get the marketing site instead of the app (spec 2.1). */
  marketingHost: 'www.atelier.test',
  appHost: 'app.atelier.test',
} as const;
