import { defineCall } from './Call.ts';
import { Empty } from './fields.ts';
import { Profile } from './user.ts';

export const openSeparateAccount = defineCall({
  name: 'openSeparateAccount',
  summary: 'Opens a separate account for the sign-in method that was just refused with 409',
  method: 'POST',
  path: '/api/auth/separate',
  access: 'anyone',
  body: Empty,
  response: Profile,
});

export const logoutEverywhere = defineCall({
  name: 'logoutEverywhere',
  summary: 'Ends every session of the shopper, on all devices',
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  access: 'session',
  body: Empty,
});
