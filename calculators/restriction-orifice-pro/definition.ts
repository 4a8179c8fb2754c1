import {
  cavitationIndex,
  criticalPressureRatio,
  gasStages,
  isoShare,
  liquidStages,
  sizeByIso5167,
  sizeGasOrifice,
  tappingDistances,
  thickPlateCoefficient,
} from '@isentrope/engineering/flow';
import { absent, calculator, choice, info, quantity, warning } from '../kit/index.ts';
import { drawPlate } from '../restriction-orifice/drawing.ts';
import * as steps from '../restriction-orifice/steps.ts';
import { examples } from './examples.ts';
import { meta } from './meta.ts';
import { published } from './published.ts';
import { sends } from './sends.ts';

const between = 'Between ISO 5167-2 at p₂/p₁ = 0.75 and critical flow, linear in p₂/p₁';
const criticalFlow = 'Miller, Flow Measurement Engineering Handbook, 3rd ed., chapter 13; Ward-Smith 1979';

const bore = '(π/4)*(β*D)^2';
const chokedFlow = `C_d*${bore}*sqrt(κ*p_1*ρ_1*(2/(κ+1))^((κ+1)/(κ-1)))`;
const thickPlateFlow = `0.83932*${bore}*sqrt(2*κ/(κ-1)*p_1*ρ_1*(r^(2/κ)-r^((κ+1)/κ)))`;

/** The equation that β satisfies, by the share of ISO 5167-2 in it. */
function betaEquation(share: number | undefined): string {
  if (share === undefined || share === 1) return steps.isoFlowEquation;
  if (share === 0) return `q_m = ${chokedFlow}`;
  return `q_m = w*C/sqrt(1-β^4)*ε*${bore}*sqrt(2*Δp*ρ_1)+(1-w)*${thickPlateFlow}`;
}

/** The permanent loss: that of ISO 5167-2 for its share, the whole differential for the rest. */
function lossEquation(share: number | undefined): string {
  if (share === undefined || share === 1) return steps.isoLoss.info.equation;
  if (share === 0) return 'Δϖ = Δp';
  return 'Δϖ = w*(sqrt(1-β^4*(1-C^2))-C*β^2)/(sqrt(1-β^4*(1-C^2))+C*β^2)*Δp+(1-w)*Δp';
}

export default calculator(meta, {
  Fluid: {
    userDescription: steps.fields.userDescription,
    fluidType: steps.fields.fluidType,
    flowRate: quantity('Flow rate', 'massFlow', 'kg/h', { symbol: 'q_m', above: 0, units: ['kg/h', 'lb/h', 't/h'] }),
    upstreamPressure: quantity('Upstream pressure', 'absolutePressure', 'bar(abs)', {
      symbol: 'p_1',
      above: 0,
      units: ['bar(abs)', 'psi(abs)', 'kPa(abs)'],
    }),
    pressureDifferential: quantity('Pressure differential', 'pressureDifference', 'bar', {
      symbol: 'Δp',
      above: 0,
      units: ['bar', 'psi', 'kPa'],
    }),
    viscosity: steps.fields.viscosity,
    fluidUpstreamDensity: steps.fields.fluidUpstreamDensity,
    specificHeatRatio: steps.fields.specificHeatRatio,
    vaporPressure: quantity('Vapour pressure', 'absolutePressure', 'bar(abs)', {
      symbol: 'p_v',
      atLeast: 0,
      optional: true,
      when: { fluidType: 'Liquid' },
      help: 'For the cavitation index; leave blank if it does not matter',
    }),
  },
  Pipe: {
    pipeInsideDiameter: steps.fields.pipeInsideDiameter,
    tappings: choice('Pressure tappings', ['Corner', 'D and D/2', 'Flange'], {
      help: 'For ISO 5167-2; a restriction orifice has none, and corner tappings suit it',
    }),
  },
})
  .check(['upstreamPressure', 'pressureDifferential'], steps.differentialTooLarge)
  .step(
    'downstreamPressure',
    ['upstreamPressure', 'pressureDifferential'],
    steps.downstreamPressure.info,
    steps.downstreamPressure.compute,
  )
  .step(
    'pressureRatio',
    ['downstreamPressure', 'upstreamPressure'],
    steps.pressureRatio.info,
    steps.pressureRatio.compute,
  )
  .step(
    'reynoldsNumber',
    ['flowRate', 'pipeInsideDiameter', 'viscosity'],
    steps.reynoldsNumber.info,
    steps.reynoldsNumber.compute,
  )
  .step('fluid', ['fluidType', 'specificHeatRatio?'], steps.fluid.info, steps.fluid.compute)
  .method('original', 'Original', m => {
    const passes = steps.fourPasses(0.5);
    return m
      .step(
        'flowCondition',
        ['fluid', 'pressureRatio'],
        steps.originalFlowCondition.info,
        steps.originalFlowCondition.compute,
      )
      .check(['fluid', 'pressureRatio'], steps.expansibilityRange)
      .step('passes', steps.dutyNeeds, passes.info, passes.compute)
      .step('previousBeta', ['passes'], steps.previousBeta.info, steps.previousBeta.compute)
      .step(
        'dischargeCoefficient',
        ['passes'],
        { label: 'Discharge coefficient', symbol: 'C', source: 'Original rules', kind: 'number', unit: '', digits: 5 },
        () => 0.6,
      )
      .step(
        'expansionFactor',
        ['passes', 'fluid'],
        steps.originalExpansionFactor.info,
        steps.originalExpansionFactor.compute,
      )
      .step('boreArea', ['passes'], steps.originalBoreArea.info, steps.originalBoreArea.compute)
      .step('betaRatio', ['passes'], steps.originalBetaRatio.info, steps.originalBetaRatio.compute)
      .step(
        'overallPressureLoss',
        ['pressureDifferential', 'betaRatio'],
        steps.originalLoss.info,
        steps.originalLoss.compute,
      );
  })
  .method('iso5167', 'ISO 5167-2, Miller', m =>
    m
      .step(
        'criticalPressureRatio',
        ['fluid'],
        {
          label: 'Critical pressure ratio',
          symbol: 'r_c',
          equation: 'r_c = (2/(κ+1))^(κ/(κ-1))',
          source: 'Isentropic throat, ideal gas',
          kind: 'number',
          unit: '',
        },
        v => (v.fluid.kappa === undefined ? absent('liquid') : criticalPressureRatio(v.fluid.kappa)),
      )
      .step('flowCondition', ['pressureRatio', 'criticalPressureRatio'], steps.flowCondition, v =>
        v.pressureRatio <= v.criticalPressureRatio ? 'Choked' : 'Not choked',
      )
      .step(
        'isoShare',
        ['pressureRatio', 'fluid'],
        {
          label: 'Share of ISO 5167-2',
          symbol: 'w',
          equation: 'w = max(0; min(1; (r-r_c)/(0.75-r_c)))',
          source: between,
          kind: 'number',
          unit: '',
        },
        v => (v.fluid.kappa === undefined ? absent('liquid') : isoShare(v.pressureRatio, v.fluid.kappa)),
      )
      .step(
        'solution',
        [...steps.dutyNeeds, 'viscosity', 'tappings'],
        { label: 'Bore, solved for the mass flow' },
        v => {
          const duty = steps.orificeDuty(v, v.tappings);
          const { kappa } = v.fluid;
          return steps.solved(kappa === undefined ? sizeByIso5167(duty) : sizeGasOrifice({ ...duty, kappa }));
        },
      )
      .step(
        'upstreamTapping',
        ['tappings', 'pipeInsideDiameter'],
        steps.tappingDistance('upstream').info,
        v => tappingDistances(v.tappings, v.pipeInsideDiameter).l1,
      )
      .step(
        'downstreamTapping',
        ['tappings', 'pipeInsideDiameter'],
        steps.tappingDistance('downstream').info,
        v => tappingDistances(v.tappings, v.pipeInsideDiameter).l2,
      )
      .step('thinPlateCoefficient', ['solution', 'isoShare?'], steps.isoDischargeCoefficient, v =>
        v.isoShare === 0 ? absent('choked') : v.solution.coefficient,
      )
      .step(
        'dischargeCoefficient',
        ['solution', 'isoShare?'],
        {
          label: 'Discharge coefficient',
          symbol: 'C_d',
          equation: v => (v.isoShare === 0 ? 'C_d = 0.83932' : 'C_d = C'),
          source: v => (v.isoShare === 0 ? criticalFlow : steps.isoDischargeCoefficient.source),
          kind: 'number',
          unit: '',
          digits: 5,
        },
        v => {
          if (v.isoShare === 0) return thickPlateCoefficient;
          return v.isoShare === undefined || v.isoShare === 1
            ? v.solution.coefficient
            : absent('between a thin and a thick plate');
        },
      )
      .step('expansionFactor', ['solution', 'fluid', 'isoShare?'], steps.isoExpansionFactor, v =>
        v.isoShare === 0 ? absent('choked') : v.solution.expansibility,
      )
      .step(
        'betaRatio',
        ['solution', 'isoShare?'],
        {
          ...steps.isoBetaRatio,
          equation: v => betaEquation(v.isoShare),
          source: v =>
            v.isoShare === undefined || v.isoShare === 1
              ? steps.isoBetaRatio.source
              : v.isoShare === 0
                ? criticalFlow
                : between,
        },
        v => v.solution.beta,
      )
      .step(
        'overallPressureLoss',
        ['pressureDifferential', 'betaRatio', 'thinPlateCoefficient?', 'isoShare?'],
        {
          ...steps.isoLoss.info,
          equation: v => lossEquation(v.isoShare),
          source: v =>
            v.isoShare === undefined || v.isoShare === 1
              ? steps.isoLoss.info.source
              : `${between}; choked, no recovery is counted`,
        },
        ({ pressureDifferential, betaRatio, thinPlateCoefficient: coefficient, isoShare: share = 1 }) =>
          coefficient === undefined
            ? pressureDifferential
            : share * steps.isoLoss.compute({ pressureDifferential, betaRatio, dischargeCoefficient: coefficient }) +
              (1 - share) * pressureDifferential,
      )
      .check(
        ['fluidType', 'betaRatio', 'pipeInsideDiameter', 'reynoldsNumber', 'pressureRatio', 'tappings', 'isoShare?'],
        v => (v.isoShare === 0 ? [] : steps.limitsOfUse(v, v.tappings)),
      )
      .check(['isoShare', 'betaRatio', 'reynoldsNumber'], ({ isoShare: share, betaRatio, reynoldsNumber }) => {
        if (share === 0) {
          const boreReynolds = reynoldsNumber / betaRatio;
          const low = warning(
            `Re = ${boreReynolds.toPrecision(3)} in the bore is below 3000, the least for C = 0.83932.`,
            {
              field: 'dischargeCoefficient',
              source: criticalFlow,
            },
          );
          return [
            ...(boreReynolds < 3000 ? [low] : []),
            info(
              'Choked: the flow does not depend on the downstream pressure. C = 0.83932 holds for a thick square-edged plate, 1 ≤ t/d ≤ 6.',
              {
                field: 'flowCondition',
                source: criticalFlow,
              },
            ),
          ];
        }
        return share < 1
          ? [
              warning(
                'Between p₂/p₁ = 0.75 and critical flow no standard gives the coefficient: the bore is interpolated between a thin and a thick plate.',
                { field: 'pressureRatio' },
              ),
            ]
          : [];
      }),
  )
  .step(
    'orificeDiameterBD',
    ['betaRatio', 'pipeInsideDiameter'],
    steps.orificeDiameter.info,
    steps.orificeDiameter.compute,
  )
  .step(
    'maxVelocity',
    ['flowRate', 'orificeDiameterBD', 'fluidUpstreamDensity'],
    steps.maxVelocity.info,
    steps.maxVelocity.compute,
  )
  .step(
    'sonicVelocity',
    ['fluid', 'upstreamPressure', 'fluidUpstreamDensity'],
    steps.sonicVelocity.info,
    steps.sonicVelocity.compute,
  )
  .step(
    'cavitationIndex',
    ['fluidType', 'upstreamPressure', 'downstreamPressure', 'vaporPressure?'],
    {
      label: 'Cavitation index',
      symbol: 'σ',
      equation: 'σ = (p_1-p_v)/(p_1-p_2)',
      kind: 'number',
      unit: '',
      digits: 3,
    },
    v => {
      if (v.fluidType === 'Gas') return absent('gas');
      return v.vaporPressure === undefined
        ? absent('no vapour pressure given')
        : cavitationIndex(v.upstreamPressure, v.downstreamPressure, v.vaporPressure);
    },
  )
  .step(
    'stages',
    ['fluidType', 'pressureRatio', 'upstreamPressure', 'downstreamPressure', 'vaporPressure?'],
    {
      label: 'Plates in series, suggested',
      kind: 'number',
      unit: '',
      digits: 1,
      source: v => (v.fluidType === 'Gas' ? 'No plate below p₂/p₁ = 0.5' : 'No plate takes more than half of p₁ − p_v'),
    },
    v => {
      if (v.fluidType === 'Gas') return gasStages(v.pressureRatio);
      if (v.vaporPressure === undefined) return absent('no vapour pressure given');
      return liquidStages(v.upstreamPressure, v.downstreamPressure, v.vaporPressure) ?? absent('the liquid flashes');
    },
  )
  .check(['vaporPressure', 'upstreamPressure', 'downstreamPressure'], v => {
    if (v.vaporPressure >= v.upstreamPressure) {
      return [
        warning('Vapour pressure is not below the upstream pressure: the fluid is not a liquid there.', {
          field: 'vaporPressure',
        }),
      ];
    }
    if (v.downstreamPressure <= v.vaporPressure) {
      return [
        warning(
          'The downstream pressure is at or below the vapour pressure: the liquid flashes and the bore is too small for it.',
          { field: 'pressureDifferential' },
        ),
      ];
    }
    const stages = liquidStages(v.upstreamPressure, v.downstreamPressure, v.vaporPressure) ?? 1;
    return stages > 1
      ? [
          info(`Risk of cavitation in one plate; ${stages} plates in series keep each below half of p₁ − p_v.`, {
            field: 'stages',
          }),
        ]
      : [];
  })
  .define({
    results: {
      Results: [
        'orificeDiameterBD',
        'betaRatio',
        'flowCondition',
        'pressureRatio',
        'reynoldsNumber',
        'dischargeCoefficient',
        'expansionFactor',
        'overallPressureLoss',
        'maxVelocity',
        'sonicVelocity',
        'cavitationIndex',
        'stages',
      ],
    },
    primary: 'orificeDiameterBD',
    crossCheck: steps.crossCheck,
    examples,
    published,
    references: [
      'ISO 5167-1:2022, Measurement of fluid flow by means of pressure differential devices inserted in circular cross-section conduits running full. Part 1: General principles and requirements.',
      'ISO 5167-2:2022, Part 2: Orifice plates.',
      'R. W. Miller, Flow Measurement Engineering Handbook, 3rd ed., McGraw-Hill 1996, chapter 13.',
      'A. J. Ward-Smith, Critical flowmetering: the characteristics of cylindrical nozzles with sharp upstream edges, Int. J. Heat and Fluid Flow 1 (1979) 123–132.',
    ],
    drawing: drawPlate,
    sends,
  });
