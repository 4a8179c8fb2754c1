import { sizeTwoPhaseValve } from '@isentrope/engineering/valves';
import { effectiveSpecificVolume, type Solution, type ValveFlow } from '../control-valve/iec.ts';
import { gasOf, liquidOf } from '../control-valve/inlet.ts';
import { noCoefficient, tooSmall, vapourAtInlet } from '../control-valve/missing-inputs.ts';
import { absent, check, info, ruledOut, step, warning, type Absent, type Source } from '../kit/index.ts';
import { flowInputs } from './fields.ts';

/** Two-phase flow of liquid and vapour through a valve, solved for Kv. */
export function solveTwoPhase(v: ValveFlow): Solution | Absent {
  const { flowRate, gasFlow, pressureDifferential, downstreamPressure, fittings } = v;
  const liquid = liquidOf(v);
  const gas = gasOf(v);
  if (downstreamPressure === undefined || pressureDifferential === undefined) return noCoefficient(v);
  if (!liquid || !gas || flowRate === undefined || gasFlow === undefined) return noCoefficient(v);
  if (v.venaContractaDrop === undefined) return absent(vapourAtInlet);
  const factors = { FL: v.recoveryFactor, xT: v.ratioFactor, fittings };
  const sizing = sizeTwoPhaseValve(pressureDifferential, { liquidFlow: flowRate, gasFlow, liquid, gas }, factors);
  return sizing ? { type: 'two-phase', regime: 'turbulent', ...sizing } : absent(tooSmall);
}

export function specificVolumeOf(solution: Source<Solution>) {
  return step(
    'specificVolume',
    { solution },
    {
      label: 'Effective specific volume',
      symbol: 'v_e',
      equation: 'v_e = (q_g/(ρ_g*Y^2)+q_m/ρ_1)/(q_m+q_g)',
      source: effectiveSpecificVolume,
      kind: 'specificVolume',
      unit: 'm³/kg',
    },
    v => (v.solution.type === 'two-phase' ? v.solution.specificVolume : ruledOut('single phase')),
  );
}

/** Warnings about the limits of a two-phase result. */
export function twoPhaseRemarks(solution: Source<Solution>) {
  return check({ solution, pressureDifferential: flowInputs.pressureDifferential }, v => {
    if (v.solution.type !== 'two-phase') return [];
    const outside = info(
      'Two-phase flow is outside IEC 60534-2-1: it is sized on the effective specific volume with the factors of the standard, assuming that nothing evaporates in the valve.',
      { field: 'valveFlowCoefficient', source: 'IEC 60534-2-1:2011, clause 1' },
    );
    if (v.solution.sizingPressureDifference >= v.pressureDifferential) return [outside];
    const phase = v.solution.liquidChokedDifference < v.solution.gasChokedDifference ? 'liquid' : 'vapour';
    return [
      outside,
      warning(
        `The ${phase} chokes below this pressure differential: lowering the outlet pressure gives no more flow.`,
        {
          field: 'pressureDifferential',
          source: phase === 'liquid' ? 'IEC 60534-2-1:2011, 6.2.2' : 'IEC 60534-2-1:2011, 7.2.2',
        },
      ),
    ];
  });
}
