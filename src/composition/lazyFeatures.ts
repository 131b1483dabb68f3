import type { AttachmentUpload } from '../application/attachments/AttachmentUpload.ts';
import { SnapshotHolder } from '../application/Snapshots.ts';
import type { LazyStylist, Stylist } from '../ui/search/ChatSwitch.ts';
import { importIfOnline } from '../ui/shared/lazyComponent.tsx';
import type { Composition } from './container.ts';
import type { FeatureModules } from './FeatureModules.ts';
import { TOKENS } from './tokens.ts';

/** What the viewer and the stylist both stand on. */
export const loadItems = (modules: FeatureModules): Promise<void> =>
  modules.load('items', () => importIfOnline(async () => (await import('./modules/items.module.ts')).itemsModule));

/** The stylist, who follows search and shopper from the first time they are wanted. */
export function lazyStylist({ container, modules }: Composition): LazyStylist {
  const here = new SnapshotHolder<Stylist | null>(null);
  const start = once((stylist: Stylist) => {
    stylist.mode.start();
    stylist.session.start();
    here.set(stylist);
  });
  return {
    get snapshot() {
      return here.snapshot;
    },
    subscribe: (listener) => here.subscribe(listener),
    load: async () => {
      await Promise.all([
        loadItems(modules),
        modules.load('chat', () => importIfOnline(async () => (await import('./modules/chat.module.ts')).chatModule)),
      ]);
      return start({ session: container.get(TOKENS.chat), mode: container.get(TOKENS.chatMode) });
    },
  };
}

/** The upload of photos, which gives way to another shopper from the first time it is wanted. */
export function lazyUpload({ container, modules }: Composition): () => Promise<AttachmentUpload> {
  const start = once((upload: AttachmentUpload) => void upload.start());
  return async () => {
    await modules.load('upload', () =>
      importIfOnline(async () => (await import('./modules/upload.module.ts')).uploadModule),
    );
    return start(container.get(TOKENS.upload));
  };
}

function once<Part>(start: (part: Part) => void): (part: Part) => Part {
  let started = false;
  return (part) => {
    if (!started) start(part);
    started = true;
    return part;
  };
}
