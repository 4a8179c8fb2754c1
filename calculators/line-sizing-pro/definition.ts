import { sharedFluid } from '../fluid/index.ts';
import { calculation } from '../kit/index.ts';
import * as checks from './checks/checks.ts';
import * as criteria from './criteria.ts';
import { drawing } from './drawing.ts';
import { examples } from './examples.ts';
import * as expansion from './fluid/expansion.ts';
import { condensedRemarks } from './checks/falling-gas.ts';
import { flowing, inputs } from './fields.ts';
import * as fittings from './fittings.ts';
import * as fluid from './fluid/fluid.ts';
import * as friction from './friction.ts';
import * as inputChecks from './checks/input-checks.ts';
import * as loss from './loss.ts';
import { heatRemarks } from './fluid/heat.ts';
import { columnRemarks } from './fluid/liquid-column.ts';
import { liquidHeat } from './fluid/liquid-heat.ts';
import { meta } from './meta.ts';
import * as outlet from './outlet.ts';
import { diameter, wall } from './pipe.ts';
import { plots } from './plots.ts';
import { transfers } from './transfers.ts';
import { recommendedSize, sizeTable, stockCheck, inapplicableCriteriaCheck } from './sizes.ts';
import { stream } from './fluid/stream.ts';
import { thermalRemarks } from './checks/thermal.ts';
import * as twoPhase from './fluid/two-phase.ts';

const singlePhase = { fluidType: ['Liquid', 'Gas', 'Steam'] };
const gases = { fluidType: ['Gas', 'Steam'] };
const liquids = { fluidType: 'Liquid' };
const mixtures = { fluidType: 'Two-phase' };

export default calculation(meta, {
  inputs,
  fills: stream.fills,
  loads: stream.loads,
  sharedGroups: [sharedFluid(flowing)],
  results: {
    'Velocity and friction': [
      friction.velocity,
      friction.reynoldsNumber,
      friction.frictionFactor,
      friction.flowRegime,
      outlet.machNumber,
      outlet.outletVelocity,
      outlet.outletMach,
      outlet.outletDensity,
      twoPhase.liquidHoldup,
    ],
    'Pressure drop': [
      loss.pressureDropPer100m,
      outlet.outletPressureDropPer100m,
      expansion.flowModel,
      loss.frictionLoss,
      loss.fittingLoss,
      loss.elevationLoss,
      loss.accelerationLoss,
      loss.boilingLoss,
      loss.totalPressureDrop,
      outlet.outletPressure,
      expansion.chokedFlow,
    ],
    'Size and criteria': [
      recommendedSize,
      criteria.verdict,
      outlet.erosionalVelocity,
      outlet.erosionalRatio,
      outlet.rhoV2,
      outlet.outletErosionalVelocity,
      outlet.outletErosionalRatio,
      outlet.outletRhoV2,
      sizeTable,
    ],
  },
  primary: loss.totalPressureDrop,
  answers: [loss.totalPressureDrop, friction.velocity, outlet.outletPressure, recommendedSize, criteria.verdict],
  methods: {
    'darcy-weisbach': { name: 'Darcy–Weisbach', when: singlePhase },
    churchill: { name: 'Churchill', when: liquids },
    adiabatic: { name: 'Adiabatic', when: gases },
    isothermal: { name: 'Isothermal', when: gases },
    friedel: { name: 'Friedel', when: mixtures },
    'lockhart-martinelli': { name: 'Lockhart–Martinelli', when: mixtures },
    'beggs-brill': { name: 'Beggs–Brill', when: mixtures },
  },
  shows: [
    fluid.absolutePressure,
    fluid.totalFlow,
    fluid.vapourDensity,
    fluid.quality,
    fluid.liquidFraction,
    fluid.inletDensity,
    fluid.inletViscosity,
    fluid.isentropicExponent,
    diameter,
    wall,
    friction.velocity,
    friction.massFlux,
    friction.froude,
    friction.reynoldsNumber,
    friction.flowRegime,
    friction.frictionFactor,
    twoPhase.gasFriction,
    twoPhase.liquidHoldup,
    twoPhase.multiplier,
    loss.pressureDropPer100m,
    fittings.craneFactor,
    fittings.fittingResistance,
    expansion.incompressibleLoss,
    expansion.flowModel,
    outlet.machNumber,
    expansion.densityRatio,
    expansion.expansionDrop,
    loss.totalPressureDrop,
    outlet.outletPressure,
    expansion.chokedFlow,
    outlet.outletVelocity,
    outlet.outletMach,
    outlet.outletPressureDropPer100m,
    outlet.erosionalRatio,
    outlet.rhoV2,
    outlet.outletErosionalRatio,
    outlet.outletRhoV2,
  ],
  crossCheck: {
    result: loss.totalPressureDrop,
    unsafe: 'higher',
    consequence: 'size a line that must pass its full flow on the larger figure',
    reportedApart: ['isothermal'],
  },
  checks: [
    inputChecks.densityRemarks,
    fluid.saturatedRemark,
    inputChecks.gammaRemarks,
    inputChecks.sizeRemarks,
    checks.regimeRemarks,
    fittings.fittingRemarks,
    checks.geometryRemarks,
    checks.chokingRemarks,
    checks.phaseChangeRemarks,
    condensedRemarks,
    heatRemarks,
    columnRemarks,
    liquidHeat,
    thermalRemarks,
    checks.riseRemarks,
    checks.pressureRemarks,
    criteria.criteriaRemarks,
    inputChecks.openRemarks,
    checks.erosionRemarks,
    inputChecks.smoothRemarks,
    checks.serviceRemarks,
    checks.twoPhaseRemarks,
    stockCheck,
    inapplicableCriteriaCheck,
    ...stream.checks,
  ],
  examples,
  published: () => import('./published.ts'),
  references: [
    'Crane Technical Paper No. 410, Flow of fluids through valves, fittings and pipe, 2009.',
    'C. F. Colebrook, Turbulent flow in pipes, J. Institution of Civil Engineers 11 (1939) 133–156.',
    'S. W. Churchill, Friction-factor equation spans all fluid-flow regimes, Chemical Engineering 84 (1977), no. 24, 91–92.',
    'R. Darby, Correlate pressure drops through fittings, Chemical Engineering 108 (2001), no. 4, 127–129.',
    'A. H. Shapiro, The Dynamics and Thermodynamics of Compressible Fluid Flow, Ronald Press 1953, chapter 6.',
    'L. Friedel, Improved friction pressure drop correlations for horizontal and vertical two-phase pipe flow, European Two-Phase Flow Group Meeting, Ispra 1979, paper E2.',
    'R. W. Lockhart, R. C. Martinelli, Chemical Engineering Progress 45 (1949) 39–48; D. Chisholm, Int. J. Heat and Mass Transfer 10 (1967) 1767–1778.',
    'H. D. Beggs, J. P. Brill, A study of two-phase flow in inclined pipes, J. Petroleum Technology 25 (1973) 607–617.',
    'J. C. Leung, M. A. Grolmes, The discharge of two-phase flashing flow in a horizontal duct, AIChE J. 33 (1987) 524–527.',
    'S. Z. Rouhani, E. Axelsson, Int. J. Heat and Mass Transfer 13 (1970) 383–393.',
    'API RP 14E, Design and installation of offshore production platform piping systems, 5th ed. 1991.',
    'NORSOK P-002, Process system design.',
    'IAPWS R7-97(2012), Industrial formulation 1997 for water and steam; R12-08, viscosity.',
  ],
  drawing,
  plots,
  transfers: transfers,
});
