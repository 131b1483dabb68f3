/** The house mark: a sewing button with four holes and one stitch across. */
export function Mark({ className, holeClassName }: { readonly className?: string; readonly holeClassName?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true" focusable="false">
      <path d="M16 2.75a13.25 13.25 0 1 1 0 26.5 13.25 13.25 0 0 1 0-26.5Z" />
      <path d="M16 6.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Z" strokeWidth="0.75" />
      <path d="m12.5 12.5 7 7" strokeWidth="2" strokeLinecap="round" />
      <g fill="currentColor" stroke="none">
        <circle className={holeClassName} cx="12.5" cy="12.5" r="1.75" />
        <circle className={holeClassName} cx="19.5" cy="12.5" r="1.75" />
        <circle className={holeClassName} cx="19.5" cy="19.5" r="1.75" />
        <circle className={holeClassName} cx="12.5" cy="19.5" r="1.75" />
      </g>
    </svg>
  );
}
