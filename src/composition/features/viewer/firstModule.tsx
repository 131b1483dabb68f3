import { useEffect } from 'react';
import { lazyComponent } from '../../../ui/shared/lazyComponent.tsx';
import { BASE } from '../../base.tokens.ts';
import { viewerUseCases } from './lazy.ts';
import { LazyViewer } from './LazyViewer.ts';
import { VIEWER } from './tokens.ts';
import type { Module } from '../../Module.ts';

/** Gives the first screen access to the item viewer, whose code loads after the first results. */
export const viewerFirstModule: Module = ({ bind }) => {
  bind(VIEWER.lazy)
    .toResolvedValue(
      (modules, notices, clock, connection) => new LazyViewer({ modules, notices, clock, connection }),
      [BASE.modules, BASE.notices, BASE.clock, BASE.connection],
    )
    .inSingletonScope();
  // The first results do not wait for the viewer. An early click opens the viewer when it has loaded.
  bind(VIEWER.openItem).toResolvedValue(
    (lazyViewer, modules) =>
      (...choice) =>
        lazyViewer.runWhenLoaded(
          async () => (await modules.get(viewerUseCases, VIEWER.session)).open(...choice),
          choice[0].id,
        ),
    [VIEWER.lazy, BASE.modules],
  );
  bind(VIEWER.overlay).toResolvedValue(
    (lazyViewer, modules) =>
      lazyComponent(async () => {
        const { ItemViewerHost } = await lazyViewer.host;
        const useCases = await modules.get(viewerUseCases, VIEWER.useCases);
        return function Viewer() {
          useEffect(() => lazyViewer.onHostMounted(), []);
          return <ItemViewerHost useCases={useCases} code={lazyViewer} />;
        };
      }),
    [VIEWER.lazy, BASE.modules],
  );
};
