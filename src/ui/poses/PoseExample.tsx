/**
 * A line drawing of a suitable photo: a person who faces the camera, from head to toe, with the arms slightly away
 * from the body.
 */
export function PoseExample({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 140 236"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {/* The frame of the photo */}
      <path d="M4 20V4h16M120 4h16v16M136 216v16h-16M20 232H4v-16" />
      {/* Head, hair and face */}
      <path d="M59.5 36c0-9 4.200-15 10.500-15s10.500 6 10.500 15-4.600 16.500-10.500 16.500S59.500 45 59.500 36Z" />
      <path
        d="M59 39c-3-13 1.500-22 11-22s14 9 11 22c-1-6.500-3.500-9.500-8-10.500-4 2.500-10.500 2-14 10.500Z"
        fill="currentColor"
        fillOpacity=".16"
      />
      <path d="M65.500 37.500h1.400M73.100 37.500h1.400M70 39v3.600M67.800 46.200c1.400 .9 3 .9 4.400 0" />
      {/* Neck and tee */}
      <path d="M65.500 51v6.500c0 2.500-3 3.500-6.500 4.500-5 1.400-9.500 2.500-11.500 7l-6 20 9.500 3 2.500-8 1 48c10 2.600 21 2.600 31 0l1-48 2.500 8 9.500-3-6-20c-2-4.500-6.500-5.600-11.500-7-3.500-1-6.500-2-6.500-4.500V51" />
      <path d="M60.500 61.500c2.500 5 5.500 7 9.500 7s7-2 9.500-7" />
      {/* Arms */}
      <path d="M42.500 89.500 35 122l-3.500 12c-1.500 4-2 7-.5 9.500 2 1.500 4.500-1 5-4l2-6 10-41M97.500 89.500l7.500 32.500 3.500 12c1.500 4 2 7 .5 9.500-2 1.500-4.500-1-5-4l-2-6-10-41" />
      {/* Trousers and shoes */}
      <path d="M54.500 131.500c-2 10-1.500 24 0 40l3 40.500h10.500l2-62 2 62h10.500l3-40.500c1.500-16 2-30 0-40M70 134v16" />
      <path d="M57.500 212c-.5 4-3.500 5.500-5 8h14c1.500-2.500 1.500-5 1.500-8M82.500 212c.5 4 3.500 5.500 5 8h-14c-1.500-2.500-1.500-5-1.500-8" />
      {/* The gap between the arms and the body */}
      <path
        d="M44.500 128.500c2.500 1.400 4.500 1.400 7 .5M95.500 128.500c-2.500 1.400-4.500 1.400-7 .5"
        stroke="var(--color-accent)"
      />
    </svg>
  );
}
