import { Drawing, DrawingText, Line } from '../../design/drawings/drawing.tsx';

/** The process line with a locked closed valve. */
export function LockedValve() {
  return (
    <Drawing viewBox="0 0 560 150">
      <Line pen="flow" d="M0 104H220" />
      <path className="fine" strokeDasharray="7 5" d="M340 104H560" />
      <Line pen="solid" d="M220 76V132L280 104ZM340 76V132L280 104Z" />
      <Line d="M280 104V54M256 54H304" />
      <Line pen="hot" d="M266 24H294V46H266ZM272 24V16A8 8 0 0 1 288 16V24M280 32V39" />
      <DrawingText x={318} y={42} text="LC" />
    </Drawing>
  );
}
