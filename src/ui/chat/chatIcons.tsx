import { createIcon } from '../design/icons/createIcon.tsx';

export const ThumbUpIcon = createIcon(
  'M7.5 11v8.5H4V11Zm0 0 4-7.5c1.6 0 2.4 1.1 2.1 2.6l-.7 3.4h5.3c1.3 0 2.1 1 1.8 2.2l-1.4 6c-.3 1.1-1 1.8-2.1 1.8H7.5',
);
export const ThumbDownIcon = createIcon(
  'M7.5 13V4.5H4V13Zm0 0 4 7.5c1.6 0 2.4-1.1 2.1-2.6l-.7-3.4h5.3c1.3 0 2.1-1 1.8-2.2l-1.4-6c-.3-1.1-1-1.8-2.1-1.8H7.5',
);
export const EditIcon = createIcon('m4.5 19.5 1-4L16.5 4.5l3 3L8.5 18.5Zm9.5-12.5 3 3');
export const ExpandIcon = createIcon('m5.5 14.5 6.5-6.5 6.5 6.5');
export const FullScreenIcon = createIcon('M14 4.5h5.5V10M10 19.5H4.5V14m15-9.5L13.5 10.5m-9 9 6-6');
export const ShrinkIcon = createIcon('M19 10.5h-5.5V5M5 13.5h5.5V19m3-8.5 6-6m-9 9-6 6');
