import { Drawing, Line } from './drawing.tsx';

/** Body of a spring relief valve in section; each service draws its outlet. */
function Valve() {
  return (
    <>
      <Line d="M60 94H100M60 90H100M68 90V74L74 66V60H86V66L92 74V90" />
      <Line d="M66 74H56V40H66V36H94V40H108M94 74H108M108 34V80M112 34V80" />
      <Line pen="hot" d="M70 52H90V55H70ZM80 52V10" />
      <Line d="M66 36V14H94V36M74 14V6H86V14" />
      <Line pen="fine" d="M70 48H90M70 46 90 42M70 42 90 38M70 38 90 34M70 34 90 30M70 30 90 26M70 26 90 22M70 20H90" />
    </>
  );
}

/** Steam: wisps from the outlet. */
export function SteamRelief() {
  return (
    <Drawing>
      <Valve />
      <Line
        pen="flow"
        d="M80 98V68M90 62C98 62 104 57 114 57M120 46C128 42 128 52 136 48S144 42 152 46M120 57C128 53 128 63 136 59S144 53 152 57M120 68C128 64 128 74 136 70S144 64 152 68"
      />
    </Drawing>
  );
}

/** Gas and vapour: a spreading jet. */
export function GasRelief() {
  return (
    <Drawing>
      <Valve />
      <Line
        pen="flow"
        d="M80 98V68M90 62C98 62 104 57 116 57H148M142 53l6 4-6 4M120 49 146 41M139 39.5l7 1.5-5 5M120 65 146 73M141 68l5 5-7 1.5"
      />
    </Drawing>
  );
}

/** Liquid: a falling stream. */
export function LiquidRelief() {
  return (
    <Drawing>
      <Valve />
      <Line
        pen="flow"
        d="M80 98V68M90 62C98 62 104 57 116 57C136 57 142 70 144 92M116 63C130 63 136 74 138 92M134 96H150"
      />
    </Drawing>
  );
}

/** Two-phase: a stream with bubbles. */
export function TwoPhaseRelief() {
  return (
    <Drawing>
      <Valve />
      <Line
        pen="flow"
        d="M80 98V68M90 62C98 62 104 57 116 57H152M116 48H152M116 66H152M127 52.5a2.5 2.5 0 1 0-5 0 2.5 2.5 0 0 0 5 0M141 61.5a2.5 2.5 0 1 0-5 0 2.5 2.5 0 0 0 5 0M150 52.5a2 2 0 1 0-4 0 2 2 0 0 0 4 0M78 84a2 2 0 1 0-4 0 2 2 0 0 0 4 0M87 76a2 2 0 1 0-4 0 2 2 0 0 0 4 0"
      />
    </Drawing>
  );
}

/** The scenario list, with one line governing. */
export function ScenarioList() {
  return (
    <Drawing>
      <Line d="M22 12H138V90H22ZM22 28H138M58 12V90M104 12V90" />
      <Line pen="fine" d="M22 43.5H138M22 59H138M22 74.5H138M64 36H92M64 51.5H98M64 67H86M64 82.5H94" />
      <Line pen="fine" d="M30 36H50M30 51.5H46M30 67H50M30 82.5H44" />
      <Line pen="hot" d="M104 59H138V74.5H104ZM110 67 115 71 124 62" />
      <Line pen="flow" d="M110 36H132M110 51.5H126M110 82.5H130" />
    </Drawing>
  );
}
