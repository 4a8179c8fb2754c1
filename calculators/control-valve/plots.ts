import type { MassFlow } from '@isentrope/engineering/quantities';
import { gasFlow, liquidFlow, originalGas, originalLiquid, twoPhaseState } from '@isentrope/engineering/valves';
import { absent, type Absent, type Plot, type PlotMark } from '../kit/index.ts';
import { gasOf, liquidOf, type Solution, type Valve } from './iec-steps.ts';

/** Mass flow, kg/s, through the sized valve at a pressure differential, Pa. */
export type FlowCurve = (pressureDifferential: number) => number;

type Inlet = Parameters<typeof liquidOf>[0];

/** The flow through the valve by the original rules: flow is as flow coefficient. */
export function originalCurve(
  v: Omit<Inlet, 'recoveryFactor' | 'ratioFactor'> & { valveFlowCoefficient: number },
): FlowCurve | Absent {
  const inlet = { ...v, recoveryFactor: 1, ratioFactor: 1 };
  const liquid = liquidOf(inlet);
  const gas = gasOf(inlet);
  if (v.fluidType === 'Liquid' && liquid)
    return difference => v.valveFlowCoefficient / originalLiquid(1, difference, liquid).cv;
  if (v.fluidType === 'Gas' && gas) return difference => v.valveFlowCoefficient / originalGas(1, difference, gas).cv;
  return absent('two-phase flow');
}

/** The flow through the valve by IEC 60534-2-1. */
export function standardCurve(
  v: Inlet & { solution: Solution; gasFlow?: MassFlow | undefined },
  valve: Valve,
): FlowCurve | Absent {
  const { solution } = v;
  const liquid = liquidOf(v);
  const gas = gasOf(v);
  const FL = v.recoveryFactor;
  const xT = v.ratioFactor;
  if (solution.type === 'liquid' && liquid)
    return difference => liquidFlow(solution.kv, difference, liquid, { FL, ...valve }).massFlow;
  if (solution.type === 'gas' && gas)
    return difference => gasFlow(solution.kv, difference, gas, { xT, ...valve }).massFlow;
  if (!liquid || !gas || v.flowRate === undefined || v.gasFlow === undefined) return absent('no flow to draw');
  const phases = { liquid, gas, liquidFlow: v.flowRate, gasFlow: v.gasFlow };
  return difference => twoPhaseState(solution.kv, difference, phases, { FL, xT, ...valve }).massFlow;
}

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
  valveFlowCoefficient?: number | undefined;
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
