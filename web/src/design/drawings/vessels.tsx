import { Drawing, Line } from './drawing.tsx';

/** A horizontal knock-out drum with its level and a falling drop. */
export function KnockOutDrum() {
  return (
    <Drawing>
      <Line d="M34 26H126C142 26 142 76 126 76H34C18 76 18 26 34 26ZM42 26V14H50V26M38 14H54M110 26V14H118V26M106 14H122M76 76V86H84V76M72 86H88M46 76V92H58V76M102 76V92H114V76" />
      <Line pen="flow" d="M22.5 58H137.500M50 63H74M88 63H108M62 68H92" />
      <Line pen="centre" d="M16 51H144" />
      <Line pen="hot" d="M46 18C46 36 90 44 104 57M98 56l6 1 0-6" />
    </Drawing>
  );
}

/** A drum with 2:1 heads, partly filled, and its dimensions. */
export function FilledVessel() {
  return (
    <Drawing>
      <Line d="M44 20H116V74H44C24 74 24 20 44 20M116 20C136 20 136 74 116 74" />
      <Line pen="fine" d="M44 20V74M116 20V74M44 80V94M116 80V94M44 90H116M51 87l-7 3 7 3M109 87l7 3-7 3" />
      <Line pen="flow" d="M29 54H131M38 60H58M70 60H96M108 60H122M48 66H76M92 66H112" />
      <Line pen="hot" d="M148 54V74M145 60l3-6 3 6M145 68l3 6 3-6M134 54H152M120 74H152" />
    </Drawing>
  );
}

/** A segment of a cylinder: the liquid in a pipe. */
export function CylinderSegment() {
  return (
    <Drawing>
      <Line d="M70 50a30 30 0 1 0-60 0 30 30 0 0 0 60 0M40 20H118M40 80H118M118 20C134 22 148 34 148 50S134 78 118 80" />
      <Line pen="flow" d="M14 64H66L144 64M24 70H56M32 76H48" />
      <Line pen="hot" d="M40 50 66.5 64M40 50 13.5 64M46 53C44 58 36 58 34 53" />
    </Drawing>
  );
}

/** A vessel being blown down, and the pressure falling with time. */
export function Blowdown() {
  return (
    <Drawing>
      <Line d="M14 40C14 28 50 28 50 40V82C50 94 14 94 14 82ZM32 31V16H52M52 10V22L68 10V22ZM60 16V8M56 8H64M68 16H82" />
      <Line pen="flow" d="M14 72H50M22 78H34M38 82H46" />
      <Line d="M88 32V88H154M88 32l-3 6M88 32l3 6M154 88l-6-3M154 88l-6 3" />
      <Line pen="hot" d="M88 42C98 66 112 80 148 83" />
      <Line pen="fine" d="M88 66H104V88" />
    </Drawing>
  );
}
