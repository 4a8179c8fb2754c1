import { streamExpansionExcess, streamLatentHeatExcess, streamBoilOff } from '@isentrope/engineering/properties';
import { messageValue } from '@isentrope/engineering/quantities';
import { flowMolarMass, fluidChecks, fluidLoads, referenceExcessMessages, enteredProperty } from '../../fluid/index.ts';
import {
  absent,
  check,
  derivedDefault,
  flowByProperty,
  missing,
  optional,
  ruledOut,
  value,
  warning,
} from '../../kit/index.ts';
import { gasStream } from '../gas-stream.ts';
import { liquidStream } from '../liquid-stream.ts';
import { twoPhaseStream } from '../two-phase-stream.ts';
import { streamFluid } from './chosen-fluid.ts';
import { pressures } from './pressures.ts';
import { fluid, allFields } from './fields.ts';

/** Derived defaults from the selected fluid: for the scenario's heat input, and at the valve inlet by service. */

const { relievingPressure, backPressure } = pressures;
const { service, temperature, relievingTemperature, inletCondition, vaporFraction } = allFields;
const { id } = fluid.source;

const liquidAt = value('liquidAt', { service, temperature: optional(relievingTemperature) }, v => {
  if (v.service !== 'Liquid') return ruledOut('no liquid');
  return v.temperature ?? absent('the relieving temperature is needed');
});

const ofGas = gasStream(streamFluid, { relievingPressure, temperature, backPressure }, allFields, id);
/** The gas at the valve inlet, if a fluid is selected. */
export const gasInlet = ofGas.gas.stream;
const ofLiquid = liquidStream(streamFluid, { relievingPressure, backPressure, temperature: liquidAt }, allFields, id);
const ofTwoPhases = twoPhaseStream(
  streamFluid,
  { inletCondition, relievingPressure, relievingTemperature, vaporFraction, backPressure },
  allFields,
  id,
);
/** The two-phase or subcooled fluid at the valve inlet. */
export const twoPhaseInlet = ofTwoPhases.stream;
const { latentHeat, expansionCoefficient, heatCapacity } = ofLiquid.liquid;

/** The density of what is relieved, a liquid or two phases. */
const inletDensity = value(
  'flowDensity',
  optional({ liquid: allFields.fluidUpstreamDensity, twoPhases: allFields.density }),
  v => v.liquid ?? v.twoPhases ?? missing('density'),
);

/** Relative difference of heats from which it is reported. */
const negligible = 0.03;

/** Warns of a relieving rate of a heated liquid that is off by its expansion and heat capacity by Peng–Robinson. */
const expansionByReference = check(
  { streamFluid, relievingPressure, temperature: liquidAt, used: allFields.expansionCoefficient, expansionCoefficient },
  v =>
    v.used === v.expansionCoefficient.value
      ? referenceExcessMessages(
          streamExpansionExcess(v.streamFluid, v.relievingPressure, v.temperature),
          v.streamFluid,
          {
            property: 'the expansion per heat, α/cp, is',
            negligible,
            large: 'The relieving rate is too large in proportion, the safe side.',
            small: 'The relieving rate is too small in proportion, the unsafe side: enter both values.',
          },
          'expansionCoefficient',
        )
      : [],
);

/** Warns of a relieving rate in a fire that is off by its latent heat by Peng–Robinson. */
const latentHeatByReference = check({ streamFluid, relievingPressure, used: allFields.latentHeat, latentHeat }, v =>
  v.used === v.latentHeat.value
    ? referenceExcessMessages(
        streamLatentHeatExcess(v.streamFluid, v.relievingPressure),
        v.streamFluid,
        {
          property: 'the latent heat is',
          negligible,
          large: 'The relieving rate is too small in proportion, the unsafe side: enter the latent heat.',
          small: 'The relieving rate is too large in proportion, the safe side.',
        },
        'latentHeat',
      )
    : [],
);

const ofFirstVapour = 'The latent heat is that of the first vapour. As the mixture boils off and its vapour leaves,';

/** Warns of a mixture whose latent heat falls as its lighter components boil off, or that ceases to boil. */
const latentHeatOfRest = check({ streamFluid, relievingPressure, used: allFields.latentHeat, latentHeat }, v => {
  const boilOff = v.used === v.latentHeat.value ? streamBoilOff(v.streamFluid, v.relievingPressure) : undefined;
  if (!boilOff) return [];
  const { leastLatentHeat: least = v.used, restWithoutBoiling } = boilOff;
  if (restWithoutBoiling !== undefined)
    return [
      warning(
        `${ofFirstVapour} that of the remaining liquid falls towards zero, and with {left} by mass left none is found that boils at {relieving}, as near and above a critical pressure: in the same fire the relieving rate grows several times over, the unsafe side. Calculate the rest as the scenario External fire, no liquid, in gas and vapour service, or enter the flow rate from a simulation of the vessel in the fire.`,
        {
          field: 'latentHeat',
          values: {
            left: messageValue('fraction', restWithoutBoiling, { digits: 2, unit: '%' }),
            relieving: messageValue('absolutePressure', v.relievingPressure),
          },
        },
      ),
    ];
  const excess = v.used / least - 1;
  if (!(excess > negligible)) return [];
  const text = `${ofFirstVapour} that of the remaining liquid falls to {least} until 2 % is left: in the same fire the relieving rate grows by up to {excess}, the unsafe side. Enter that latent heat, with the temperature and molar mass of its vapour, and size for the larger area.`;
  return [
    warning(text, {
      field: 'latentHeat',
      values: {
        least: messageValue('specificEnergy', least, { digits: 3, like: 'latentHeat' }),
        excess: messageValue('fraction', excess, { digits: 2, unit: '%' }),
      },
    }),
  ];
});

export const stream = {
  fills: [
    flowByProperty(
      allFields.flowRate,
      {
        density: inletDensity,
        molarMass: flowMolarMass('flowMolarMass', allFields.molecularWeight, ofGas.gas),
      },
      { service: ['Liquid', 'Two-phase'] },
    ),
    derivedDefault(allFields.latentHeat, latentHeat),
    derivedDefault(allFields.expansionCoefficient, expansionCoefficient),
    derivedDefault(allFields.heatCapacity, heatCapacity),
    ...ofGas.fills,
    ...ofLiquid.fills,
    ...ofTwoPhases.fills,
  ],
  checks: [
    fluidChecks(streamFluid, id),
    expansionByReference,
    latentHeatByReference,
    latentHeatOfRest,
    ...ofGas.checks,
    ...ofLiquid.checks,
    ...ofTwoPhases.checks,
  ],
  loads: [fluidLoads(fluid)],
};

/** The properties of a gas that are typed beside a fluid. */
export const typedProperties = {
  typedMolarMass: enteredProperty(allFields.molecularWeight, ofGas.gas.molarMass),
  typedGamma: enteredProperty(allFields.gamma, ofGas.gas.idealHeatRatio),
};
