import { liquidRecoveryFactor } from '@isentrope/engineering/valves';
import type { ConditionLabels } from '../control-valve/condition.ts';
import { iec, isFitted, sizingMessages } from '../control-valve/iec.ts';
import { chokingOf, coefficientOf, factorsOf, standardCurve } from '../control-valve/standard.ts';
import { check, deferred, info, optional, step } from '../kit/index.ts';
import { fluidType, valve } from './fields.ts';
import { inlet } from './inlet.ts';
import { cavitationOf, noiseFrom } from './noise.ts';
import { specificVolumeOf, twoPhaseRemarks } from './two-phase.ts';
import {
  fittings,
  flowThrough,
  inletLoss,
  lossSum,
  pipeChecks,
  ratioFactor,
  recoveryFactor,
  solution,
  solutionSources,
  styleModifier,
  viscousValve,
} from './valve.ts';
import { reynoldsFactor, reynoldsNumber, trimConstant, viscousChecks } from './viscous.ts';

/** A valve sized by IEC 60534-2-1, with noise by IEC 60534-8. */
export function standardValve(words: ConditionLabels) {
  const choking = chokingOf(inlet, solutionSources, words);
  const { pipingGeometryFactor, ...factors } = factorsOf(inlet, solutionSources, choking);
  const { coefficient, valveFlowCoefficient } = coefficientOf(solution);
  const fittedRecoveryFactor = step(
    'fittedRecoveryFactor',
    { solution, fittings, recoveryFactor },
    {
      label: 'Liquid pressure recovery factor with reducers',
      symbol: 'F_LP',
      equation: v => (isFitted(v) ? 'F_LP = F_L/sqrt(1+F_L^2*ζ_i/0.0016*(K_v/(1000*d)^2)^2)' : 'F_LP = F_L'),
      source: `${iec}, eq. 21`,
      kind: 'number',
      unit: '',
    },
    v => (isFitted(v) ? liquidRecoveryFactor(v.solution.kv, v.recoveryFactor, v.fittings) : v.recoveryFactor),
  );
  const sized = { solution, valveFlowCoefficient, pipingGeometryFactor, fittedRecoveryFactor };
  const { noise, noiseLevel, loudness, wetGas } = noiseFrom(sized);
  const { incipientCavitation, cavitating } = cavitationOf(sized);
  const flowCurve = deferred('flowCurve', { solution, viscousValve: optional(viscousValve), ...flowThrough }, v =>
    standardCurve(v, v.solution, v.viscousValve),
  );
  /** Factors used only for the viscous flow and the noise of a gas. */
  const unusedFactors = check(
    { solution, fluidType, ...optional({ viscousValve, noise, FL: valve.FL, Fd: valve.Fd }) },
    v => {
      if (v.fluidType !== 'Gas' || v.viscousValve !== undefined || v.noise !== undefined) return [];
      const input = [
        ...(v.FL === undefined ? [] : ['liquid pressure recovery factor']),
        ...(v.Fd === undefined ? [] : ['valve style modifier']),
      ];
      return input.length === 0
        ? []
        : [
            info(`Not used for a gas unless its viscosity or a noise level is included: ${input.join(', ')}.`, {
              field: 'valveFlowCoefficient',
            }),
          ];
    },
  );
  const { valveSize } = valve;
  return {
    ...choking,
    ...factors,
    pipingGeometryFactor,
    reynoldsNumber,
    reynoldsFactor,
    valveFlowCoefficient,
    flowCurve,
    noiseLevel,
    shows: [
      recoveryFactor,
      ratioFactor,
      styleModifier,
      lossSum,
      inletLoss,
      ...Object.values(choking),
      pipingGeometryFactor,
      fittedRecoveryFactor,
      factors.sizingDrop,
      factors.sizingRatio,
      reynoldsNumber,
      trimConstant,
      reynoldsFactor,
      factors.expansionFactor,
      specificVolumeOf(solution),
      coefficient,
      valveFlowCoefficient,
      noiseLevel,
      incipientCavitation,
    ],
    checks: [
      ...sizingMessages({ solution, ratioFactor, heatRatio: inlet.heatRatio, valveSize }),
      ...viscousChecks,
      twoPhaseRemarks(solution),
      cavitating,
      loudness,
      wetGas,
      ...pipeChecks,
      unusedFactors,
    ],
  };
}
