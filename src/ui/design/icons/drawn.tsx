import type { ReactElement } from 'react';

/** A mark on a 24 px grid, drawn with one pen of 1.5 px; it takes the color of the surrounding text. */
export type Icon = () => ReactElement;

/** A mark of one path. Those that only one lazy part shows are drawn there, so that nobody else loads them. */
export function drawn(path: string, extra?: { readonly filled?: boolean }): Icon {
  return function DrawnIcon() {
    return (
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill={extra?.filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={path} />
      </svg>
    );
  };
}
