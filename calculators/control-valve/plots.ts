import type { Plot, PlotMark } from '../kit/index.ts';

/** Mass flow, kg/s, through the sized valve at a pressure differential, Pa. */
export type FlowCurve = (pressureDifferential: number) => number;

const points = 96;

/** Flow against pressure differential at the computed flow coefficient, with the operating point and choking marked. */
export function flowPlot(v: {
  flowCurve?: FlowCurve | undefined;
  inletPressure?: number | undefined;
  pressureDifferential?: number | undefined;
  chokedPressureDrop?: number | undefined;
}): Plot[] {
  const { flowCurve, inletPressure, pressureDifferential, chokedPressureDrop } = v;
  if (!flowCurve || inletPressure === undefined || pressureDifferential === undefined) return [];
  const chokes = chokedPressureDrop !== undefined && chokedPressureDrop < inletPressure;
  const mark = (label: string, x: number): PlotMark => ({ label, x, y: flowCurve(x) });
  const duty = mark('duty', pressureDifferential);
  return [
    {
      title: 'Flow against pressure differential',
      x: { label: 'Pressure differential', kind: 'pressureDifference', unit: 'bar', from: 0 },
      y: { label: 'Mass flow', kind: 'massFlow', unit: 'kg/h', from: 0 },
      series: [
        {
          label: 'flow',
          pen: 'main',
          points: Array.from({ length: points + 1 }, (_, index): [number, number] => {
            const difference = inletPressure * (index / points) ** 2;
            return [difference, index === 0 ? 0 : flowCurve(difference)];
          }),
        },
      ],
      marks: chokes ? [mark('onset of choking', chokedPressureDrop), duty] : [duty],
      ...(chokes ? { bands: [{ label: 'choked', axis: 'x', from: chokedPressureDrop, to: inletPressure }] } : {}),
    },
  ];
}
