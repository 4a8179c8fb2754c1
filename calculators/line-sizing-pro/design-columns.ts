import { blankLine } from '../kit/index.ts';

/** The columns of a line list that its user fills in by hand. */
export const designColumns = {
  title: 'Design',
  lines: [
    blankLine('Pressure', 'gaugePressure', 'bar(g)'),
    blankLine('Temp.', 'temperature', '°C'),
    blankLine('Test', 'gaugePressure', 'bar(g)'),
    blankLine('Insul.'),
  ],
};
