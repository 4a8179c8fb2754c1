import { formatNumber, messageValue } from '@isentrope/engineering/quantities';
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

/** Excess of the flow coefficient, as a fraction: of the flow, whose liquid needs more volume as it boils, and of the liquid alone. */
interface Excess {
  readonly ofFlow: number;
  readonly ofLiquid: number;
}

/** The message on what is left out: how much larger a valve the liquid needs that boils in equilibrium along its isentrope. */
function assumptionMessage(excess: Excess | undefined): Message {
  const details = { field: 'valveFlowCoefficient', source: 'IEC 60534-2-1:2011, clause 1' };
  if (excess === undefined) return info(`${assumption} If some boils, a larger flow coefficient is needed.`, details);
  if (!(excess.ofFlow > negligibleExcess)) return info(assumption, details);
  const percent = (share: number) => `${formatNumber(100 * share, 2)} %`;
  return warning(
    `${assumption} If it boils without delay, the flow coefficient has to be larger, by about ${percent(excess.ofFlow)}, at most by ${percent(excess.ofLiquid)} as for the liquid alone: the unsafe side if the full flow must pass.`,
    details,
  );
}

/** The message on phases that choke; undefined where none does. */
function chokingMessage(
  solution: Extract<Solution, { type: 'two-phase' }>,
  pressureDifferential: number,
  isLiquidNegligible: boolean,
): Message | undefined {
  const { sizingPressureDifference: limit, liquidChokedDifference: ofLiquid, gasChokedDifference: ofGas } = solution;
  if (limit >= pressureDifferential) return undefined;
  const [phase, other] = ofLiquid < ofGas ? ['liquid', 'vapour'] : ['vapour', 'liquid'];
  const otherLimit = Math.max(ofLiquid, ofGas);
  const difference = (si: number) => messageValue('pressureDifference', si, { like: 'pressureDifferential' });
  const details = {
    field: 'pressureDifferential',
    source: phase === 'liquid' ? 'IEC 60534-2-1:2011, 6.2.2' : 'IEC 60534-2-1:2011, 7.2.2',
    values: { limit: difference(limit), other: difference(otherLimit) },
  };
  const sized = `The flow coefficient is that at a pressure differential of {limit}, where the ${phase} chokes`;
  return otherLimit < pressureDifferential
    ? warning(`${sized}; the ${other} does at {other}. Lowering the outlet pressure gives no more flow.`, details)
    : warning(
        `${sized}, as if all of the flow did. The ${other} chokes at {other} only: with a lower outlet pressure more of it may flow.${isLiquidNegligible ? ' A flow coefficient for a flow that must pass is on the safe side.' : ''}`,
        details,
      );
}

/** Warnings about the limits of a two-phase result. */
export function twoPhaseRemarks(solution: Source<Solution>) {
  const { pressureDifferential, flowRate, vaporFlowRate, density } = flowInputs;
  const needs = {
    solution,
    pressureDifferential,
    flowRate,
    vaporFlowRate,
    density,
    ...optional({ liquid: stream.liquidBeside, venaContractaDrop: inlet.venaContractaDrop }),
  };
  return check(needs, v => {
    if (v.solution.type !== 'two-phase') return [];
    const { liquid, venaContractaDrop: drop } = v;
    const share = Math.min(1, v.pressureDifferential / v.solution.liquidChokedDifference);
    const ofLiquid = liquid && drop !== undefined ? isentropicExcess(liquid, drop * share) : undefined;
    const volume = v.flowRate / (v.flowRate + v.vaporFlowRate) / v.density / v.solution.specificVolume;
    const excess = ofLiquid === undefined ? undefined : { ofLiquid, ofFlow: excessOfFlow(volume, ofLiquid) };
    const isNegligible = excess !== undefined && !(excess.ofFlow > negligibleExcess);
    const choking = chokingMessage(v.solution, v.pressureDifferential, isNegligible);
    return [assumptionMessage(excess), ...(choking ? [choking] : [])];
  });
}

/** Excess of the flow coefficient of a flow of which a share of the effective specific volume is that of the liquid. */
function excessOfFlow(volume: number, ofLiquid: number): number {
  return Math.sqrt(1 + volume * ((1 + ofLiquid) ** 2 - 1)) - 1;
}
