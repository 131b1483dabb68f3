/** A tailor's dress form, in one pen. */
export function DressForm({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 420" fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" focusable="false">
      {/* Cap, neck and shoulders */}
      <path d="M120 12v-6M108 18c2-6 22-6 24 0 2 5-1 8-1 12h-22c0-4-3-7-1-12Z" />
      <path d="M107 30c-1 12-4 20-12 25-14 8-30 9-37 19-6 9-4 26-1 41 3 14 8 26 10 40M133 30c1 12 4 20 12 25 14 8 30 9 37 19 6 9 4 26 1 41-3 14-8 26-10 40" />
      {/* Waist and hips */}
      <path d="M67 155c3 22 6 38 5 52-2 26-22 48-23 82 0 15 3 25 6 33M173 155c-3 22-6 38-5 52 2 26 22 48 23 82 0 15-3 25-6 33" />
      <path d="M55 322c20 8 44 11 65 11s45-3 65-11" />
      {/* Armholes */}
      <path d="M58 76c11 8 15 24 11 42-1 7-6 10-11 8M182 76c-11 8-15 24-11 42 1 7 6 10 11 8" opacity=".55" />
      {/* Seams */}
      <path d="M120 32v300M90 58c5 30-6 52-6 76 0 28 11 50 10 74-1 30-18 60-16 121M150 58c-5 30 6 52 6 76 0 28-11 50-10 74 1 30 18 60 16 121" opacity=".55" />
      {/* Tape and pins */}
      <path d="M71 203c16 6 33 8 49 8s33-2 49-8M72 210c16 6 32 8 48 8s32-2 48-8" />
      <path d="m152 96 14-9M150 99l14-9" />
      {/* The thread that has been left hanging */}
      <path d="M154 97c18 16 30 40 22 74s26 46 24 84-30 30-22 66" stroke="var(--color-accent)" />
      {/* Stand */}
      <path d="M120 333v52M120 385c-22 0-42 7-50 19M120 385c22 0 42 7 50 19M120 385v21M113 345h14" />
    </svg>
  );
}
