import { Absent, absent, calculator, missing } from '../kit/index.ts';
import * as checks from './checks.ts';
import * as criteria from './criteria-steps.ts';
import { drawLine } from './drawing.ts';
import { examples } from './examples.ts';
import { sections } from './fields.ts';
import * as fluid from './fluid-steps.ts';
import * as friction from './friction-steps.ts';
import * as loss from './loss-steps.ts';
import { meta } from './meta.ts';
import * as outlet from './outlet-steps.ts';
import * as pipe from './pipe-steps.ts';
import { linePlots } from './plots.ts';
import { published } from './published.ts';
import { sends } from './sends.ts';
import { rateSizes } from './sizes.ts';
import * as twoPhase from './two-phase-steps.ts';

const { given } = fluid;
const hidden = { label: '' } as const;

const singlePhase = { fluidType: ['Liquid', 'Gas', 'Steam'] };
const gases = { fluidType: ['Gas', 'Steam'] };
const liquids = { fluidType: 'Liquid' };
const mixtures = { fluidType: 'Two-phase' };

const resistances = ['frictionFactor', 'length', 'diameter', 'fittingResistance', 'inletDensity', 'velocity'] as const;

const own = [
  'service',
  'limits',
  'pressureDropPer100m?',
  'machNumber?',
  'outletMach?',
  'isentropicExponent?',
  'absolutePressure?',
] as const;

export default calculator(meta, sections)
  .step(
    'absolutePressure',
    ['pressure'],
    {
      label: 'Absolute pressure',
      symbol: 'p_a',
      equation: 'p_a = p_1+101325',
      kind: 'absolutePressure',
      unit: 'bar(abs)',
    },
    v => v.pressure + 101325,
  )
  .step('fluid', ['fluidType', 'gamma?', ...given], hidden, v => v)
  .step('steam', ['fluid'], hidden, v => fluid.steamAt(v.fluid))
  .step('totalFlow', ['fluid'], fluid.totalFlow.info, fluid.totalFlow.compute)
  .step('vapourDensity', ['fluid'], fluid.vapourDensity.info, fluid.vapourDensity.compute)
  .step('quality', ['flowRate', 'vaporFlowRate'], fluid.quality.info, fluid.quality.compute)
  .step(
    'liquidFraction',
    ['flowRate', 'vaporFlowRate', 'density', 'vapourDensity'],
    fluid.liquidFraction.info,
    fluid.liquidFraction.compute,
  )
  .step(
    'inletDensity',
    ['fluid', 'steam?', 'vapourDensity?', 'liquidFraction?'],
    fluid.inletDensity.info,
    fluid.inletDensity.compute,
  )
  .step(
    'inletViscosity',
    ['fluid', 'steam?', 'vapourDensity?', 'liquidFraction?'],
    fluid.inletViscosity.info,
    fluid.inletViscosity.compute,
  )
  .step('isentropicExponent', ['fluid', 'steam?'], fluid.isentropicExponent.info, fluid.isentropicExponent.compute)
  .check(['fluidType', 'density', 'molecularWeight'], checks.densityRemarks)
  .step('diameter', ['insideDiameter?', 'nominalSize?', 'schedule'], pipe.diameter.info, pipe.diameter.compute)
  .step('inches', ['insideDiameter?', 'nominalSize?', 'schedule', 'diameter'], hidden, pipe.nominalInches)
  .check(['insideDiameter', 'nominalSize'], checks.sizeRemarks)
  .step('wall', ['roughness?', 'pipeMaterial'], pipe.wall.info, pipe.wall.compute)
  .step(
    'velocity',
    ['fluidType', 'totalFlow', 'inletDensity', 'diameter'],
    friction.velocity.info,
    friction.velocity.compute,
  )
  .step('massFlux', ['totalFlow', 'diameter'], friction.massFlux.info, friction.massFlux.compute)
  .step('froude', ['fluidType', 'velocity', 'diameter'], friction.froude.info, friction.froude.compute)
  .method(
    'darcy-weisbach',
    'Darcy–Weisbach',
    m => m.step('model', [], hidden, () => 'darcy-weisbach' as const),
    singlePhase,
  )
  .method('churchill', 'Churchill', m => m.step('model', [], hidden, () => 'churchill' as const), liquids)
  .method('adiabatic', 'Adiabatic', m => m.step('model', [], hidden, () => 'adiabatic' as const), gases)
  .method('isothermal', 'Isothermal', m => m.step('model', [], hidden, () => 'isothermal' as const), gases)
  .method('friedel', 'Friedel', m => m.step('model', [], hidden, () => 'friedel' as const), mixtures)
  .method(
    'lockhart-martinelli',
    'Lockhart–Martinelli',
    m => m.step('model', [], hidden, () => 'lockhart-martinelli' as const),
    mixtures,
  )
  .method('beggs-brill', 'Beggs–Brill', m => m.step('model', [], hidden, () => 'beggs-brill' as const), mixtures)
  .step(
    'reynoldsNumber',
    ['model', 'totalFlow', 'diameter', 'inletViscosity', 'viscosity?', 'flowRate?'],
    friction.reynoldsNumber.info,
    friction.reynoldsNumber.compute,
  )
  .step(
    'flowRegime',
    ['fluidType', 'reynoldsNumber', 'froude?', 'liquidFraction?'],
    friction.regime.info,
    friction.regime.compute,
  )
  .step(
    'frictionFactor',
    ['model', 'reynoldsNumber', 'wall', 'diameter'],
    friction.friction.info,
    friction.friction.compute,
  )
  .step('slope', ['length', 'elevationChange'], twoPhase.slope.info, twoPhase.slope.compute)
  .step('contents', friction.phases, hidden, friction.contents)
  .step('mixture', ['contents', 'diameter'], hidden, v => ({ ...v.contents, diameter: v.diameter }))
  .step('correlation', ['model', 'mixture', 'slope?', 'absolutePressure?'], hidden, v => {
    if (v.model === 'beggs-brill' && v.slope === undefined) return missing('length');
    if (v.model === 'beggs-brill' && v.absolutePressure === undefined) return missing('pressure');
    return friction.correlate(v.model, v.mixture, v.slope ?? 0, v.absolutePressure ?? 1) ?? absent('no two phases');
  })
  .step('gasFriction', ['correlation', 'mixture'], twoPhase.gasFriction.info, twoPhase.gasFriction.compute)
  .step('liquidHoldup', ['correlation', 'mixture', 'slope?'], twoPhase.holdup.info, twoPhase.holdup.compute)
  .step('multiplier', ['correlation', 'mixture'], twoPhase.multiplier.info, twoPhase.multiplier.compute)
  .step(
    'standingDensity',
    ['liquidHoldup', 'density', 'vapourDensity'],
    twoPhase.standingDensity.info,
    twoPhase.standingDensity.compute,
  )
  .step(
    'pressureDropPer100m',
    [...friction.phases, 'model', 'frictionFactor', 'inletDensity', 'velocity', 'diameter', 'correlation?'],
    loss.gradient.info,
    loss.gradient.compute,
  )
  .step('fittingSums', ['fittings', 'fittingMethod', 'inches'], hidden, pipe.fittingSums)
  .step('craneFactor', ['fittingSums', 'diameter'], pipe.craneFactor.info, pipe.craneFactor.compute)
  .step(
    'fittingResistance',
    ['fittingSums', 'diameter', 'inches', 'reynoldsNumber?'],
    pipe.fittingResistance.info,
    pipe.fittingResistance.compute,
  )
  .step('run', resistances, hidden, v => v)
  .step('incompressibleLoss', ['fluidType', 'run'], loss.incompressibleLoss.info, loss.incompressibleLoss.compute)
  .step(
    'flowModel',
    ['fluidType', 'model', 'incompressibleLoss?', 'absolutePressure?'],
    loss.flowModel.info,
    loss.flowModel.compute,
  )
  .step(
    'machNumber',
    ['velocity', 'isentropicExponent', 'absolutePressure', 'inletDensity'],
    outlet.machNumber.info,
    outlet.machNumber.compute,
  )
  .step('expansion', ['flowModel', 'absolutePressure', 'isentropicExponent?', 'run'], hidden, loss.expansionIn)
  .step('densityRatio', ['flowModel', 'expansion'], loss.densityRatio.info, loss.densityRatio.compute)
  .step('expansionDrop', ['flowModel', 'expansion'], loss.expansionDrop.info, loss.expansionDrop.compute)
  .step(
    'frictionLoss',
    ['fluidType', 'flowModel?', 'expansion?', 'pressureDropPer100m', 'run'],
    loss.frictionLoss.info,
    loss.frictionLoss.compute,
  )
  .step(
    'fittingLoss',
    ['fluidType', 'flowModel?', 'expansion?', 'pressureDropPer100m', 'run'],
    loss.fittingLoss.info,
    loss.fittingLoss.compute,
  )
  .step(
    'elevationLoss',
    ['fluidType', 'flowModel?', 'expansion?', 'inletDensity', 'standingDensity?', 'elevationChange'],
    loss.riseLoss.info,
    loss.riseLoss.compute,
  )
  .step(
    'accelerationLoss',
    ['expansion?', 'correlation?', 'frictionLoss?', 'fittingLoss?', 'elevationLoss?'],
    loss.accelerationLoss.info,
    loss.accelerationLoss.compute,
  )
  .step(
    'totalPressureDrop',
    ['frictionLoss', 'fittingLoss', 'elevationLoss', 'accelerationLoss?'],
    loss.total.info,
    loss.total.compute,
  )
  .step(
    'outletPressure',
    ['absolutePressure', 'totalPressureDrop'],
    outlet.outletPressure.info,
    outlet.outletPressure.compute,
  )
  .step(
    'chokedFlow',
    ['fluidType', 'model', 'absolutePressure', 'isentropicExponent?', 'run'],
    loss.chokedFlow.info,
    loss.chokedFlow.compute,
  )
  .step(
    'outletDensity',
    ['isentropicExponent', 'absolutePressure', 'inletDensity', 'expansion?', 'totalPressureDrop'],
    outlet.outletDensity.info,
    outlet.outletDensity.compute,
  )
  .step(
    'outletVelocity',
    ['velocity', 'inletDensity', 'outletDensity'],
    outlet.outletVelocity.info,
    outlet.outletVelocity.compute,
  )
  .step(
    'outletMach',
    [
      'isentropicExponent',
      'absolutePressure',
      'inletDensity',
      'expansion?',
      'totalPressureDrop',
      'outletDensity',
      'outletVelocity',
    ],
    outlet.outletMach.info,
    outlet.outletMach.compute,
  )
  .step('erosionalVelocity', ['inletDensity', 'erosionalConstant'], outlet.erosional.info, outlet.erosional.compute)
  .step('erosionalRatio', ['velocity', 'erosionalVelocity'], outlet.erosionalRatio.info, outlet.erosionalRatio.compute)
  .step('rhoV2', ['fluidType', 'inletDensity', 'velocity'], outlet.rhoV2.info, outlet.rhoV2.compute)
  .step('limits', ['service', 'inletDensity?', 'pressure?'], hidden, criteria.limits)
  .step(
    'sizes',
    [
      ...friction.phases,
      'model',
      'totalFlow',
      'inletDensity',
      'inletViscosity',
      'erosionalConstant',
      'limits',
      'schedule',
      'nominalSize?',
      'absolutePressure?',
      'isentropicExponent?',
      'length?',
      'fittings?',
      'fittingMethod',
    ],
    hidden,
    v => {
      const phases = friction.contents(v);
      if (!(phases instanceof Absent)) return rateSizes({ ...v, mixture: phases }, v.limits, v);
      return v.fluidType === 'Two-phase' ? phases : rateSizes(v, v.limits, v);
    },
  )
  .step('recommendedSize', ['sizes', 'service'], criteria.recommended.info, criteria.recommended.compute)
  .step('verdict', [...own, 'velocity', 'rhoV2', 'erosionalRatio'], criteria.verdict.info, criteria.verdict.compute)
  .step('sizeTable', ['sizes'], { label: 'Sizes against the criteria' }, criteria.sizeTable)
  .check(['fluidType', 'reynoldsNumber', 'wall', 'diameter', 'fittingMethod', 'fittings'], checks.regimeRemarks)
  .check(['fittings', 'fittingMethod', 'inches'], checks.fittingRemarks)
  .check(['length', 'elevationChange'], checks.geometryRemarks)
  .check(['totalFlow', 'chokedFlow'], checks.chokingRemarks)
  .check(['totalPressureDrop', 'absolutePressure'], checks.pressureRemarks)
  .check([...own, 'velocity', 'rhoV2', 'erosionalRatio'], checks.criteriaRemarks)
  .check(['fluidType', 'erosionalRatio', 'erosionalConstant'], checks.erosionRemarks)
  .check(['service', 'totalFlow', 'inletDensity'], checks.serviceRemarks)
  .check(
    [
      'correlation',
      'model',
      'viscosity',
      'vaporViscosity',
      'elevationChange',
      'absolutePressure?',
      'totalPressureDrop?',
    ],
    checks.twoPhaseRemarks,
  )
  .define({
    results: {
      'Velocity and friction': [
        'velocity',
        'reynoldsNumber',
        'frictionFactor',
        'flowRegime',
        'machNumber',
        'outletVelocity',
        'outletMach',
        'liquidHoldup',
      ],
      'Pressure drop': [
        'pressureDropPer100m',
        'flowModel',
        'frictionLoss',
        'fittingLoss',
        'elevationLoss',
        'accelerationLoss',
        'totalPressureDrop',
        'outletPressure',
        'chokedFlow',
      ],
      'Size and criteria': ['recommendedSize', 'verdict', 'erosionalVelocity', 'erosionalRatio', 'rhoV2', 'sizeTable'],
    },
    primary: 'totalPressureDrop',
    crossCheck: {
      result: 'totalPressureDrop',
      unsafe: 'higher',
      consequence: 'a line that must pass its flow is sized by the larger figure',
    },
    examples,
    published,
    references: [
      'Crane Technical Paper No. 410, Flow of fluids through valves, fittings and pipe, 2009.',
      'C. F. Colebrook, Turbulent flow in pipes, J. Institution of Civil Engineers 11 (1939) 133–156.',
      'S. W. Churchill, Friction-factor equation spans all fluid-flow regimes, Chemical Engineering 84 (1977), no. 24, 91–92.',
      'R. Darby, Correlate pressure drops through fittings, Chemical Engineering 108 (2001), no. 4, 127–129.',
      'A. H. Shapiro, The Dynamics and Thermodynamics of Compressible Fluid Flow, Ronald Press 1953, chapter 6.',
      'L. Friedel, Improved friction pressure drop correlations for horizontal and vertical two-phase pipe flow, European Two-Phase Flow Group Meeting, Ispra 1979, paper E2.',
      'R. W. Lockhart, R. C. Martinelli, Chemical Engineering Progress 45 (1949) 39–48; D. Chisholm, Int. J. Heat and Mass Transfer 10 (1967) 1767–1778.',
      'H. D. Beggs, J. P. Brill, A study of two-phase flow in inclined pipes, J. Petroleum Technology 25 (1973) 607–617.',
      'S. Z. Rouhani, E. Axelsson, Int. J. Heat and Mass Transfer 13 (1970) 383–393.',
      'API RP 14E, Design and installation of offshore production platform piping systems, 5th ed. 1991.',
      'NORSOK P-002, Process system design.',
      'IAPWS R7-97(2012), Industrial formulation 1997 for water and steam; R12-08, viscosity.',
    ],
    drawing: drawLine,
    plots: linePlots,
    sends,
  });
