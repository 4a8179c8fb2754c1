import { ControlValveSymbol, SupportedPipe } from '../../design/drawings/index.ts';
import { MenuPage, type MenuCard } from '../menu.tsx';

const cards: readonly MenuCard[] = [
  {
    path: '/vibration-analysis-pro/pressure-drop-devices',
    name: 'Pressure Drop Devices',
    about:
      'Acoustic vibration downstream of valves, orifices and relief valves: the sound power level and, above 155 dB, the likelihood of failure at the next welded connection.',
    uses: ['EI AVIFF, 2nd ed.', 'Carucci and Mueller', 'Eisinger'],
    Sketch: ControlValveSymbol,
  },
  {
    path: '/vibration-analysis-pro/flow-induced-turbulence',
    name: 'Flow Induced Turbulence',
    about:
      'Low-frequency vibration of a main line: the likelihood of failure from ρv², wall and supports, the span that is allowed, natural frequency and what to do.',
    uses: ['EI AVIFF, 2nd ed.'],
    Sketch: SupportedPipe,
  },
];

/** The two assessments of piping vibration. */
export function VibrationMenu() {
  return (
    <MenuPage
      title="Vibration Analysis Pro"
      summary="Screening of process piping against fatigue by vibration, by the Energy Institute’s guideline. Orifices, valves and relief valves send their cases to the first, lines to the second."
      cards={cards}
    />
  );
}
