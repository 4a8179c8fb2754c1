import { Drawing, DrawingText, Line } from './drawing.tsx';

/* Equipment on the process line of the home page, which runs at y = 100 in a 180 × 140 view box. */
const field = '0 0 180 140';

/** A pump symbol (ISO 10628). */
export function PumpStation() {
  return (
    <Drawing viewBox={field}>
      <Line pen="cut" d="M92 100a34 34 0 1 0-68 0 34 34 0 0 0 68 0" />
      <Line d="M58 66 92 100 58 134" />
      <DrawingText x={58} y={52} text="P-101" />
    </Drawing>
  );
}

/** An orifice plate with its transmitter and controller. */
export function MeasuringStation() {
  return (
    <Drawing viewBox={field}>
      <Line d="M52 84V116M64 84V116M58 84V58" />
      <Line pen="cut" d="M80 36a22 22 0 1 0-44 0 22 22 0 0 0 44 0M160 36a22 22 0 1 0-44 0 22 22 0 0 0 44 0" />
      <Line d="M116 36H160" />
      <path className="fine" strokeDasharray="5 4" d="M80 36H116" />
      <DrawingText x={58} y={33} text="FT" />
      <DrawingText x={58} y={47} text="102" />
      <DrawingText x={138} y={31} text="FIC" />
      <DrawingText x={138} y={49} text="102" />
    </Drawing>
  );
}

/** A control valve. */
export function ValveStation() {
  return (
    <Drawing viewBox={field}>
      <Line pen="cut" d="M28 82V118L88 82V118Z" />
      <Line d="M58 100V72M36 72C36 46 80 46 80 72Z" />
      <path className="fine" strokeDasharray="5 4" d="M58 52V36H0" />
      <DrawingText x={112} y={68} text="FV-102" />
    </Drawing>
  );
}

/** A relief valve on a branch, to flare. */
export function ReliefStation() {
  return (
    <Drawing viewBox={field}>
      <Line d="M58 100V74" />
      <Line pen="hot" d="M42 74H74L58 50ZM58 50 82 36V64ZM58 50V16M48 24l20-6M48 34l20-6M82 50H150M141 45l9 5-9 5" />
      <DrawingText x={122} y={38} text="to flare" />
      <DrawingText x={104} y={84} text="PSV-103" />
    </Drawing>
  );
}
