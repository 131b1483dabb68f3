/** The new files for another identity provider that docs/house.md describes: an OpenID provider with a popup. */
export const PROVIDER_FILES: Readonly<Record<string, string>> = {
  'contract/providers/contoso.ts': `
import { codeLogin, CodeFlowSettings, defineLogin } from '../login.ts';

export const contoso = {
  title: 'Contoso',
  way: 'contoso',
  settings: CodeFlowSettings,
  login: defineLogin('contoso', 'Contoso', "Exchanges Contoso's authorization code for a session", codeLogin('Contoso')),
} as const;
`,
  'server/identity/providers/contoso/contosoProvider.ts': `
import type { ProviderSettings } from '../../../../contract/identityProviders.ts';
import { OpenIdVerifier } from '../../openid/OpenIdVerifier.ts';
import { ProviderClock } from '../../ProviderClock.ts';
import { serveCallback } from '../../openid/serveCallback.ts';
import { readVariable, type ProviderDefinition } from '../../ProviderDefinition.ts';

const ISSUER = 'https://login.contoso.example';

export const contosoProvider: ProviderDefinition<ProviderSettings['contoso']> = {
  isByPassword: false,
  findMistakes: (environment) =>
    readVariable(environment, 'CONTOSO_CLIENT_ID') === '' ? ['CONTOSO_CLIENT_ID is needed.'] : [],
  configure: (environment) => (serverClock) => {
    const clientId = readVariable(environment, 'CONTOSO_CLIENT_ID');
    const clientSecret = readVariable(environment, 'CONTOSO_CLIENT_SECRET');
    return {
      verifier: new OpenIdVerifier({
        settings: async () => ({ issuer: ISSUER, clientId, clientSecret }),
        callbackPath: '/auth/contoso/callback',
        clock: new ProviderClock(serverClock),
      }),
      clientSettings: { clientId, authorizationEndpoint: \`\${ISSUER}/authorize\` },
      routes: (app) => serveCallback(app, '/auth/contoso/callback'),
    };
  },
};
`,
  'src/adapters/identity/contoso/contosoProvider.ts': `
import type { ClientProvider } from '../ClientProvider.ts';
import { BrowserPopups } from '../openid/BrowserPopups.ts';
import { CodePopup, type CodeFlowSettings } from '../openid/CodePopup.ts';

export const contosoProvider: ClientProvider<CodeFlowSettings | null> = {
  popup: (parts) => new CodePopup({ ...parts, popups: new BrowserPopups(), callbackPath: '/auth/contoso/callback' }),
};
`,
};
