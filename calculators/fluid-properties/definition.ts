import {
  aqueousDensity,
  isDenseFluid,
  fluidOf,
  missedWaterAt,
  otherWaterDewPoint,
  referenceDensityOf,
  splitDoubt,
  streamName,
} from '@isentrope/engineering/properties';
import { formatNumber, messageValue } from '@isentrope/engineering/quantities';
import { calculation, check, info, optional, selector, warning } from '../kit/index.ts';
import { componentNames } from '../fluid/components.ts';
import {
  boilingByGergMessages,
  missedWaterMessages,
  referenceDensityMessages,
  solidWarning,
  splitDoubtText,
  waterDewPointMessages,
} from '../fluid/index.ts';
import { caloricReference } from './caloric-reference.ts';
import { moleFractions } from './composition.ts';
import { examples } from './examples.ts';
import { inputFields, byComposition, byTable } from './fields.ts';
import * as gas from './gas-results.ts';
import { loadData } from './loads.ts';
import { meta } from './meta.ts';
import * as phase from './phase-results.ts';
import { plots } from './plots.ts';
import { prandtlNumber } from './prandtl.ts';
import {
  coldSideBoils,
  boilingBeside,
  comparedDensity,
  critical,
  fluid,
  solid as solidInState,
  fractionConstants,
  isByBest,
  otherSaturation,
  state,
} from './state.ts';
import * as bulk from './state-results.ts';
import { tableLoads, tableRemarks, vapourPressure } from './table.ts';
import * as transport from './transport-results.ts';

const shares = check({ composition: inputFields.composition }, ({ composition }) => {
  const sum = composition.reduce((total, { amount }) => total + amount, 0);
  const whole = [1, 100].some(total => Math.abs(sum / total - 1) < 1e-6);
  return whole || !(sum > 0)
    ? []
    : [
        info(`The amounts add up to ${Number(sum.toPrecision(6))}; they are normalised to that sum.`, {
          field: 'composition',
        }),
      ];
});

const remarks = check({ fluid, ...optional({ fractionConstants }) }, v => [
  ...v.fluid.remarks.map(remark => info(remark, { field: 'composition' })),
  ...v.fluid.cautions.map(caution => warning(caution, { field: 'composition' })),
]);

/** Warns that rounding decides the phase of a state next to the saturation line. */
const onSaturationLine = check({ state, boiling: boilingBeside }, v => {
  const [phase, other] = v.state.phase === 'gas' ? ['gas', 'liquid'] : ['liquid', 'gas'];
  return [
    warning(
      `On the saturation line: at this pressure it boils at {boiling}, so a change in the last digit would make this ${phase} a ${other}. Give pressure and vapour quality, 0 or 1, to choose the phase.`,
      { field: 'temperature', values: { boiling: messageValue('temperature', v.boiling, { digits: 7 }) } },
    ),
  ];
});

/** That a liquid does not boil at a bubble point. */
const coldSide = check({ coldSideBoils }, v =>
  v.coldSideBoils
    ? [
        warning(
          'A liquid that is heated at this pressure does not begin to boil here: the fluid has two phases on the colder side of this bubble point.',
          { field: 'phase' },
        ),
      ]
    : [],
);

/** That a retrograde mixture has a second bubble or dew point where one is given. */
const secondPoint = check({ other: otherSaturation, state }, ({ other, state: found }) => {
  const name = found.phase === 'gas' ? 'dew' : 'bubble';
  const [at, where] =
    other.temperature === found.temperature
      ? ['temperature', messageValue('absolutePressure', other.pressure)]
      : ['pressure', messageValue('temperature', other.temperature)];
  return [
    warning(
      `Retrograde: at this ${at} there is a second ${name} point, at about {where}, which is not shown here; between the two the fluid has ${other.isTwoPhaseBetween ? 'two phases' : 'one phase'}.`,
      { field: 'phase', values: { where } },
    ),
  ];
});

/** Warns of densities that the best equation does not have either. */
const referenceDensity = check({ state, fluid, moleFractions }, v => {
  const { phases: both, liquids, phase } = v.state;
  if (liquids || !isByBest(v.fluid, v.moleFractions)) return [];
  const parts = both
    ? [
        { what: 'the liquid', part: both.liquid },
        { what: 'the vapour', part: both.vapour },
      ]
    : [
        {
          what: phase === 'gas' ? 'the gas' : 'the fluid',
          part: { composition: fluidOf(v.moleFractions).composition, state: v.state },
        },
      ];
  return parts.flatMap(({ what, part }) =>
    referenceDensityMessages(
      { what, state: part.state, reference: referenceDensityOf(part, v.fluid.equation) },
      'density',
    ),
  );
});

/** Warns of a liquid whose equilibria GERG-2008 does not have. */
const boilingByGerg = check({ state, fluid, moleFractions }, v => {
  const { phases: both, phase } = v.state;
  if (v.fluid.equation !== 'gerg2008' || !(both || phase === 'liquid')) return [];
  const { composition } = both?.liquid ?? fluidOf(v.moleFractions, v.fluid.equation);
  return boilingByGergMessages(composition, both !== undefined, 'phase');
});

/** Says that a mixture above its critical pressure is named by its density. */
const dense = check({ state, critical, moleFractions }, v => {
  const { phase: found } = v.state;
  const isNamed = isDenseFluid(v.critical, v.state) && (found === 'gas' || found === 'liquid');
  if (!isNamed || Object.keys(v.moleFractions).length === 1) return [];
  const name = found === 'gas' ? 'a gas' : 'a liquid';
  return [
    info(
      `The pressure is above the critical pressure of the mixture, {critical}: it is a dense fluid, called ${name} by its density. Above the highest pressure of two phases it neither boils nor condenses.`,
      { field: 'phase', values: { critical: messageValue('absolutePressure', v.critical.pressure) } },
    ),
  ];
});

/** Warns of carbon dioxide or water that is solid, which the equations of state do not have. */
const solid = check({ solid: solidInState, moleFractions }, v => [
  solidWarning(v.solid, streamName({ type: 'components', amounts: v.moleFractions }), 'phase'),
]);

const twoLiquids = check(
  { state, fluid },
  ({ state: { liquids, phases: both }, fluid: { pairsWithoutInteraction } }) => {
    if (!liquids) return [];
    const doubt = splitDoubt({ pairsWithoutInteraction }, liquids);
    const names = liquids.map(({ name }) => name).join(' and ');
    const has = `${both ? 'a vapour and ' : ''}separate liquids`;
    const text =
      doubt?.reason === 'miscible'
        ? `By Peng–Robinson the fluid has ${has}, ${names}, which is not so.`
        : `The fluid has ${has}: ${names}. "Liquid" here means all of them together; each is listed among the phases.`;
    return [warning(`${text}${splitDoubtText(doubt)}`, { field: 'phase' })];
  },
);

/** Warns of free water that GERG-2008 does not find, and of its dew points of water. */
const missedWater = check(
  { state, fluid, moleFractions },
  ({ state: found, fluid: { equation }, moleFractions: amounts }) => {
    if (equation !== 'gerg2008') return [];
    const isWaterDew = found.quality === 1 && (found.phases?.liquid.composition['H2O'] ?? 0) > 0.5;
    if (isWaterDew)
      return waterDewPointMessages(otherWaterDewPoint(amounts, found.pressure), found.temperature, 'temperature');
    const missed = missedWaterAt(amounts, found.pressure, found.temperature);
    return missedWaterMessages(missed, streamName({ type: 'components', amounts }), found, 'phase');
  },
);

/** Relative difference of the density of an aqueous liquid from which it is reported. */
const sameDensity = 0.01;

/** Says that an aqueous liquid is listed with the density of water, and what its equation of state has instead. */
const waterDensity = check({ state }, ({ state: { liquids, phases: both } }) =>
  (liquids ?? (both ? [both.liquid] : [])).flatMap(liquid => {
    const water = aqueousDensity(liquid);
    const excess = water === undefined ? 0 : liquid.state.density / water - 1;
    if (water === undefined || !(Math.abs(excess) > sameDensity)) return [];
    const percent = `${formatNumber(100 * Math.abs(excess), 2)} %`;
    const values = { water: messageValue('density', water), own: messageValue('density', liquid.state.density) };
    const text = `The water phase is listed with the density of water by IAPWS-IF97, {water}. The equation of state has {own}, ${percent} ${excess > 0 ? 'more' : 'less'}: the density of all phases together is by it, too ${excess > 0 ? 'high' : 'low'} by the share of the water.`;
    return [warning(text, { field: 'density', values })];
  }),
);

/** Components with a summation factor of ISO 6976 taken from a single transcription, which affects volumetric values. */
const lessCertain = check({ burnt: gas.burntByVolume }, ({ burnt: { lessCertain: ids, source } }) =>
  ids.length === 0
    ? []
    : [
        info(
          `The compression factor of ${ids.map(id => componentNames[id] ?? id).join(', ')} by ISO 6976 comes from a single transcription of the standard; the heating values by volume and the Wobbe index depend on it.`,
          { field: 'heatingValueGrossVolume', source },
        ),
      ],
);

const transportBeyond = check(
  { viscosity: transport.viscosityByEquation, conductivity: transport.conductivityByEquation },
  ({ viscosity, conductivity }) => [
    ...(viscosity.extrapolated
      ? [warning('The viscosity is beyond the range of its source.', { field: 'viscosity', source: viscosity.source })]
      : []),
    ...(conductivity.extrapolated
      ? [
          warning('The thermal conductivity is beyond the range of its source.', {
            field: 'thermalConductivity',
            source: conductivity.source,
          }),
        ]
      : []),
  ],
);

/** The fluid as transferred to other calculators. */
const sharedGroups = ['composition', 'propertyTable'].map(at => ({
  subject: 'fluid',
  at,
  fields: {
    source: 'fluidFrom',
    composition: 'composition',
    compositionBasis: 'basis',
    tablePhase: 'tablePhase',
    propertyTable: 'propertyTable',
  },
}));

export default calculation(meta, {
  inputs: {
    Fluid: [
      inputFields.userDescription,
      inputFields.fluidFrom,
      inputFields.composition,
      inputFields.basis,
      inputFields.tablePhase,
      inputFields.propertyTable,
    ],
    State: [
      inputFields.given,
      inputFields.pressure,
      inputFields.temperature,
      inputFields.enthalpy,
      inputFields.entropy,
      inputFields.quality,
    ],
  },
  methods: {
    reference: {
      name: 'Best for the fluid',
      inWords: 'the best equation for the fluid',
      when: byComposition,
    },
    gerg2008: { name: 'GERG-2008', when: byComposition },
    pr: { name: 'Peng–Robinson', when: byComposition },
    table: { name: 'As typed', inWords: 'the typed table', when: byTable },
  },
  results: {
    State: [
      bulk.phase,
      bulk.equation,
      bulk.pressure,
      bulk.temperature,
      bulk.density,
      bulk.specificVolume,
      bulk.compressibilityFactor,
      bulk.molarMass,
      bulk.vapourFraction,
      bulk.quality,
    ],
    'Energy and flow': [
      bulk.enthalpy,
      bulk.internalEnergy,
      bulk.entropy,
      bulk.isobaricHeatCapacity,
      bulk.isochoricHeatCapacity,
      bulk.heatCapacityRatio,
      bulk.isentropicExponent,
      bulk.speedOfSound,
      bulk.jouleThomson,
    ],
    Transport: [transport.viscosity, transport.kinematicViscosity, transport.thermalConductivity, prandtlNumber],
    Phases: [
      vapourPressure,
      phase.liquidDensity,
      phase.vapourDensity,
      phase.liquidEnthalpy,
      phase.vapourEnthalpy,
      phase.latentHeat,
      transport.liquidViscosity,
      transport.vapourViscosity,
      transport.liquidConductivity,
      transport.vapourConductivity,
      transport.surfaceTension,
      phase.compositionOfPhases,
      phase.separatePhases,
    ],
    'Critical point': [bulk.criticalTemperature, bulk.criticalPressure],
    Gas: [
      gas.normalDensity,
      gas.heatingValueGross,
      gas.heatingValueNet,
      gas.heatingValueGrossVolume,
      gas.heatingValueNetVolume,
      gas.wobbeIndex,
    ],
  },
  primary: bulk.density,
  answers: [bulk.density, bulk.phase, transport.viscosity, bulk.compressibilityFactor],
  crossCheck: {
    result: bulk.density,
    compared: comparedDensity,
    questions: [bulk.phase],
    alike: ['Gas', 'Supercritical'],
    unsafe: 'either',
    consequence: 'one of the two equations does not describe this fluid well here',
  },
  checks: [
    shares,
    remarks,
    onSaturationLine,
    secondPoint,
    coldSide,
    referenceDensity,
    boilingByGerg,
    dense,
    solid,
    twoLiquids,
    missedWater,
    caloricReference,
    waterDensity,
    lessCertain,
    transportBeyond,
    tableRemarks,
  ],
  examples,
  published: () => import('./published.ts'),
  plots: selector({ fluid, moleFractions, state }, plots),
  sharedGroups: sharedGroups,
  loads: [selector({ composition: inputFields.composition }, loadData), tableLoads],
  references: [
    'O. Kunz and W. Wagner, J. Chem. Eng. Data 57 (2012) 3032–3091: GERG-2008; ISO 20765-2:2015.',
    'IAPWS R7-97(2012): IAPWS-IF97; R12-08, R15-11 and R1-76(2014) for transport properties.',
    'D. B. Robinson and D.-Y. Peng, GPA Research Report RR-28 (1978).',
    'M. L. Huber, NIST Standard Reference Database 4 (SUPERTRAPP), 1996: corresponding states for transport properties.',
    'ISO 6976:2016, Natural gas: calculation of calorific values, density, relative density and Wobbe indices from composition.',
    'The reference equation of each pure fluid is named where it is used.',
  ],
});
