import { codeLogin, CodeFlowSettings, defineLogin } from '../login.ts';

export const google = {
  title: 'Google',
  way: 'google',
  settings: CodeFlowSettings,
  login: defineLogin('google', 'Google', "Exchanges Google's authorization code for a session", codeLogin('Google')),
} as const;
