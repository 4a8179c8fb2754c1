import {
  areaFor,
  certifiedLiquidArea,
  omega,
  omegaFlow,
  overpressureCorrection,
  uncertifiedLiquidArea,
  viscousValves,
} from '@isentrope/engineering/relief';
import { absent, missing, type Absent } from '../../kit/index.ts';
import { betweenOverpressures } from '../liquid-service/area.ts';
import { factorBeyondStandard, sourceOfFactor, standardFactorOf } from '../liquid-service/back-pressure-factor.ts';
import { notSubcooled } from '../two-phase-service/inlet.ts';
import { sourceOfFactor as sourceOfKb } from '../two-phase-service/sizing.ts';
import { beyondCurve } from '../vapour-back-pressure.ts';
import { annex, editionName } from '../format.ts';
import { missingNames } from './missing-names.ts';
import type { Duty, Sized } from './duty.ts';

/** Area of a liquid scenario, flashing or not, by API 520-I. */

export function liquid(v: Duty): Sized | Absent {
  const { fluidUpstreamDensity: density, viscosity } = v;
  if (density === undefined || viscosity === undefined) {
    return missing(...missingNames({ 'upstream density': density, viscosity }));
  }
  const edition = v.edition ?? '10th';
  const duty = {
    massFlow: v.relievingRate,
    density,
    relievingPressure: v.setPressure * (1 + v.allowableOverpressure),
    backPressure: v.totalBackpressure,
  };
  const ratio = v.totalBackpressure / v.setPressure;
  const factor = standardFactorOf(v.kw, v.valveType, ratio);
  const factors = v.dischargeCoefficient * factor * v.kc;
  const capacityCertification = v.capacityCertification ?? 'Certified';
  const { allowableOverpressure } = v;
  const overpressureFactor = capacityCertification === 'Certified' ? 1 : overpressureCorrection(allowableOverpressure);
  const before =
    capacityCertification === 'Certified'
      ? certifiedLiquidArea(duty, factors)
      : uncertifiedLiquidArea(duty, v.setPressure, factors * overpressureFactor);
  const valves = viscousValves(duty, viscosity, before, edition);
  if (!valves) return absent('not even 50 valves are enough');
  const kind = capacityCertification === 'Certified' ? 'certified valves' : 'valves that are not certified';
  return {
    area: valves.count * valves.areaOfEach,
    factor,
    factorSource: sourceOfFactor(v),
    source: `${editionName(edition)}, liquid relief, ${kind}, corrected for viscosity`,
    remarks: [
      ...betweenOverpressures(overpressureFactor, allowableOverpressure),
      ...(v.kw === undefined ? [] : factorBeyondStandard(v.kw, v.valveType, ratio)),
    ],
    valves,
  };
}

export function twoPhase(v: Duty): Sized | Absent {
  const { density, density90, saturationPressure } = v;
  const subcooled = v.inletCondition === 'Subcooled liquid';
  if (density === undefined || density90 === undefined || (subcooled && saturationPressure === undefined)) {
    return missing(
      ...missingNames({
        'density at the inlet': density,
        'density at 90 %': density90,
        ...(subcooled ? { 'saturation pressure': saturationPressure } : {}),
      }),
    );
  }
  const flashPressure = subcooled ? (saturationPressure ?? Number.NaN) : v.relievingPressure;
  if (flashPressure > v.relievingPressure) return absent(notSubcooled);
  const fluid = { density, omega: omega(density, density90), saturationRatio: flashPressure / v.relievingPressure };
  const { massFlux } = omegaFlow(fluid, v.relievingPressure, v.backPressure);
  if (v.kb === undefined && v.valveType === 'Balanced Bellows' && v.totalBackpressure > 0) {
    return absent('not applicable: no Kb curve for a balanced valve in two-phase flow; enter the manufacturer’s Kb');
  }
  const factor = v.kb ?? 1;
  return {
    area: areaFor(v.relievingRate, massFlux, v.dischargeCoefficient * factor * v.kc),
    factor,
    factorSource: sourceOfKb(v.kb),
    massFlux,
    source: `${annex}, omega method`,
    remarks: v.kb === undefined ? [] : beyondCurve('Kb', v.totalBackpressure / v.setPressure),
  };
}
