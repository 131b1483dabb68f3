/** A tailor's dress form, in one pen. */
export function DressForm({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 420" fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" focusable="false">
      {/* Cap, neck and shoulders */}
      <path d="M120 12v-6M108 18c2-6 22-6 24 0 2 5-1 8-1 12h-22c0-4-3-7-1-12Z" />
      <path d="M107 30c-1 12-4 20-12 25-14 8-30 9-37 19-6 9-4 26-1 41 3 14 8 26 10 40M133 30c1 12 4 20 12 25 14 8 30 9 37 19 6 9 4 26 1 41-3 14-8 26-10 40" />
      {/* Waist and hips */}
      <path d="M67 155c4 20 8 36 8 52-1 26-20 46-22 78-1 15 2 27 4 37M173 155c-4 20-8 36-8 52 1 26 20 46 22 78 1 15-2 27-4 37" />
      <path d="M57 322c20 8 42 11 63 11s43-3 63-11" />
      {/* Armholes */}
      <path d="M58 76c11 8 15 24 11 42-1 7-6 10-11 8M182 76c-11 8-15 24-11 42 1 7 6 10 11 8" opacity=".55" />
      {/* Seams */}
      <path d="M120 32v300M90 58c5 30-6 52-6 76 0 28 11 50 10 74-1 30-18 60-16 121M150 58c-5 30 6 52 6 76 0 28-11 50-10 74 1 30 18 60 16 121" opacity=".55" />
      {/* Tape and pins */}
      <path d="M74.5 200c15 6 30 8 45.5 8s30.5-2 45.5-8M75 208c15 6 30 8 45 8s30-2 45-8" />
      <path d="m149 98 17-10" /><path d="M167.5 87h.01" strokeWidth="4" />
      {/* The thread that has been left hanging */}
      <path d="M150 98c14 14 38 30 36 66s14 52 14 92-18 42-12 82" stroke="var(--color-accent)" />
      {/* Stand */}
      <path d="M120 333v52M120 385c-22 0-42 7-50 19M120 385c22 0 42 7 50 19M120 385v21M113 345h14" />
    </svg>
  );
}
