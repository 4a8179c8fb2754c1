import { ellipsoidalHead, vessel, vesselHeight, wettedArea as wettedAreaOf } from '@isentrope/engineering/geometry';
import { fireHeight, wettedFireHeat } from '@isentrope/engineering/heat-transfer';
import { Refusal, messageValue, type MassFlow } from '@isentrope/engineering/quantities';
import { boilOff, gasExpansionInFire, hydraulicExpansion } from '@isentrope/engineering/relief';
import {
  absent,
  check,
  info,
  optional,
  missing,
  ruledOut,
  step,
  warning,
  type Absent,
  type StepInputs,
  type Message,
} from '../../kit/index.ts';
import { percentOf } from '../format.ts';
import { missingNames } from './missing-names.ts';
import { boiling, boilingChecks, boilingRefusal } from './boiling.ts';
import { allFields as fields } from './fields.ts';
import { pressures } from './pressures.ts';
import { vapourServices } from './scenarios.ts';

/** Relieving rate of a scenario: typed, or from boiling or expansion in a fire, or thermal expansion. */

const { scenario, service, flowRate, fireProtection, allowableOverpressure } = fields;
const { relievingPressure } = pressures;
const dryFire = 'External fire, no liquid';
const inFire = { credible: 'Yes', scenario: 'External pool fire' } as const;

export const fireSurface = step(
  'fireSurface',
  {
    scenario,
    wettedSurface: fields.wettedSurface,
    wettedArea: optional(fields.wettedArea),
    diameter: optional(fields.vesselDiameter),
    length: optional(fields.vesselLength),
    level: optional(fields.liquidLevel),
    elevation: optional(fields.elevation),
  },
  {
    label: 'Wetted area in the fire',
    symbol: 'A_ws',
    source: 'API 521: below the liquid level, up to 7.6 m above grade; exact area of the vessel and its heads',
    kind: 'area',
    unit: 'm²',
    when: inFire,
  },
  ({ diameter, length, level, ...v }) => {
    if (v.wettedSurface === 'Area given') return v.wettedArea ?? missing('wetted area');
    if (diameter === undefined || length === undefined || level === undefined)
      return missing(...missingNames({ 'inside diameter': diameter, 'tangent length': length, 'liquid level': level }));
    const head = ellipsoidalHead(diameter);
    const lies = v.wettedSurface === 'Horizontal vessel' ? 'horizontal' : 'vertical';
    const shape = vessel(lies, diameter, length, [head, head]);
    if (level > vesselHeight(shape)) return absent('the liquid level is above the vessel');
    if (level === 0) return absent('the liquid level is 0: no surface is wetted');
    const reached = Math.min(level, fireHeight - (v.elevation ?? 0));
    if (reached > 0) return wettedAreaOf(shape, reached);
    throw new Refusal('no wetted surface within {height} of grade, as high as a pool fire reaches', {
      height: messageValue('length', fireHeight, { digits: 2, like: 'elevation' }),
    });
  },
);

export const fireHeat = step(
  'fireHeat',
  { fireSurface, environmentFactor: fields.environmentFactor, fireProtection },
  {
    label: 'Heat absorbed from the fire',
    symbol: 'Q_f',
    equation: v => (v.fireProtection === 'None' ? 'Q_f = 70900*F_e*A_ws^0.82' : 'Q_f = 43200*F_e*A_ws^0.82'),
    source: v =>
      `API 521, open pool fire, ${v.fireProtection === 'None' ? 'without' : 'with'} adequate drainage and firefighting`,
    kind: 'heatRate',
    unit: 'kW',
    when: inFire,
  },
  v => wettedFireHeat(v.fireSurface, v.environmentFactor, v.fireProtection !== 'None'),
);

/** Default Kd of gas. */
const kdOfGas = 0.975;

/** Inputs of a gas expanding in a fire. */
const gasInFire = {
  exposedArea: optional(fields.exposedArea),
  wallTemperature: optional(fields.wallTemperature),
  molecularWeight: optional(fields.molecularWeight),
  temperature: optional(fields.temperature),
  compressibilityFactor: optional(fields.compressibilityFactor),
  gamma: optional(fields.gamma),
};

/** Rate of a gas expanding in a fire, even if another is typed. */
export const expandedRate = step(
  'expandedRate',
  { scenario, service, relievingPressure, kd: optional(fields.kd), ...gasInFire },
  {
    label: 'Gas expanded by the fire',
    symbol: 'q_u',
    source:
      'API 521, unwetted vessel: 0.1406·√(M·p₁)·A′·(T_w − T₁)^1.25/T₁^1.1506 in lb, psia, ft² and °R; F′ at least 0.01',
    kind: 'massFlow',
    unit: 'kg/h',
    when: { credible: 'Yes', scenario: dryFire },
  },
  v => {
    const { exposedArea, wallTemperature, molecularWeight, temperature, compressibilityFactor, gamma } = v;
    if (v.scenario !== dryFire) return ruledOut('no fire on a vessel without liquid');
    if (v.service !== 'Gas and vapour') return absent('a vessel without liquid is relieved in gas and vapour service');
    if (
      exposedArea === undefined ||
      wallTemperature === undefined ||
      molecularWeight === undefined ||
      temperature === undefined ||
      compressibilityFactor === undefined ||
      gamma === undefined
    ) {
      return missing(
        ...missingNames({
          'exposed area': exposedArea,
          'molecular weight': molecularWeight,
          'relieving temperature': temperature,
          'compressibility factor': compressibilityFactor,
          'ratio of specific heats': gamma,
        }),
      );
    }
    const gas = {
      pressure: v.relievingPressure,
      temperature,
      molarMass: molecularWeight,
      compressibilityFactor,
      gamma,
    };
    return gasExpansionInFire(gas, exposedArea, wallTemperature, v.kd ?? kdOfGas);
  },
);

/** Heat input of a scenario. */
const heat = {
  fireHeat: optional(fireHeat),
  latentHeat: optional(fields.latentHeat),
  heatInput: optional(fields.heatInput),
  expansionCoefficient: optional(fields.expansionCoefficient),
  heatCapacity: optional(fields.heatCapacity),
};

const loadNeeds = {
  credible: fields.credible,
  scenario,
  flowRate: optional(flowRate),
  expandedRate: optional(expandedRate),
  boiling: optional(boiling),
  ...heat,
};

type Load = StepInputs<typeof loadNeeds>;

/** Rate from the heat input, even if another is typed. */
function rateOfHeat(v: Load): MassFlow | undefined {
  if (v.scenario === dryFire) return v.expandedRate;
  if (v.scenario === 'External pool fire') {
    return v.fireHeat === undefined || v.latentHeat === undefined ? undefined : boilOff(v.fireHeat, v.latentHeat);
  }
  const { heatInput, expansionCoefficient, heatCapacity } = v;
  return heatInput === undefined || expansionCoefficient === undefined || heatCapacity === undefined
    ? undefined
    : hydraulicExpansion(expansionCoefficient, heatInput, heatCapacity);
}

const statedRate = (rate: MassFlow) => messageValue('massFlow', rate, { like: 'flowRate' });

/** Compares a typed rate with that from the heat input. */
const givenRate = check({ ...loadNeeds, flowRate }, (v): Message[] => {
  if (v.boiling?.isReached) return [];
  const computed = rateOfHeat(v);
  if (computed === undefined) {
    const known = [v.fireHeat, v.latentHeat, v.heatInput, v.expansionCoefficient, v.heatCapacity];
    return known.some(value => value !== undefined)
      ? [
          info('The flow rate entered is used; the heat data entered for the scenario are not used.', {
            field: 'flowRate',
          }),
        ]
      : [];
  }
  if (v.flowRate >= computed * (1 - 1e-9)) {
    return [
      info('The flow rate entered is used; the heat of the scenario gives {computed}.', {
        field: 'flowRate',
        source: 'API 521',
        values: { computed: statedRate(computed) },
      }),
    ];
  }
  return [
    warning(
      'The flow rate entered, {entered}, is below the {computed} that the heat of the scenario gives. The valve is sized for the rate entered.',
      {
        field: 'flowRate',
        source: 'API 521',
        values: { entered: statedRate(v.flowRate), computed: statedRate(computed) },
      },
    ),
  ];
});

/** Warns of a vapour rate sized as a liquid, or the reverse. */
const rateOfOtherPhase = check({ scenario, service, ...optional({ flowRate, boiling }) }, (v): Message[] => {
  // A boiling liquid has a reason with the rates to enter.
  if (v.flowRate !== undefined || v.boiling?.isReached) return [];
  if (v.scenario === 'External pool fire' && !vapourServices.has(v.service)) {
    return [
      warning(
        'The rate calculated for a fire is the vapour boiled off: choose gas and vapour or steam service. Sized for liquid, the valve would be too small.',
        { field: 'service', source: 'API 521' },
      ),
    ];
  }
  if (v.scenario === 'Thermal expansion' && v.service !== 'Liquid') {
    return [
      warning(
        'The rate calculated for a thermal expansion is liquid, without flashing: choose liquid service or enter the flow rate.',
        { field: 'service', source: 'API 521' },
      ),
    ];
  }
  return [];
});

/** Warns of a fire overpressure in another scenario. */
const overpressureOfFire = check({ scenario, allowableOverpressure }, (v): Message[] => {
  const overpressure = v.allowableOverpressure;
  if (v.scenario === 'External pool fire' || v.scenario === dryFire || overpressure <= 0.16 * (1 + 1e-9)) return [];
  // Above the fire limit it is reported in every service.
  if (overpressure > 0.21 * (1 + 1e-9)) return [];
  return [
    warning(
      `An overpressure of ${percentOf(overpressure)} is allowed in a fire only; in any other scenario the limit is 10 % for a single valve and 16 % for several.`,
      { field: 'allowableOverpressure', source: 'API 520-I, overpressure and accumulation' },
    ),
  ];
});

export const checks = [givenRate, rateOfOtherPhase, overpressureOfFire, ...boilingChecks];

export const relievingRate = step(
  'relievingRate',
  loadNeeds,
  {
    label: 'Relieving rate',
    symbol: 'q_m',
    equation: v => {
      if (v.flowRate !== undefined) return '';
      if (v.scenario === dryFire) return 'q_m = q_u';
      return v.scenario === 'Thermal expansion' ? 'q_m = α_v*φ/c' : 'q_m = Q_f/λ';
    },
    source: v => {
      if (v.flowRate !== undefined) return 'As entered';
      if (v.scenario === dryFire) return 'API 521, gas that expands in an unwetted vessel';
      return v.scenario === 'Thermal expansion'
        ? 'API 521, hydraulic expansion of a blocked-in liquid'
        : 'API 521, vapour boiled off by the heat absorbed';
    },
    kind: 'massFlow',
    unit: 'kg/h',
  },
  (v): MassFlow | Absent => {
    if (v.credible === 'No') return absent('not credible');
    if (v.flowRate !== undefined) return v.flowRate;
    const computed = rateOfHeat(v);
    if (v.scenario === 'External pool fire') {
      const open = missingNames({ 'wetted area': v.fireHeat, 'latent heat': v.latentHeat });
      if (computed === undefined) return missing(`flow rate, or ${open.join(' and ')}`);
      return computed > 0 ? computed : absent('no heat is absorbed from the fire');
    }
    if (v.scenario === dryFire) return computed ?? missing('flow rate, or exposed area and the gas');
    if (v.scenario !== 'Thermal expansion') return missing('flow rate');
    if (v.boiling?.isReached && v.boiling.vapour !== undefined) throw boilingRefusal(v.boiling);
    return computed ?? missing('flow rate, or heat input, expansion coefficient and heat capacity');
  },
);
