import { createIcon } from '../design/icons/createIcon.tsx';

export const CompareIcon = /*#__PURE__*/ createIcon(
  'M12 3.5v17M9 7.5H4.5v9H9M15 7.5h4.5v9H15M7 10.2 5.2 12 7 13.8M17 10.2l1.8 1.8-1.8 1.8',
);
export const AdjustIcon = /*#__PURE__*/ createIcon(
  'M8 4v16M16 4v16M8 4 5.8 6.4M8 4l2.2 2.4M8 20l-2.2-2.4M8 20l2.2-2.4M13 8.5h6M13 15.5h6',
);
export const SavePoseIcon = /*#__PURE__*/ createIcon('M5.5 4.5h13v15.5L12 15.6 5.5 20Z');
export const FigureIcon = /*#__PURE__*/ createIcon(
  'M12 6.6a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8.2 9.2c1.1-.7 2.4-1 3.8-1s2.7 .3 3.8 1l1.4 6M8.2 9.2l-1.4 6M9.4 12.4l-.3 9.1M14.6 12.4l.3 9.1M12 15.5v6',
);
