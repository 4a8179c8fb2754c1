import { formatNumber } from '@isentrope/engineering/quantities';
import { sizeTwoPhaseValve } from '@isentrope/engineering/valves';
import { effectiveSpecificVolume, type Solution, type ValveFlow } from '../control-valve/iec.ts';
import { gasOf, liquidOf } from '../control-valve/inlet.ts';
import { noCoefficient, tooSmall, vapourAtInlet } from '../control-valve/missing-inputs.ts';
import { isentropicExcess, negligibleExcess } from '../fluid/index.ts';
import {
  absent,
  check,
  info,
  optional,
  ruledOut,
  step,
  warning,
  type Absent,
  type Message,
  type Source,
} from '../kit/index.ts';
import { flowInputs } from './fields.ts';
import { inlet } from './inlet.ts';
import { stream } from './stream.ts';

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

const assumption =
  'Flow of two phases is outside the standard: it is sized on the effective specific volume, with the factors of the standard, as if none of the liquid boiled in the valve.';

/** The message on what is left out: by how much the liquid alone, in equilibrium along its isentrope, would need a larger valve. */
function assumptionMessage(excess: number | undefined): Message {
  const details = { field: 'valveFlowCoefficient', source: 'IEC 60534-2-1:2011, clause 1' };
  if (excess === undefined) return info(`${assumption} If some boils, a larger flow coefficient is needed.`, details);
  if (!(excess > negligibleExcess)) return info(assumption, details);
  const percent = `${formatNumber(100 * excess, 2)} %`;
  return warning(
    `${assumption} If it boils without delay, the flow coefficient has to be larger, by at most ${percent}: the unsafe side if the full flow must pass. That is the figure of the liquid without its vapour; the more of the flow is vapour, the less is needed.`,
    details,
  );
}

/** Warnings about the limits of a two-phase result. */
export function twoPhaseRemarks(solution: Source<Solution>) {
  const needs = {
    solution,
    pressureDifferential: flowInputs.pressureDifferential,
    ...optional({ liquid: stream.liquidBeside, venaContractaDrop: inlet.venaContractaDrop }),
  };
  return check(needs, v => {
    if (v.solution.type !== 'two-phase') return [];
    const { liquid, venaContractaDrop: drop } = v;
    const share = Math.min(1, v.pressureDifferential / v.solution.liquidChokedDifference);
    const excess = liquid && drop !== undefined ? isentropicExcess(liquid, drop * share) : undefined;
    const outside = assumptionMessage(excess);
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
