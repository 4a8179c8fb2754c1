import { ellipsoidalHead, vessel, vesselHeight, wettedArea as wettedAreaOf } from '@isentrope/engineering/geometry';
import { fireHeight, wettedFireHeat } from '@isentrope/engineering/heat-transfer';
import { formatNumber, fromSi, type MassFlow } from '@isentrope/engineering/quantities';
import { boilOff, hydraulicExpansion } from '@isentrope/engineering/relief';
import { absent, missing, warning, type Absent, type Message } from '../../kit/index.ts';
import type { Scenario } from './scenarios.ts';

/** The relieving rate of a scenario: given, boiled off by a fire, or expanded by heat. */

/** Whether drainage away from the vessel and prompt firefighting may be counted on. */
type FireProtection = 'Adequate drainage and firefighting' | 'None';

const inFire = { credible: 'Yes', scenario: 'External pool fire' } as const;

export const fireSurface = {
  info: {
    label: 'Wetted area in the fire',
    symbol: 'A_ws',
    source: 'API 521: below the liquid level, up to 7.6 m above grade; exact area of the vessel with its heads',
    kind: 'area',
    unit: 'm²',
    when: inFire,
  },
  compute: (v: {
    scenario: Scenario;
    wettedSurface: 'Area given' | 'Horizontal vessel' | 'Vertical vessel';
    wettedArea?: number | undefined;
    vesselDiameter?: number | undefined;
    vesselLength?: number | undefined;
    liquidLevel?: number | undefined;
    elevation?: number | undefined;
  }): number | Absent => {
    if (v.wettedSurface === 'Area given') return v.wettedArea ?? missing('wetted area');
    const { vesselDiameter: diameter, vesselLength: length, liquidLevel: level } = v;
    if (diameter === undefined || length === undefined || level === undefined) {
      return missing(
        ...(diameter === undefined ? ['inside diameter'] : []),
        ...(length === undefined ? ['tangent length'] : []),
        ...(level === undefined ? ['liquid level'] : []),
      );
    }
    const head = ellipsoidalHead(diameter);
    const shape = vessel(v.wettedSurface === 'Horizontal vessel' ? 'horizontal' : 'vertical', diameter, length, [
      head,
      head,
    ]);
    if (level > vesselHeight(shape)) return absent('the liquid level is above the vessel');
    if (level === 0) return absent('the liquid level is 0: no surface is wetted');
    const reached = Math.min(level, fireHeight - (v.elevation ?? 0));
    return reached > 0 ? wettedAreaOf(shape, reached) : absent('no wetted surface below 7.6 m above grade');
  },
} as const;

export const fireHeat = {
  info: {
    label: 'Heat absorbed from the fire',
    symbol: 'Q_f',
    equation: (v: { fireProtection: FireProtection }) =>
      v.fireProtection === 'None' ? 'Q_f = 70900*F_e*A_ws^0.82' : 'Q_f = 43200*F_e*A_ws^0.82',
    source: (v: { fireProtection: FireProtection }) =>
      `API 521, open pool fire, ${v.fireProtection === 'None' ? 'without' : 'with'} adequate drainage and firefighting`,
    kind: 'power',
    unit: 'kW',
    when: inFire,
  },
  compute: (v: { fireSurface: number; environmentFactor: number; fireProtection: FireProtection }) =>
    wettedFireHeat(v.fireSurface, v.environmentFactor, v.fireProtection !== 'None'),
} as const;

interface LoadValues {
  readonly credible: 'Yes' | 'No';
  readonly scenario: Scenario;
  readonly flowRate?: MassFlow | undefined;
  readonly fireHeat?: number | undefined;
  readonly latentHeat?: number | undefined;
  readonly heatInput?: number | undefined;
  readonly expansionCoefficient?: number | undefined;
  readonly heatCapacity?: number | undefined;
}

/** The rate that the heat of a scenario gives, whether or not another is given. */
function rateOfHeat(v: LoadValues): MassFlow | undefined {
  if (v.scenario === 'External pool fire') {
    return v.fireHeat === undefined || v.latentHeat === undefined ? undefined : boilOff(v.fireHeat, v.latentHeat);
  }
  const { heatInput, expansionCoefficient, heatCapacity } = v;
  return heatInput === undefined || expansionCoefficient === undefined || heatCapacity === undefined
    ? undefined
    : hydraulicExpansion(expansionCoefficient, heatInput, heatCapacity);
}

const kilogramsPerHour = (rate: MassFlow) => `${formatNumber(fromSi('massFlow', rate, 'kg/h'), 4)} kg/h`;

/** A rate that is given and does not cover the heat of the scenario. */
export function givenRateTooLow(v: LoadValues & { flowRate: MassFlow }): Message[] {
  const computed = rateOfHeat(v);
  if (computed === undefined || v.flowRate >= computed * (1 - 1e-9)) return [];
  return [
    warning(
      `The flow rate given, ${kilogramsPerHour(v.flowRate)}, is below the ${kilogramsPerHour(computed)} that the heat of the scenario gives. The valve is sized for the one given.`,
      { field: 'flowRate', source: 'API 521' },
    ),
  ];
}

const isGiven = (v: Pick<LoadValues, 'flowRate'>) => v.flowRate !== undefined;

export const relievingRate = {
  info: {
    label: 'Relieving rate',
    symbol: 'q_m',
    equation: (v: LoadValues) => {
      if (isGiven(v)) return '';
      return v.scenario === 'Thermal expansion' ? 'q_m = α_v*φ/c' : 'q_m = Q_f/λ';
    },
    source: (v: LoadValues) => {
      if (isGiven(v)) return 'Given';
      return v.scenario === 'Thermal expansion'
        ? 'API 521, hydraulic expansion of a liquid that is blocked in'
        : 'API 521, vapour boiled off by the heat absorbed';
    },
    kind: 'massFlow',
    unit: 'kg/h',
  },
  compute: (v: LoadValues): MassFlow | Absent => {
    if (v.credible === 'No') return absent('not credible');
    if (v.flowRate !== undefined) return v.flowRate;
    if (v.scenario === 'External pool fire') {
      if (v.fireHeat === undefined || v.latentHeat === undefined) {
        const open = [
          ...(v.fireHeat === undefined ? ['wetted area'] : []),
          ...(v.latentHeat === undefined ? ['latent heat'] : []),
        ];
        return missing(`flow rate, or ${open.join(' and ')}`);
      }
      return v.fireHeat > 0 ? boilOff(v.fireHeat, v.latentHeat) : absent('the fire gives no heat');
    }
    if (v.scenario !== 'Thermal expansion') return missing('flow rate');
    return rateOfHeat(v) ?? missing('flow rate, or heat input, expansion coefficient and heat capacity');
  },
} as const;
