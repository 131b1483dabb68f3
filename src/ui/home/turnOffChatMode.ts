import type { Notices } from '../../application/notices/Notices.ts';
import type { CurrentShopper } from '../../application/ports/CurrentShopper.ts';
import type { LazyStylist } from '../search/ChatSwitch.ts';

export interface TurnOffChatModeParts {
  readonly stylist: LazyStylist;
  readonly shopper: CurrentShopper;
  readonly notices: Pick<Notices, 'showError'>;
}

/**
 * Turns chat mode off when the shopper opens a search from the history (spec section 4, history selection). Loads the
 * code of the stylist only if chat mode is on. Never rejects: a popup shows a failure.
 */
export async function turnOffChatMode({ stylist, shopper, notices }: TurnOffChatModeParts): Promise<void> {
  const isOn = stylist.snapshot?.mode.snapshot ?? shopper.snapshot?.chatEnabled ?? false;
  if (!isOn) return;
  try {
    (await stylist.loadStylist()).session.leaveChatMode();
  } catch {
    notices.showError('part-not-loaded');
  }
}
