/** Icons without a text equivalent, in the stroke of the drawings. */
export function Cross() {
  return <Icon d="M4 4l12 12M16 4L4 16" />;
}

export function Bars() {
  return <Icon d="M2 6h16M2 14h16" />;
}

export function Chevron() {
  return <Icon d="M5 8l5 5 5-5" size={14} />;
}

/** Active plan. */
export function Crown() {
  return <Icon d="M3 15h14l1-9-5 4-3-6-3 6-5-4z" size={16} />;
}

/** Opens in a new tab. */
export function NewTabIcon() {
  return <Icon d="M6 14L15 5M8 5h7v7" size={16} />;
}

export function Magnifier() {
  return <Icon d="M14 8.500a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0M12.5 12.500L18 18" />;
}

/** Passkey. */
export function Key() {
  return (
    <Icon
      d="M10 6.500a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0M9 9l8 8M13 13l2.500-2.500M16 16l1.500-1.500"
      size={18}
    />
  );
}

function Icon({ d, size = 20 }: { d: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 20 ? 2 : 1.6}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
