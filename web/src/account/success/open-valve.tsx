import { Drawing, DrawingText, Line } from '../../design/drawings/drawing.tsx';

/** The valve of the sign-in page, unlocked; the line behind it shows flow once the subscription is active. */
export function OpenValve({ open }: { open: boolean }) {
  return (
    <Drawing viewBox="0 0 560 150">
      <Line pen="flow" d="M0 104H220" />
      {open ? (
        <Line pen="flow" d="M340 104H560M430 96l10 8-10 8" />
      ) : (
        <path className="fine" strokeDasharray="7 5" d="M340 104H560" />
      )}
      <Line d="M220 76V132L280 104ZM340 76V132L280 104Z" />
      <Line d="M280 104V54M256 54H304" />
      <DrawingText x={318} y={50} text={open ? 'LO' : 'LC'} />
    </Drawing>
  );
}
