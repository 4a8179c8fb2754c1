import { Drawing, Line } from './drawing.tsx';

/** A calculation sheet: inputs, steps, result. For tools without a drawing. */
export function CalculationSheet() {
  return (
    <Drawing>
      <Line d="M44 6H104L120 22V94H44ZM104 6V22H120" />
      <Line pen="fine" d="M54 24H84M54 34H92M54 48H110M54 56H104M54 64H108" />
      <Line pen="flow" d="M54 80H72" />
      <Line pen="hot" d="M78 74H112V86H78Z" />
    </Drawing>
  );
}
