import { expect, test } from 'vitest';
import { figureCsv, fileName } from './figure-csv.ts';
import type { FigureData } from '../figure-data.ts';

const figure: FigureData = {
  title: 'Flow',
  x: { label: 'Time', kind: 'time', unit: 'min' },
  y: { label: 'Mass flow', kind: 'massFlow', unit: 'kg/h' },
  series: [
    { label: 'flow', pen: 'main', points: [[0, 1], null, [18, 0.1]] }, // prettier-ignore
    { label: '=2+2', pen: 'second', points: [[60, 1 / 3]] },
  ],
  marks: [{ label: 'a "duty"', x: 60, y: 2 }],
};

test('CSV values are in axis units, without conversion noise, and gaps in curves are preserved', () => {
  expect(figureCsv(figure)).toBe(
    `\uFEFF${[
      '"Curve","Time, min","Mass flow, kg/h"',
      '"flow",0,3600',
      '"flow",,',
      '"flow",0.3,360',
      `"'=2+2",1,1200`,
      '"a ""duty""",1,7200',
      '',
    ].join('\r\n')}`,
  );
});

test('the file name is derived from the figure title', () => {
  expect(fileName('Flow map: distributed above L1 and L4', 'csv')).toBe('flow-map-distributed-above-l1-and-l4.csv');
  expect(fileName('Δp/L', 'svg')).toBe('δp-l.svg');
  expect(fileName('…', 'png')).toBe('figure.png');
});
