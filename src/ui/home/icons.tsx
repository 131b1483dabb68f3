import { createIcon } from '../design/icons/createIcon.tsx';

export const PauseIcon = /*#__PURE__*/ createIcon('M9 6v12M15 6v12');
export const PlayIcon = /*#__PURE__*/ createIcon('M8.5 5.5v13l10-6.5Z');
