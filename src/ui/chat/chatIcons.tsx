import { drawn } from '../design/icons/icons.tsx';

export const ThumbUpIcon = drawn('M7.5 11v8.5H4V11Zm0 0 4-7.5c1.6 0 2.4 1.1 2.1 2.6l-.7 3.4h5.3c1.3 0 2.1 1 1.8 2.2l-1.4 6c-.3 1.100-1 1.800-2.100 1.800H7.500');
export const ThumbDownIcon = drawn('M7.5 13V4.500H4V13Zm0 0 4 7.500c1.600 0 2.400-1.100 2.100-2.600l-.7-3.400h5.300c1.300 0 2.100-1 1.800-2.200l-1.400-6c-.3-1.100-1-1.800-2.100-1.800H7.500');
export const WholeScreenIcon = drawn('M14 4.500h5.500V10M10 19.500H4.500V14m15-9.500L13.500 10.500m-9 9 6-6');
export const SmallerIcon = drawn('M19 10.500h-5.500V5M5 13.500h5.500V19m3-8.500 6-6m-9 9-6 6');
