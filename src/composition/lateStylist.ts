import type { Stylist } from '../ui/search/ChatSwitch.ts';
import type { Composition } from './container.ts';
import { TOKENS } from './tokens.ts';

/** The stylist, who follows search and shopper from the first time they are wanted. */
export function lateStylist({ container, modules }: Composition): () => Promise<Stylist> {
  let following = false;
  return async () => {
    await modules.load('chat', async () => (await import('./modules/chat.module.ts')).chatModule);
    const stylist = { session: container.get(TOKENS.chat), mode: container.get(TOKENS.chatMode) };
    if (!following) {
      following = true;
      stylist.mode.start();
      stylist.session.start();
    }
    return stylist;
  };
}
