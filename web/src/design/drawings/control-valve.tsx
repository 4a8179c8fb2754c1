import { Drawing, Line } from './drawing.tsx';

/** A globe valve with its diaphragm actuator, in section. */
export function ControlValveSection() {
  return (
    <Drawing>
      <Line d="M20 56H44C52 56 54 50 62 48H98C106 50 108 56 116 56H140M20 88H44C60 88 62 94 80 94S100 88 116 88H140M20 52V92M140 52V92M16 52V92M144 52V92" />
      <Line d="M44 72H64V66H72M116 72H96V66H88" />
      <Line pen="hot" d="M71 60H89L86 69H74ZM80 60V26" />
      <Line d="M70 48V40H90V48M72 40V30M88 40V30M58 26H102M58 26C58 12 68 8 80 8S102 12 102 26M58 22H102" />
      <Line pen="flow" d="M26 80H52C64 80 70 78 74 72M86 72C90 62 96 62 108 62H134M128 58l6 4-6 4" />
    </Drawing>
  );
}

/** The symbol of a control valve on a line. */
export function ControlValveSymbol() {
  return (
    <Drawing>
      <Line d="M6 66H56M104 66H154M56 50V82L104 50V82ZM80 66V34M62 34C62 22 70 18 80 18S98 22 98 34Z" />
      <Line pen="flow" d="M18 66H42M36 62l6 4-6 4" />
    </Drawing>
  );
}
