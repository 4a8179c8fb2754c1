import type { Plot, PlotMark } from '../kit/index.ts';

/** Mass flow, kg/s, through the sized valve at a pressure differential, Pa. */
export type FlowCurve = (pressureDifferential: number) => number;

const points = 96;

/** Two marks, with one name between them where their own would run into each other. */
function marksApart(choked: PlotMark, duty: PlotMark, apart: number): PlotMark[] {
  if (Math.abs(choked.x - duty.x) >= apart) return [choked, duty];
  const [left, right] = choked.x < duty.x ? [choked, duty] : [duty, choked];
  return [
    { ...left, label: ' ' },
    { ...right, label: `${left.label}, ${right.label}` },
  ];
}

/** Flow against pressure differential at the flow coefficient found, with the duty and the onset of choking marked. */
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
  const marks = chokes ? marksApart(mark('choked', chokedPressureDrop), duty, inletPressure / 8) : [duty];
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
      marks,
      ...(chokes ? { bands: [{ label: 'choked', axis: 'x', from: chokedPressureDrop, to: inletPressure }] } : {}),
    },
  ];
}
