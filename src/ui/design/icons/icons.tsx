import { createIcon } from './createIcon.tsx';

export type { Icon } from './createIcon.tsx';

const MIRRORED = { isMirrored: true };
const HEART_PATH =
  'M12 20c-4.6-3.1-8.5-6.5-8.5-10.7C3.5 6.6 5.5 4.7 8 4.7c1.7 0 3.1 .9 4 2.4 .9-1.5 2.3-2.4 4-2.4 2.5 0 4.5 1.9 4.5 4.6C20.5 13.5 16.6 16.9 12 20Z';

export const MenuIcon = /*#__PURE__*/ createIcon('M4 8.5h16M4 15.5h10.5', MIRRORED);
export const AccountIcon = /*#__PURE__*/ createIcon(
  'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.5 20c.6-3.3 3.7-5.3 7.5-5.3s6.9 2 7.5 5.3',
);
export const CloseIcon = /*#__PURE__*/ createIcon('m6 6 12 12M18 6 6 18');
export const PreviousIcon = /*#__PURE__*/ createIcon('m14.5 5.5-6.5 6.5 6.5 6.5', MIRRORED);
export const NextIcon = /*#__PURE__*/ createIcon('m9.5 5.5 6.5 6.5-6.5 6.5', MIRRORED);
export const UpIcon = /*#__PURE__*/ createIcon('M12 19.5V5m-6 6 6-6.5 6 6.5');
export const SearchIcon = /*#__PURE__*/ createIcon(
  'M10.7 17.4a6.7 6.7 0 1 0 0-13.4 6.7 6.7 0 0 0 0 13.4ZM20 20l-4.5-4.5',
);
export const HomeIcon = /*#__PURE__*/ createIcon(
  'M4.5 20v-9.2L12 4.5l7.5 6.3V20h-5.2v-5.5c0-1.3-1-2.2-2.3-2.2s-2.3 .9-2.3 2.2V20Z',
);
export const HeartIcon = /*#__PURE__*/ createIcon(HEART_PATH);
export const HeartFilledIcon = /*#__PURE__*/ createIcon(HEART_PATH, { isFilled: true });
export const MirrorIcon = /*#__PURE__*/ createIcon(
  'M12 3.5c3.3 0 5.5 2.8 5.5 6.7s-2.2 6.8-5.5 6.8-5.5-2.9-5.5-6.8S8.7 3.5 12 3.5ZM12 17v3.5m-4 0h8M9.8 9.3c.2-1.5 1-2.5 2.2-2.8',
);
export const HangerIcon = /*#__PURE__*/ createIcon(
  'M9.8 6.4A2.3 2.3 0 1 1 12.7 8.6c-.5 .2-.7 .6-.7 1.1v.9l8 5.3c.9 .6 .5 2.1-.7 2.1H4.7c-1.2 0-1.6-1.5-.7-2.1l8-5.3',
);
export const FilterIcon = /*#__PURE__*/ createIcon(
  'M4 7.5h8.5m5 0H20M4 16.5h2.5m5 0H20M15 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM9 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
);
export const SortIcon = /*#__PURE__*/ createIcon('M8 5v14m-3.5-3.5L8 19l3.5-3.5M16 19V5m-3.5 3.5L16 5l3.5 3.5');
export const CheckIcon = /*#__PURE__*/ createIcon('m4.5 12.8 5 5L19.5 6.5');
export const RetryIcon = /*#__PURE__*/ createIcon('M19.5 5v5h-5m4.7-.4A7.7 7.7 0 1 0 19.6 14');
export const OfflineIcon = /*#__PURE__*/ createIcon(
  'M4 4l16 16M3.5 10.5A12 12 0 0 1 7.3 8m3.5-1a12.3 12.3 0 0 1 9.7 3.5M7 14a7.5 7.5 0 0 1 5-2m4.3 1.5 .7 .5M12 18.3h.01',
);
export const AttachIcon = /*#__PURE__*/ createIcon(
  'm19 11.5-6.9 6.9a4.2 4.2 0 0 1-6-6l7.2-7.2a2.9 2.9 0 0 1 4.1 4.1l-7 7a1.5 1.5 0 0 1-2.1-2.1l6.4-6.4',
);
export const SimilarIcon = /*#__PURE__*/ createIcon(
  'M9 17.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm6 0a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Z',
);
export const SendIcon = /*#__PURE__*/ createIcon('M4.5 12h15m-6-6.5L20 12l-6.5 6.5', MIRRORED);
export const StylistIcon = /*#__PURE__*/ createIcon('M4.5 5.5h15V16H12L7.5 20v-4h-3Zm4.5 5.2h.01m3 0h.01m3 0h.01');
export const StopIcon = /*#__PURE__*/ createIcon('M7.5 7.5h9v9h-9Z');
export const PlusIcon = /*#__PURE__*/ createIcon('M12 4.5v15M4.5 12h15');
