/** The logo: a sewing button with four holes and one stitch across. */
export function Logo({ className, holeClassName }: { readonly className?: string; readonly holeClassName?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M16 2.75a13.25 13.25 0 1 1 0 26.5 13.25 13.25 0 0 1 0-26.5Z" />
      <path d="m11.75 11.75 8.5 8.5" strokeWidth="2.25" strokeLinecap="round" />
      <g fill="currentColor" stroke="none">
        <circle className={holeClassName} cx="11.75" cy="11.75" r="2" />
        <circle className={holeClassName} cx="20.25" cy="11.75" r="2" />
        <circle className={holeClassName} cx="20.25" cy="20.25" r="2" />
        <circle className={holeClassName} cx="11.75" cy="20.25" r="2" />
      </g>
    </svg>
  );
}
