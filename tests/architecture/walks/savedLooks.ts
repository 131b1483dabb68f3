import type { ProjectAddition } from './ProjectCopy.ts';

const CLIENT_FILES = {
  'src/domain/looks/SavedLook.ts': `export interface SavedLook {
  readonly id: string;
  readonly title: string;
}
`,
  'src/application/ports/SavedLooks.ts': `import type { SavedLook } from '../../domain/looks/SavedLook.ts';

/** The looks that a shopper saved. Rejects with a \`CallError\`. */
export interface SavedLooks {
  fetch(userId: string, signal?: AbortSignal): Promise<readonly SavedLook[]>;
}
`,
  'src/application/looks/SavedLooksService.ts': `import type { SavedLook } from '../../domain/looks/SavedLook.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { SavedLooks } from '../ports/SavedLooks.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';

/** The saved looks of the signed-in shopper. */
export class SavedLooksService implements Observable<readonly SavedLook[]> {
  readonly #looks: SavedLooks;
  readonly #shopper: CurrentShopper;
  readonly #state = new SnapshotHolder<readonly SavedLook[]>([]);

  constructor(looks: SavedLooks, shopper: CurrentShopper) {
    this.#looks = looks;
    this.#shopper = shopper;
  }

  get snapshot(): readonly SavedLook[] {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  async load(): Promise<void> {
    const userId = this.#shopper.snapshot?.id;
    if (userId) this.#state.set(await this.#looks.fetch(userId));
  }
}
`,
  'src/adapters/http/HttpSavedLooks.ts': `import * as calls from '../../../contract/savedLooks.ts';
import type { SavedLooks } from '../../application/ports/SavedLooks.ts';
import type { SavedLook } from '../../domain/looks/SavedLook.ts';
import type { HttpClient } from './HttpClient.ts';

export class HttpSavedLooks implements SavedLooks {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async fetch(userId: string, signal?: AbortSignal): Promise<readonly SavedLook[]> {
    return this.#client.send(calls.fetchSavedLooks, { params: { userId }, signal }, 'Failed to retrieve looks');
  }
}
`,
  'src/adapters/memory/InMemorySavedLooks.ts': `import type { SavedLooks } from '../../application/ports/SavedLooks.ts';
import type { SavedLook } from '../../domain/looks/SavedLook.ts';

export class InMemorySavedLooks implements SavedLooks {
  readonly #looks: readonly SavedLook[];

  constructor(looks: readonly SavedLook[]) {
    this.#looks = looks;
  }

  async fetch(): Promise<readonly SavedLook[]> {
    return this.#looks;
  }
}
`,
  'src/ui/text/names/looks.ts': `export const looksName = 'Looks';
`,
  'src/ui/text/looks.ts': `export const looksText = { title: 'Saved looks' } as const;
`,
  'src/ui/looks/SavedLooksViewModel.ts': `import { makeAutoObservable, observableRef } from 'mobx';
import type { SavedLooksService } from '../../application/looks/SavedLooksService.ts';
import type { SavedLook } from '../../domain/looks/SavedLook.ts';

/** The saved looks on screen. */
export class SavedLooksViewModel {
  looks: readonly SavedLook[];
  readonly #service: SavedLooksService;

  constructor(service: SavedLooksService) {
    this.#service = service;
    this.looks = service.snapshot;
    makeAutoObservable(this, { looks: observableRef }, { autoBind: true });
  }

  start(): () => void {
    void this.#service.load();
    return this.#service.subscribe(this.follow);
  }

  follow(): void {
    this.looks = this.#service.snapshot;
  }
}
`,
  'src/ui/looks/SavedLooksTab.module.css': `.looks {
  padding: var(--space-2);
}
`,
  'src/ui/looks/SavedLooksTab.tsx': `import { observer } from 'mobx-react-lite';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { looksText } from '../text/looks.ts';
import type { SavedLooksViewModel } from './SavedLooksViewModel.ts';
import styles from './SavedLooksTab.module.css';

export const SavedLooksTab = observer(function SavedLooksTab({
  createView,
}: {
  readonly createView: () => SavedLooksViewModel;
}) {
  const { looks } = useOwnedViewModel(createView);
  return (
    <section className={styles.looks}>
      <h2>{looksText.title}</h2>
      <ul>
        {looks.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </section>
  );
});
`,
  'src/composition/features/looks/tokens.ts': `import type { ComponentType } from 'react';
import type { SavedLooksService } from '../../../application/looks/SavedLooksService.ts';
import type { SavedLooks } from '../../../application/ports/SavedLooks.ts';
import type { TabContentProps } from '../../../ui/frame/TabContent.ts';
import type { SavedLooksViewModel } from '../../../ui/looks/SavedLooksViewModel.ts';
import { token } from '../../token.ts';

export const LOOKS = {
  looks: token<SavedLooks>('SavedLooks'),
  service: token<SavedLooksService>('SavedLooksService'),
  createView: token<() => SavedLooksViewModel>('SavedLooksViewModel'),
  tab: token<ComponentType<TabContentProps>>('SavedLooksTab'),
} as const;
`,
  'src/composition/features/looks/looks.module.tsx': `import { HttpSavedLooks } from '../../../adapters/http/HttpSavedLooks.ts';
import { SavedLooksService } from '../../../application/looks/SavedLooksService.ts';
import { SavedLooksTab } from '../../../ui/looks/SavedLooksTab.tsx';
import { SavedLooksViewModel } from '../../../ui/looks/SavedLooksViewModel.ts';
import { BASE } from '../../base.tokens.ts';
import type { Module } from '../../Module.ts';
import { LOOKS } from './tokens.ts';

export const looksModule: Module = ({ bind }) => {
  bind(LOOKS.looks)
    .toResolvedValue((http) => new HttpSavedLooks(http), [BASE.http])
    .inSingletonScope();
  bind(LOOKS.service)
    .toResolvedValue((looks, shopper) => new SavedLooksService(looks, shopper), [LOOKS.looks, BASE.shopper])
    .inSingletonScope();
  bind(LOOKS.createView).toResolvedValue((service) => () => new SavedLooksViewModel(service), [LOOKS.service]);
  bind(LOOKS.tab).toResolvedValue(
    (createView) =>
      function Looks() {
        return <SavedLooksTab createView={createView} />;
      },
    [LOOKS.createView],
  );
};
`,
  'src/composition/features/looks/manifest.ts': `import { HangerIcon } from '../../../ui/design/icons/icons.tsx';
import { looksName } from '../../../ui/text/names/looks.ts';
import type { Feature } from '../../Feature.ts';
import { LOOKS } from './tokens.ts';

export const looks: Feature = {
  tab: {
    id: 'looks',
    label: looksName,
    icon: HangerIcon,
    token: LOOKS.tab,
    lazy: { name: 'looks', load: async () => (await import('./looks.module.tsx')).looksModule },
  },
};
`,
};

const SERVER_FILES = {
  'contract/savedLooks.ts': `import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { Id, UserId } from './fields.ts';

export const fetchSavedLooks = defineCall({
  name: 'fetchSavedLooks',
  summary: 'The looks that a shopper saved, newest first',
  method: 'GET',
  path: '/api/looks/:userId',
  access: 'owner',
  params: z.object({ userId: UserId }),
  response: z.array(z.object({ id: Id, title: z.string() })),
});
`,
  'server/http/routes/savedLooks.ts': `import { fetchSavedLooks } from '../../../contract/savedLooks.ts';
import type { Wishlists } from '../../application/ports/Wishlists.ts';
import type { CallServer } from '../CallServer.ts';

export function serveSavedLooks(calls: CallServer, wishlists: Wishlists): void {
  calls.serve(fetchSavedLooks, async ({ params }) =>
    (await wishlists.listItemIds(params.userId)).map((id) => ({ id, title: id })),
  );
}
`,
};

/** The example feature of docs/house.md: a tab with a screen, a use case, and a call behind a port. */
export const savedLooksAddition: ProjectAddition = {
  newFiles: { ...CLIENT_FILES, ...SERVER_FILES },
  edits: {
    'contract/calls.ts': [
      ["import * as pose from './pose.ts';\n", "import * as savedLooks from './savedLooks.ts';\n"],
      ['  wishlist,\n', '  savedLooks,\n'],
    ],
    'src/composition/features.ts': [
      [
        "import { history } from './features/history/manifest.ts';\n",
        "import { looks } from './features/looks/manifest.ts';\n",
      ],
      ['  poses,\n', '  looks,\n'],
    ],
    'server/http/serveFeatures.ts': [
      [
        "import { servePoses } from './routes/poses.ts';\n",
        "import { serveSavedLooks } from './routes/savedLooks.ts';\n",
      ],
      [
        '  serveWishlist(calls, store.wishlists, store.catalogue, clock);\n',
        '  serveSavedLooks(calls, store.wishlists);\n',
      ],
    ],
  },
};
