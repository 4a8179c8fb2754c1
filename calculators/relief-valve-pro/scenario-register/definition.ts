import { sharedFluid } from '../../fluid/index.ts';
import { calculation, selector } from '../../kit/index.ts';
import { drawReliefValve } from '../drawing.ts';
import { dryIceCheck } from '../dry-ice.ts';
import { againstRealNozzle, farFromIdeal } from '../gas-vapor-service/checks.ts';
import { conventionalLimit } from '../pressures.ts';
import { references } from '../references.ts';
import { omegaChecks } from '../two-phase-stream.ts';
import { dischargeCoefficient } from './duty.ts';
import { pressures } from './pressures.ts';
import { examples } from './examples.ts';
import { fluid, allFields as fields, inputs } from './fields.ts';
import { flareSource } from './flare-source.ts';
import { gasInFireChecks, temperatureFill } from './gas-in-fire.ts';
import * as load from './load.ts';
import { meta } from './meta.ts';
import { realNozzleArea } from './real-nozzle.ts';
import { backPressureFactor, checks, massFlux, multipleValves, orifice, requiredArea } from './sizing.ts';
import { gasInlet, stream, twoPhaseInlet } from './stream.ts';
import { aggregateQuantities, aggregateRegister } from './aggregate.ts';
import { coldHeatSource, warmingCheck } from './warming.ts';
import { wallFails } from './wall-in-fire.ts';
import { supercriticalInFire } from './supercritical.ts';

const { setPressure, totalBackpressure, flowRate, valveType, kc } = fields;
const { relievingPressure, backPressure } = pressures;
const { expandedRate, fireSurface, fireHeat, relievingRate } = load;

export default calculation(meta, {
  inputs,
  fills: [temperatureFill, ...stream.fills],
  loads: stream.loads,
  sharedGroups: [sharedFluid(fluid)],
  results: {
    Load: [fireSurface, fireHeat, expandedRate, relievingRate],
    Sizing: [requiredArea, orifice, multipleValves, relievingPressure, backPressureFactor],
  },
  primary: requiredArea,
  answers: [requiredArea, orifice, relievingRate, relievingPressure],
  shows: [relievingRate, relievingPressure, backPressure, dischargeCoefficient, backPressureFactor, massFlux],
  checks: [
    ...load.checks,
    wallFails,
    supercriticalInFire,
    coldHeatSource,
    warmingCheck,
    ...gasInFireChecks,
    farFromIdeal(
      fields.compressibilityFactor,
      'size this case in gas and vapour service by the method Real nozzle, with the fluid chosen',
      realNozzleArea,
    ),
    againstRealNozzle(
      requiredArea,
      realNozzleArea,
      'size this case in gas and vapour service by the method Real nozzle',
    ),
    dryIceCheck({
      stream: gasInlet,
      backPressure: pressures.backPressure,
      realArea: realNozzleArea,
      requiredArea,
      rate: relievingRate,
      dischargeCoefficient,
      backPressureFactor,
      kc,
    }),
    ...pressures.checks,
    conventionalLimit(fields, valveType),
    ...checks,
    ...stream.checks,
    ...omegaChecks(twoPhaseInlet, massFlux, backPressure),
  ],
  examples,
  published: () => import('./published.ts'),
  references: references.register,
  drawing: selector(
    {
      setPressure,
      totalBackpressure,
      flowRate,
      valveType,
      relievingPressure,
      backPressure,
      recommendedOrifice: orifice,
      requiredArea,
    },
    drawReliefValve,
  ),
  rowTransfers: [flareSource],
  together: {
    needs: {
      protectedItem: fields.protectedItem,
      scenario: fields.scenario,
      credible: fields.credible,
      reason: fields.reason,
      service: fields.service,
      relievingRate,
      requiredArea,
      recommendedOrifice: orifice,
      multipleValves,
      setPressure,
      valveType,
      kc,
    },
    aggregate: aggregateRegister,
    quantities: aggregateQuantities,
  },
});
