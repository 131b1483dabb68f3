import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { QUERY } from '../shared/paths.ts';
import {
  ViewerAddressSync,
  type AddressBar,
  type AddressedViewer,
  type ViewerAddress,
  type ViewerPlace,
} from './ViewerAddress.ts';

/** Keeps `?item=` and the viewer together for as long as the caller is on screen; closes the viewer after that. */
export function useViewerAddress(viewer: AddressedViewer): void {
  const location = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });
  const told = useRef<Location | null>(null);
  useLayoutEffect(() => {
    latest.current = { location, navigate };
  });
  const [sync] = useState(
    () =>
      new ViewerAddressSync(
        viewer,
        barOver(() => latest.current),
      ),
  );

  useEffect(() => {
    told.current = latest.current.location;
    const stop = sync.start(addressIn(latest.current.location));
    return () => {
      stop();
      viewer.close();
    };
  }, [sync, viewer]);

  useEffect(() => {
    if (location === told.current) return;
    told.current = location;
    sync.arrived(addressIn(location), kind === NavigationType.Pop);
  }, [sync, location, kind]);
}

function addressIn({ search, state }: Location): ViewerAddress {
  return { itemId: new URLSearchParams(search).get(QUERY.item) || null, place: placeIn(state) };
}

function placeIn(state: unknown): ViewerPlace | null {
  const place = (state as { viewer?: Partial<ViewerPlace> } | null)?.viewer;
  const { key, index, depth } = place ?? {};
  if (typeof key !== 'number' || typeof index !== 'number' || typeof depth !== 'number') return null;
  return { key, index, depth };
}

type Router = () => { readonly location: Location; readonly navigate: ReturnType<typeof useNavigate> };

function barOver(router: Router): AddressBar {
  const to = (itemId: string | null, place: ViewerPlace | null, replace: boolean): void => {
    const { location, navigate } = router();
    const search = new URLSearchParams(location.search);
    if (itemId === null) search.delete(QUERY.item);
    else search.set(QUERY.item, itemId);
    // A new step has no notes of others; in place, theirs stay.
    const state = { ...(replace ? (location.state as object | null) : null), viewer: place };
    void navigate({ pathname: location.pathname, search: search.toString(), hash: location.hash }, { replace, state });
  };
  return {
    push: (itemId, place) => to(itemId, place, false),
    replace: (itemId, place) => to(itemId, place, true),
    go: (steps) => void router().navigate(steps),
  };
}
