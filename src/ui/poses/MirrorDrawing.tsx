/** A line drawing of a standing mirror, as an illustration. */
export function MirrorDrawing({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 240 420"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {/* Glass and frame */}
      <path d="M120 14c52 0 82 66 82 168s-30 166-82 166-82-64-82-166 30-168 82-168Z" />
      <path d="M120 26c45 0 71 60 71 156s-26 154-71 154-71-58-71-154 26-156 71-156Z" opacity=".55" />
      {/* Posts and pivots */}
      <path d="M24 72v318M216 72v318M24 72c0-7 6-7 6 0v318M216 72c0-7-6-7-6 0v318" />
      <path d="M30 186h9M201 186h9M27 186h.01M213 186h.01" strokeWidth="3" />
      {/* Feet */}
      <path d="M27 366c31 10 62 14 93 14s62-4 93-14M27 380c-9 4-15 12-17 24M27 380c8 5 13 13 15 24M213 380c9 4 15 12 17 24M213 380c-8 5-13 13-15 24" />
      {/* Light on the glass */}
      <path d="M72 120c6-26 15-44 27-55M84 150c9-43 23-71 42-87" opacity=".4" />
      {/* A tape measure over the frame */}
      <path d="M170 46c10 22-4 42 2 66s18 40 10 70-18 36-12 62" stroke="var(--color-accent)" />
    </svg>
  );
}
