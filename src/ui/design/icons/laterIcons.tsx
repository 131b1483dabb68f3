import { createIcon } from './createIcon.tsx';

/** Icons that the first screen does not use. This module keeps them out of its code. */

export const BackIcon = /*#__PURE__*/ createIcon('M20 12H4.5m6-6.5L4 12l6.5 6.5', { isMirrored: true });
export const DownIcon = /*#__PURE__*/ createIcon('m5.5 9.5 6.5 6.5 6.5-6.5');
export const ShareIcon = /*#__PURE__*/ createIcon('M12 15V4m-4 3.7L12 3.5l4 4.2M7 11H5.5v9h13v-9H17');
export const ExternalLinkIcon = /*#__PURE__*/ createIcon('M7 17 17 7m-8.5 0H17v8.5', { isMirrored: true });
export const TrashIcon = /*#__PURE__*/ createIcon(
  'M4.5 6.5h15M9.5 6.3V4.2h5v2.1M6.5 6.5l.9 13.3h9.2l.9-13.3M10.2 10.5v5.5m3.6-5.5v5.5',
);
export const CopyIcon = /*#__PURE__*/ createIcon('M8.5 8.5h11v11h-11ZM15.5 8.3V4.5h-11v11h3.8');
export const EyeIcon = /*#__PURE__*/ createIcon(
  'M3 12c2.2-4 5.3-6 9-6s6.8 2 9 6c-2.2 4-5.3 6-9 6s-6.8-2-9-6Zm9 2.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
);
export const EyeOffIcon = /*#__PURE__*/ createIcon(
  'M3.5 9c1.8 3.3 4.8 5.2 8.5 5.2s6.7-1.9 8.5-5.2M12 14.3v3.2m-5-4.6-1.7 2.7m11.7-2.7 1.7 2.7',
);
