import { Container } from 'inversify';
import { accountsModule } from './modules/accounts.module.ts';
import { appModule } from './modules/app.module.ts';

/** The container with what the first screen needs; features bring their own modules when they are opened. */
export function createContainer(): Container {
  const container = new Container();
  container.load(appModule, accountsModule);
  return container;
}
