import { criticalPressureRatio } from '@isentrope/engineering/flow';
import type { AbsolutePressure } from '@isentrope/engineering/quantities';
import {
  areaFor,
  criticalGasFlux,
  gasFlux,
  highestGasFactor,
  highestSteamFactor,
  napierCorrection,
  napierFlux,
  isNapierSmoothed,
  superheatCorrection,
  waterThroat,
} from '@isentrope/engineering/relief';
import { Absent, absent, info, missing, type Message } from '../../kit/index.ts';
import { againstNozzle, nozzleOfSteam } from '../nozzle-comparison.ts';
import { steamInlet } from '../steam-service/inlet.ts';
import { tableRemarks } from '../steam-service/sizing.ts';
import { curveBetween, factorOf, enteredFactorMessages, sourceOfFactor, usesFactor } from '../vapour-back-pressure.ts';
import { api520, editionName } from '../format.ts';
import { missingNames } from './missing-names.ts';
import type { Duty, Sized } from './duty.ts';

/** Area of a gas or steam scenario by API 520-I. */

/** Additional inputs of a critical-flow equation: the critical pressure, and the maximum Kb. */
interface Critical {
  readonly criticalFlowPressure: AbsolutePressure;
  readonly highestFactor: number;
}

/** Returns the area for a mass flux with a typed or curve Kb, or why there is none. */
function byVapourFlux(
  v: Duty,
  massFlux: number,
  critical: Critical,
  source: string,
  remarks: readonly Message[],
): Sized | Absent {
  const known = { ...v, ...critical };
  const factor = factorOf(known);
  if (factor instanceof Absent) return factor;
  const { kb } = v;
  const input = kb === undefined ? [] : enteredFactorMessages({ ...known, kb });
  return {
    area: areaFor(v.relievingRate, massFlux, v.dischargeCoefficient * factor * v.kc),
    factor,
    factorSource: sourceOfFactor(known),
    massFlux,
    source,
    remarks: [...input, ...curveBetween(v), ...remarks],
  };
}

export function gas(v: Duty): Sized | Absent {
  const { molecularWeight, temperature, compressibilityFactor, gamma } = v;
  if (
    molecularWeight === undefined ||
    temperature === undefined ||
    compressibilityFactor === undefined ||
    gamma === undefined
  ) {
    return missing(
      ...missingNames({
        'molecular weight': molecularWeight,
        'relieving temperature': temperature,
        'compressibility factor': compressibilityFactor,
        'ratio of specific heats': gamma,
      }),
    );
  }
  const state = {
    pressure: v.relievingPressure,
    temperature,
    molarMass: molecularWeight,
    compressibilityFactor,
    gamma,
  };
  const criticalFlowPressure = criticalPressureRatio(gamma) * v.relievingPressure;
  const flow = gasFlux(state, v.backPressure);
  const massFlux = usesFactor(v) ? criticalGasFlux(state) : flow.massFlux;
  const equation = usesFactor(v) ? 'critical' : flow.equation;
  const critical = { criticalFlowPressure, highestFactor: highestGasFactor(state, v.backPressure) };
  return byVapourFlux(v, massFlux, critical, `${api520}, sizing for ${equation} flow`, []);
}

export function steam(v: Duty): Sized | Absent {
  const inlet = steamInlet(v.relievingPressure, v.steamTemperature);
  if (inlet instanceof Absent) return inlet;
  const edition = v.edition ?? '10th';
  const { pressure, temperature } = inlet;
  const throat = waterThroat(inlet, 0);
  const criticalFlowPressure = throat.pressure;
  if (v.backPressure > criticalFlowPressure && !usesFactor(v)) {
    return absent(
      'not applicable: Napier’s equation is for critical flow; size this case in steam service by the nozzle method',
    );
  }
  const superheat =
    v.ksh ??
    (v.steamTemperature === undefined
      ? 1
      : superheatCorrection(edition, { setPressure: v.setPressure, pressure, temperature }));
  const massFlux = napierFlux(pressure) * napierCorrection(pressure) * superheat;
  const critical = { criticalFlowPressure, highestFactor: highestSteamFactor(inlet, throat, v.backPressure) };
  const smoothed = isNapierSmoothed(pressure) ? ', KN smoothed here just below 10 339 kPa(abs)' : '';
  const compared = againstNozzle(
    massFlux / throat.massFlux,
    nozzleOfSteam('size this case in steam service by the method Isentropic nozzle (IF97)'),
  );
  const remarks =
    v.steamTemperature === undefined
      ? []
      : tableRemarks(v.ksh, edition, inlet).map(({ text, source }) =>
          info(text, { field: 'requiredArea', ...(source === undefined ? {} : { source }) }),
        );
  const source = `${editionName(edition)}, steam: Napier with KN and KSH${smoothed}`;
  return byVapourFlux(v, massFlux, critical, source, [...remarks, ...compared]);
}
