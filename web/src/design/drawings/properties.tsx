import { Drawing, Line } from './drawing.tsx';

/** The steam dome in T–s, crossed by an isobar. */
export function SteamDome() {
  return (
    <Drawing>
      <Line d="M22 6V90H152M22 6l-3 6M22 6l3 6M152 90l-6-3M152 90l-6 3" />
      <Line d="M28 84C44 70 58 30 78 22C98 14 122 52 140 84" />
      <Line pen="hot" d="M26 88C34 80 46 66 52 54H119C126 48 134 30 138 12" />
      <Line pen="fine" d="M52 54V90M119 54V90" />
    </Drawing>
  );
}

/** The phase envelope of a mixture in p–T, with its critical point and a let-down through it. */
export function PhaseEnvelope() {
  return (
    <Drawing>
      <Line d="M22 6V90H152M22 6l-3 6M22 6l3 6M152 90l-6-3M152 90l-6 3" />
      <Line d="M34 86C42 58 56 26 80 20C106 14 132 34 130 52C128 68 112 80 96 86" />
      <Line pen="fine" d="M44 86C54 64 66 36 88 19M64 86C80 68 92 42 96 19" />
      <Line pen="hot" d="M142 24C134 40 118 58 104 68M110.500 66l-6.500 2 1.500-6.500" />
    </Drawing>
  );
}

/** Two unit scales side by side. */
export function Scales() {
  return (
    <Drawing>
      <Line d="M52 8V92M52 8H38M52 22H44M52 36H44M52 50H38M52 64H44M52 78H44M52 92H38M108 8V92M108 8H122M108 18.500H116M108 29H116M108 39.500H116M108 50H122M108 60.500H116M108 71H116M108 81.500H116M108 92H122" />
      <Line pen="hot" d="M24 36H136M30 33l-6 3 6 3M130 33l6 3-6 3" />
    </Drawing>
  );
}
