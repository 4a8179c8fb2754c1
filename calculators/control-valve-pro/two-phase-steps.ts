import { sizeTwoPhaseValve, type Fittings } from '@isentrope/engineering/valves';
import { effectiveSpecificVolume, gasOf, liquidOf, pressuresOf, type Solution } from '../control-valve/iec-steps.ts';
import { noCoefficient } from '../control-valve/inputs.ts';
import { absent, info, warning, type Absent, type Message } from '../kit/index.ts';

/** Liquid and vapour together through a valve, solved for Kv. */
export function solveTwoPhase(
  v: Parameters<typeof liquidOf>[0] & { gasFlow?: number | undefined },
  fittings: Fittings,
): Solution | Absent {
  const pressures = pressuresOf(v);
  const liquid = liquidOf(v);
  const gas = gasOf(v);
  if (!pressures || !liquid || !gas || v.flowRate === undefined || v.gasFlow === undefined) return noCoefficient(v);
  const phases = { liquidFlow: v.flowRate, gasFlow: v.gasFlow, liquid, gas };
  const sizing = sizeTwoPhaseValve(pressures.pressureDifferential, phases, {
    FL: v.recoveryFactor,
    xT: v.ratioFactor,
    fittings,
  });
  return sizing
    ? { type: 'two-phase', regime: 'turbulent', ...sizing }
    : absent('no flow coefficient: valve and reducers are too small for the flow');
}

export const specificVolume = {
  info: {
    label: 'Effective specific volume',
    symbol: 'v_e',
    equation: 'v_e = (q_g/(ρ_g*Y^2)+q_m/ρ_1)/(q_m+q_g)',
    source: effectiveSpecificVolume,
    kind: 'specificVolume',
    unit: 'm³/kg',
  },
  compute: ({ solution }: { solution: Solution }) =>
    solution.type === 'two-phase' ? solution.specificVolume : absent('single phase'),
} as const;

/** What must be known of a two-phase result. */
export function twoPhaseRemarks({
  solution,
  pressureDifferential,
}: {
  solution: Solution;
  pressureDifferential: number;
}): Message[] {
  if (solution.type !== 'two-phase') return [];
  const outside = info(
    'Two-phase flow is outside IEC 60534-2-1: by the effective specific volume, with its factors. Nothing may evaporate on its way through the valve.',
    { field: 'valveFlowCoefficient', source: 'IEC 60534-2-1:2011, clause 1' },
  );
  if (solution.sizingPressureDifference >= pressureDifferential) return [outside];
  const phase = solution.liquidChokedDifference < solution.gasChokedDifference ? 'liquid' : 'vapour';
  return [
    outside,
    warning(`The ${phase} chokes below this pressure differential: a lower outlet pressure gives no more flow.`, {
      field: 'pressureDifferential',
      source: phase === 'liquid' ? 'IEC 60534-2-1:2011, 6.2.2' : 'IEC 60534-2-1:2011, 7.2.2',
    }),
  ];
}
