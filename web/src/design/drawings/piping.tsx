import { Drawing, Line } from './drawing.tsx';

/** Isometric pipe run with elbows and sizes. */
export function PipeRun() {
  return (
    <Drawing>
      <Line d="M10 62 44 80 92 54V24L128 6" />
      <Line pen="fine" d="M10 54 40 70M98 20 124 7M84 50V26M84 26l-3 6M84 26l3 6M84 50l-3-6M84 50l3-6" />
      <Line d="M7 57v10M131 1v10" />
      <Line pen="flow" d="M20 67.3 32 73.600M27 74.500l5-.9-2-4.6" />
      <Line d="M140 86a10 10 0 1 0-20 0 10 10 0 0 0 20 0M146 80a16 16 0 1 0-32 0 16 16 0 0 0 32 0" />
      <Line pen="hot" d="M152 74a22 22 0 1 0-44 0 22 22 0 0 0 44 0" />
    </Drawing>
  );
}

/** A pipe in cross-section, outside diameter and wall dimensioned. */
export function PipeSection() {
  return (
    <Drawing>
      <Line d="M106 50a34 34 0 1 0-68 0 34 34 0 0 0 68 0M99 50a27 27 0 1 0-54 0 27 27 0 0 0 54 0" />
      <Line pen="centre" d="M30 50H114M72 8V92" />
      <Line pen="fine" d="M72 16H140M72 84H140M132 16V84M129 23l3-7 3 7M129 77l3 7 3-7" />
      <Line pen="hot" d="M8 50H38M32 47l6 3-6 3M58 50H45M51 47l-6 3 6 3" />
    </Drawing>
  );
}

/** A supported pipe with its first two mode shapes. */
export function SupportedPipe() {
  return (
    <Drawing>
      <Line d="M6 46H154M6 56H154M30 56l-8 16h16ZM130 56l-8 16h16ZM16 78H44M116 78H144M20 78l-5 6M28 78l-5 6M36 78l-5 6M120 78l-5 6M128 78l-5 6M136 78l-5 6" />
      <Line pen="hot" d="M30 51C56 14 104 14 130 51C104 88 56 88 30 51" />
      <Line pen="centre" d="M30 51C48 28 62 28 80 51S112 74 130 51" />
    </Drawing>
  );
}

/** Relief valves on a flare header, its knock-out drum, and the flare. */
export function FlareHeader() {
  return (
    <Drawing>
      <Line d="M8 60H84M8 66H84M92 52H116a11 11 0 0 1 0 22H92a11 11 0 0 1 0-22M127 63H140V28" />
      <Line d="M22 60V46M46 60V38M70 60V46M16 46 22 36 28 46ZM40 38 46 28 52 38ZM64 46 70 36 76 46Z" />
      <Line pen="fine" d="M94 66H114" />
      <Line pen="flow" d="M52 63H68M64 60.500l4 2.500-4 2.500" />
      <Line pen="hot" d="M140 26C132 20 134 13 141 5C142 11 150 14 146 22C145 24.500 143 26 140 26" />
    </Drawing>
  );
}

/** A pump that feeds two exchangers in parallel, each behind its control valve, in a closed circuit. */
export function PumpedCircuit() {
  return (
    <Drawing>
      <Line d="M30 62V36H54M54 20V52M54 20H70M54 52H70M90 20H104M90 52H104M120 20H138M120 52H138M138 20V74H42" />
      <Line d="M42 74a12 12 0 1 0-24 0 12 12 0 0 0 24 0M90 20a10 10 0 1 0-20 0 10 10 0 0 0 20 0M90 52a10 10 0 1 0-20 0 10 10 0 0 0 20 0" />
      <Line d="M104 14V26L120 14V26ZM104 46V58L120 46V58ZM112 20V10M112 52V42M106 10C106 4 118 4 118 10ZM106 42C106 36 118 36 118 42Z" />
      <Line pen="hot" d="M64 20H74L78 14 82 26 86 20H96M64 52H74L78 46 82 58 86 52H96" />
      <Line pen="flow" d="M110 84H82M87 80.500l-5 3.500 5 3.500M20 56V34M16.500 39l3.500-5 3.500 5" />
    </Drawing>
  );
}
