import { relativeFlowCoefficient, type Characteristic } from '@isentrope/engineering/valves';
import { flowPlot } from '../control-valve/plots.ts';
import type { Plot } from '../kit/index.ts';

const points = 50;

/** Flow coefficient against opening, with the operating point marked. */
function characteristicPlot(v: {
  ratedCv?: number | undefined;
  characteristic?: Characteristic | undefined;
  rangeability?: number | undefined;
  valveOpening?: number | undefined;
  valveFlowCoefficient?: number | undefined;
}): Plot[] {
  const { ratedCv, characteristic, rangeability, valveOpening, valveFlowCoefficient } = v;
  if (ratedCv === undefined || characteristic === undefined || rangeability === undefined) return [];
  const duty = valveOpening !== undefined && valveFlowCoefficient !== undefined;
  return [
    {
      title: `Inherent characteristic, ${characteristic.toLowerCase()}`,
      x: { label: 'Opening', kind: 'fraction', unit: '%', from: 0, to: 100 },
      y: { label: 'Flow coefficient', kind: 'flowCoefficient', unit: 'Cv', from: 0 },
      series: [
        {
          label: 'Cv',
          pen: 'main',
          points: Array.from({ length: points + 1 }, (_, index): [number, number] => [
            index / points,
            ratedCv * relativeFlowCoefficient(index / points, characteristic, rangeability),
          ]),
        },
      ],
      marks: duty ? [{ label: 'duty', x: valveOpening, y: valveFlowCoefficient }] : [],
    },
  ];
}

export function valvePlots(v: Parameters<typeof flowPlot>[0] & Parameters<typeof characteristicPlot>[0]): Plot[] {
  return [...flowPlot(v), ...characteristicPlot(v)];
}
