import { Drawing, Line } from './drawing.tsx';

/** An orifice plate between flanges, in section. */
export function OrificePlate() {
  return (
    <Drawing>
      <Line
        pen="flow"
        d="M6 50H154M6 40C50 40 62 45 80 45.500S112 40 154 40M6 60C50 60 62 55 80 54.500S112 60 154 60"
      />
      <Line d="M6 30H76M84 30H154M6 70H76M84 70H154M6 26H56M104 26H154M6 74H56M104 74H154" />
      <Line d="M76 30V8H66V21L56 26V30M84 30V8H94V21L104 26V30M76 70V92H66V79L56 74V70M84 70V92H94V79L104 74V70" />
      <Line pen="solid" d="M78.5 5H81.500V42H78.500ZM78.5 58H81.500V95H78.500Z" />
    </Drawing>
  );
}

/** An orifice plate in P&ID: flanges and plate on a line, with its bore dimensioned. */
export function OrificeBore() {
  return (
    <Drawing>
      <Line d="M6 50H70M90 50H154M70 24V76M90 24V76" />
      <Line pen="solid" d="M78.5 14H81.500V41H78.500ZM78.5 59H81.500V86H78.500Z" />
      <Line pen="hot" d="M84 41H128M84 59H128M120 41V59M117 47l3-6 3 6M117 53l3 6 3-6" />
      <Line pen="flow" d="M18 50H44M38 46l6 4-6 4" />
    </Drawing>
  );
}
