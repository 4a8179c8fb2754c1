import { Drawing, Line } from './drawing.tsx';

/** A centrifugal pump under its suction vessel. */
export function PumpUnderVessel() {
  return (
    <Drawing>
      <Line d="M12 14C12 4 48 4 48 14V40C48 50 12 50 12 40ZM30 47V74H74" />
      <Line pen="flow" d="M12 24H48M18 30H32M36 34H44M48 74H62M57 70l5 4-5 4" />
      <Line d="M114 74a20 20 0 1 0-40 0 20 20 0 0 0 40 0M94 54H124V16M124 16l-4 8M124 16l4 8M80 88 74 96H114L108 88" />
      <Line pen="hot" d="M94 74C88 70 86 64 90 60M94 74C100 70 106 72 107 77M94 74C94 82 88 86 83 83" />
      <Line pen="fine" d="M4 24V74M1 31l3-7 3 7M1 67l3 7 3-7M144 74V20M141 27l3-7 3 7" />
    </Drawing>
  );
}

/** A shell-and-tube exchanger, one shell pass and two tube passes. */
export function ShellAndTube() {
  return (
    <Drawing>
      <Line d="M30 30H124C144 30 144 72 124 72H30C16 72 16 30 30 30ZM34 26V76M122 26V76M20 51H34" />
      <Line pen="hot" d="M27 10V38M34 40H112C128 40 128 62 112 62H34M27 64V92M24 16l3-6 3 6" />
      <Line
        pen="flow"
        d="M48 92V72M48 68C56 54 56 44 64 34M64 34C72 44 76 56 82 68M82 68C90 56 94 46 100 34L106 30V10M103 16l3-6 3 6"
      />
      <Line d="M64 30V58M82 72V44M100 30V58" />
    </Drawing>
  );
}
