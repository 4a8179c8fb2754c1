/** The logo: a bell curve, cut where entropy is constant. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M2 24C7 24 8 5 13 5s6 19 11 19" />
      <path d="M16.5 1v24" stroke="var(--flare)" />
    </svg>
  );
}
