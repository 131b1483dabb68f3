import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import type { FilterSnapshot } from '../../application/filters/FilterManager.ts';
import type { Observable } from '../../application/Snapshots.ts';
import { panelOf } from '../shared/paths.ts';
import { readSearch, withSearch } from './searchAddress.ts';
import { SearchAddressSync, type AddressedSearch, type SearchBar } from './SearchAddressSync.ts';

/** Keeps the address and the search together for as long as the caller is on screen. */
export function useSearchAddress(search: AddressedSearch, filters: Observable<FilterSnapshot>): void {
  const location = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });
  const started = useRef<Location | null>(null);
  useLayoutEffect(() => {
    latest.current = { location, navigate };
  });
  const [sync] = useState(
    () =>
      new SearchAddressSync(
        search,
        filters,
        barOver(() => latest.current),
      ),
  );

  useEffect(() => {
    started.current = latest.current.location;
    return sync.start(readSearch(new URLSearchParams(latest.current.location.search)));
  }, [sync]);

  useEffect(() => {
    if (location !== started.current)
      sync.arrived(readSearch(new URLSearchParams(location.search)), kind === NavigationType.Pop);
  }, [sync, location, kind]);
}

type Router = () => { readonly location: Location; readonly navigate: ReturnType<typeof useNavigate> };

/** Writes under an open panel replace its place: closing it, Back leads to before it was opened. */
function barOver(router: Router): SearchBar {
  return {
    write(address, how) {
      const { location, navigate } = router();
      const before = new URLSearchParams(location.search);
      const replace = how === 'replace' || panelOf(before) !== null;
      const search = withSearch(before, address).toString();
      void navigate(
        { pathname: location.pathname, search, hash: location.hash },
        { replace, state: replace ? location.state : null },
      );
    },
  };
}
