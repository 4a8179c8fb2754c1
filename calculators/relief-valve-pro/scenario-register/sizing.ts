import type { AbsolutePressure, GaugePressure, MassFlow, Temperature } from '@isentrope/engineering/quantities';
import { criticalPressureRatio } from '@isentrope/engineering/flow';
import {
  areaFor,
  certifiedLiquidArea,
  correctForViscosity,
  criticalGasFlux,
  gasFlux,
  liquidBackPressureFactor,
  napierCorrection,
  napierFlux,
  omega,
  omegaFlow,
  superheatCorrection,
  waterThroat,
  type Edition,
  type ValveType,
} from '@isentrope/engineering/relief';
import { Absent, absent, missing } from '../../kit/index.ts';
import { editionName, inlet as steamInlet } from '../steam-service/steps.ts';
import { annex, notSubcooled } from '../two-phase-service/steps.ts';
import { backPressureFactor, takesFactor } from '../vapour-back-pressure.ts';
import { api520 } from '../words.ts';
import type { Service } from './scenarios.ts';

/** The area of a scenario by API 520-I, in the service of the scenario. */

interface Duty {
  readonly service: Service;
  readonly relievingRate: MassFlow;
  readonly relievingPressure: AbsolutePressure;
  readonly backPressure: AbsolutePressure;
  readonly setPressure: GaugePressure;
  readonly allowableOverpressure: number;
  readonly totalBackpressure: GaugePressure;
  readonly valveType: ValveType;
  readonly dischargeCoefficient: number;
  readonly kc: number;
  readonly kb?: number | undefined;
  readonly edition?: Edition | undefined;
}

interface Fluid {
  readonly molecularWeight?: number | undefined;
  readonly temperature?: Temperature | undefined;
  readonly compressibilityFactor?: number | undefined;
  readonly gamma?: number | undefined;
  readonly steamTemperature?: Temperature | undefined;
  readonly fluidUpstreamDensity?: number | undefined;
  readonly viscosity?: number | undefined;
  readonly inletCondition?: 'Two-phase or saturated' | 'Subcooled liquid' | undefined;
  readonly density?: number | undefined;
  readonly density90?: number | undefined;
  readonly saturationPressure?: AbsolutePressure | undefined;
}

/** What a scenario was sized by. */
export interface Sized {
  readonly area: number;
  /** Kb or Kw. */
  readonly factor: number;
  /** kg/(s·m²) at Kd = Kb = Kc = 1; a liquid is sized without it. */
  readonly massFlux?: number;
  readonly source: string;
}

/** The values that are blank, by what they are called. */
const blanks = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [name] : []));

/** An area by a mass flux, with the factor of the back pressure or the reason why there is none. */
function byFlux(v: Duty, massFlux: number, factor: number | Absent, source: string): Sized | Absent {
  if (factor instanceof Absent) return factor;
  const area = areaFor(v.relievingRate, massFlux, v.dischargeCoefficient * factor * v.kc);
  return { area, factor, massFlux, source };
}

function gas(v: Duty & Fluid): Sized | Absent {
  const { molecularWeight, temperature, compressibilityFactor, gamma } = v;
  if (
    molecularWeight === undefined ||
    temperature === undefined ||
    compressibilityFactor === undefined ||
    gamma === undefined
  ) {
    return missing(
      ...blanks({
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
  const massFlux = takesFactor(v) ? criticalGasFlux(state) : flow.massFlux;
  const equation = takesFactor(v) ? 'critical' : flow.equation;
  const factor = backPressureFactor.compute({ ...v, criticalFlowPressure });
  return byFlux(v, massFlux, factor, `${api520}, sizing for ${equation} flow`);
}

function steam(v: Duty & Fluid): Sized | Absent {
  const inlet = steamInlet.compute({ relievingPressure: v.relievingPressure, temperature: v.steamTemperature });
  if (inlet instanceof Absent) return inlet;
  const edition = v.edition ?? '10th';
  const { pressure, temperature } = inlet;
  const criticalFlowPressure = waterThroat(inlet, 0).pressure;
  if (v.backPressure > criticalFlowPressure && !takesFactor(v)) {
    return absent(
      'not applicable: Napier’s equation is for critical flow; size it in steam service by the nozzle method',
    );
  }
  const superheat =
    v.steamTemperature === undefined
      ? 1
      : superheatCorrection(edition, { setPressure: v.setPressure, pressure, temperature });
  const massFlux = napierFlux(pressure) * napierCorrection(pressure) * superheat;
  const factor = backPressureFactor.compute({ ...v, criticalFlowPressure });
  return byFlux(v, massFlux, factor, `${editionName(edition)}, steam: Napier with KN and KSH`);
}

function liquid(v: Duty & Fluid): Sized | Absent {
  const { fluidUpstreamDensity: density, viscosity } = v;
  if (density === undefined || viscosity === undefined) {
    return missing(...blanks({ 'upstream density': density, viscosity }));
  }
  const edition = v.edition ?? '10th';
  const duty = {
    massFlow: v.relievingRate,
    density,
    relievingPressure: v.setPressure * (1 + v.allowableOverpressure),
    backPressure: v.totalBackpressure,
  };
  const ratio = v.totalBackpressure / v.setPressure;
  const factor = v.valveType === 'Balanced Bellows' ? liquidBackPressureFactor(ratio) : 1;
  const before = certifiedLiquidArea(duty, v.dischargeCoefficient * factor * v.kc);
  const { area } = correctForViscosity(duty, viscosity, before, edition);
  return { area, factor, source: `${editionName(edition)}, liquid relief, certified valves, corrected for viscosity` };
}

function twoPhase(v: Duty & Fluid): Sized | Absent {
  const { density, density90, saturationPressure } = v;
  const subcooled = v.inletCondition === 'Subcooled liquid';
  if (density === undefined || density90 === undefined || (subcooled && saturationPressure === undefined)) {
    return missing(
      ...blanks({
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
  return byFlux(v, massFlux, v.kb ?? 1, `${annex}, omega method`);
}

const bySize: Readonly<Record<Service, (v: Duty & Fluid) => Sized | Absent>> = {
  'Gas and vapour': gas,
  Steam: steam,
  Liquid: liquid,
  'Two-phase': twoPhase,
};

export const sized = {
  info: { label: '' },
  compute: (v: Duty & Fluid): Sized | Absent => bySize[v.service](v),
} as const;

export const dischargeCoefficient = {
  info: {
    label: 'Coefficient of discharge',
    symbol: 'K_d',
    source: (v: { kd?: number | undefined }) => (v.kd === undefined ? 'API 520-I, with effective areas' : 'Given'),
    kind: 'number',
    unit: '',
  },
  compute: (v: { kd?: number | undefined; service: Service; inletCondition?: Fluid['inletCondition'] }): number => {
    if (v.kd !== undefined) return v.kd;
    if (v.service === 'Liquid' || v.inletCondition === 'Subcooled liquid') return 0.65;
    return v.service === 'Two-phase' ? 0.85 : 0.975;
  },
} as const;
