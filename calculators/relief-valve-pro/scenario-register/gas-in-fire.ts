import {
  streamHeatedTemperature,
  streamIdealHeatRatio,
  streamMolarMass,
  type HeatedGas,
  type StreamFluid,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import {
  absolute,
  messageValue,
  Refusal,
  undefinedIfRefused,
  type MassFlow,
  type Temperature,
} from '@isentrope/engineering/quantities';
import { wettedFireHeat } from '@isentrope/engineering/heat-transfer';
import { gasExpansionInFire, type ReliefGas } from '@isentrope/engineering/relief';
import {
  check,
  derivedDefault,
  info,
  optional,
  value,
  warning,
  type DefaultValue,
  type Message,
} from '../../kit/index.ts';
import { streamFluid } from './chosen-fluid.ts';
import { allFields as fields } from './fields.ts';
import { expandedRate } from './load.ts';
import { pressures } from './pressures.ts';
import { gasInlet } from './stream.ts';
import { expansionOf, worstInFire } from './worst-in-fire.ts';

/** A real gas that expands in a fire: its relieving temperature at constant density, and its rate against that of an ideal gas. */

const { relievingPressure } = pressures;
const { scenario, credible, service, temperature } = fields;
const dryFire = 'External fire, no liquid';
const unwetted = 'API 521, fire relief of unwetted vessels';

/** Difference of the relieving temperature, K, that is not reported. */
const negligible = 2;
/** Relative increase of the rate that is not reported. */
const negligibleExcess = 0.05;
/** Relative difference of rates within the digits of one that is typed. */
const sameRate = 1e-3;
/** Temperature, K, from which a gas is taken to be heated where its own is not known. */
const usualTemperature = 293.15;
/** Compressibility factor below which a typed gas counts as dense. */
const dense = 0.95;

const stated = (value: Temperature) => messageValue('temperature', value, { digits: 3 });
const conditions = { credible: 'Yes', scenario: dryFire } as const;

/** The temperature at which the selected gas reaches the relieving pressure, also beyond the range of its equation. */
export const heatedGas = value(
  'heatedGas',
  {
    scenario,
    service,
    streamFluid,
    relievingPressure,
    normalPressure: fields.normalPressure,
    normalTemperature: fields.normalTemperature,
  },
  (v): HeatedGas => {
    const before = { pressure: absolute(v.normalPressure), temperature: v.normalTemperature };
    return streamHeatedTemperature(v.streamFluid, before, v.relievingPressure);
  },
  conditions,
);

/** The relieving temperature of the selected gas. */
const heatedTemperature = value(
  'heatedTemperature',
  { heatedGas },
  ({ heatedGas: { value: heated, of, source, beyond } }): DefaultValue<Temperature> => {
    if (beyond === undefined) return { value: heated, of: `${of} at constant density`, source };
    throw new Refusal(
      `${of} reaches the relieving pressure at about {heated}, at constant density: beyond {limit}, to which its equation is valid`,
      { heated: stated(heated), limit: stated(beyond) },
    );
  },
  conditions,
);

export const temperatureFill = derivedDefault(temperature, heatedTemperature);

const rule =
  'The relieving temperature is that at which the gas, at constant density, has reached the relieving pressure.';
const unsafe = 'the rate is then too low, the unsafe side';

/** The relieving temperature of a real gas where an ideal gas from the usual temperature has the entered one; undefined if it is unknown. */
function heatedFromUsual(fluid: StreamFluid, entered: Temperature, pressure: number): Temperature | undefined {
  const before = { pressure: (pressure * usualTemperature) / entered, temperature: usualTemperature };
  return undefinedIfRefused(() => streamHeatedTemperature(fluid, before, pressure).value);
}

/** Reports how the relieving temperature is found, and one that is too high for the selected gas. */
const temperatureNotes = check(
  {
    scenario,
    credible,
    service,
    relievingPressure,
    ...optional({
      temperature,
      streamFluid,
      heatedGas,
      compressibilityFactor: fields.compressibilityFactor,
      flowRate: fields.flowRate,
    }),
  },
  ({ temperature: entered, streamFluid: fluid, heatedGas: heated, ...v }): Message[] => {
    if (v.scenario !== dryFire || v.credible === 'No' || v.service !== 'Gas and vapour') return [];
    const details = { field: 'temperature', source: unwetted };
    if (heated !== undefined) {
      // With a flow rate entered, the temperature decides on the area alone, which grows with it.
      if (entered === undefined || entered <= heated.value + negligible || v.flowRate !== undefined) return [];
      const text = `The gas reaches the relieving pressure at {real}, at constant density. The {entered} entered is above that: ${unsafe}.`;
      return [warning(text, { ...details, values: { real: stated(heated.value), entered: stated(entered) } })];
    }
    if (fluid === undefined) {
      const isDense = (v.compressibilityFactor ?? 1) < dense;
      const text = `${rule} T1 = T·p1/p in absolute units gives it for an ideal gas only: a dense gas reaches it colder, and ${unsafe}. Choose the fluid and enter its normal pressure and temperature.`;
      return [(isDense ? warning : info)(text, details)];
    }
    const advice = 'Enter the normal pressure and temperature, which give it for the chosen fluid.';
    if (entered === undefined) return [info(`${rule} ${advice}`, details)];
    const real = heatedFromUsual(fluid, entered, v.relievingPressure);
    const values = {
      usual: stated(usualTemperature),
      entered: stated(entered),
      ...(real !== undefined && { real: stated(real) }),
    };
    if (real !== undefined && Math.abs(real - entered) <= negligible) return [info(`${rule} ${advice}`, details)];
    const size =
      real === undefined
        ? `T1 = T·p1/p is for an ideal gas: a dense gas reaches it colder, and ${unsafe}.`
        : `T1 = T·p1/p is for an ideal gas: if it gave the {entered} from {usual}, this gas reaches it at {real}${real < entered ? `, and ${unsafe}` : ''}.`;
    return [warning(`${rule} ${size} ${advice}`, { ...details, values })];
  },
);

/** Compares the rate of a real gas with that of the ideal gas of API 521, at the relieving temperature and as it is heated further. */
const rateOfRealGas = check(
  {
    scenario,
    gasInlet,
    rate: expandedRate,
    exposedArea: fields.exposedArea,
    wallTemperature: fields.wallTemperature,
    ...optional({ flowRate: fields.flowRate }),
  },
  ({ gasInlet: gas, rate, flowRate = 0, exposedArea, wallTemperature, ...v }): Message[] => {
    if (v.scenario !== dryFire || gas.fluid.type !== 'components') return [];
    const ratio = undefinedIfRefused(() => expansionOf(gas).ratio);
    if (ratio === undefined) return [];
    const gasAt = (heated: Temperature) => ({ ...idealOf(gas), temperature: heated });
    const worst = worstInFire(gas, wallTemperature, heated =>
      gasExpansionInFire(gasAt(heated), exposedArea, wallTemperature, 0),
    );
    const real: MassFlow = ratio * rate;
    const isWorse = worst !== undefined && worst.areaRatio > (1 + negligibleExcess) * Math.max(1, ratio);
    const needed = isWorse ? worst.areaRatio * rate : real;
    if (needed <= (1 + negligibleExcess) * rate || flowRate >= needed * (1 - sameRate)) return [];
    const of = isWorse ? worst : { rate: real, expansion: expansionOf(gas).perHeat };
    const heat = of.rate / of.expansion;
    const wettedHeat = wettedFireHeat(exposedArea, 1, true);
    const stated = (flow: MassFlow) => messageValue('massFlow', flow, { like: 'flowRate' });
    const here =
      ratio > 1 ? '{ratio} times as fast, by its equation of state: {real}' : 'no faster, by its equation of state';
    const later = isWorse
      ? ' Heated further at this pressure, it needs the largest area at {hottest}, where it expands by {most}: {area} times that of the rate calculated.'
      : '';
    const advice = isWorse
      ? 'Enter that temperature and that rate, which the heated gas needs'
      : 'Enter a flow rate of at least this';
    return [
      warning(
        `The rate of API 521 is that of an ideal gas with properties near those of air. By the same heat this gas expands ${here}.${later} The rate calculated is on the unsafe side. The heat is that of the equation for an ideal gas, {heat}; API 521 has {wetted} for a wetted wall${wettedHeat > heat ? ', by which the gas expands by {wettedRate}' : ''}. ${advice}, or simulate the vessel in the fire.`,
        {
          field: 'expandedRate',
          source: `${unwetted}; rate q·β/cp against q/(cp·T) of the ideal gas, along the pressure of relief`,
          values: {
            ...(ratio > 1 && { ratio: messageValue('number', ratio, { digits: 3 }), real: stated(real) }),
            ...(isWorse && {
              hottest: messageValue('temperature', worst.temperature, { digits: 3 }),
              most: stated(worst.rate),
              area: messageValue('number', worst.areaRatio, { digits: 3 }),
            }),
            heat: messageValue('heatRate', heat, { digits: 3 }),
            wetted: messageValue('heatRate', wettedHeat, { digits: 3 }),
            ...(wettedHeat > heat && { wettedRate: stated(wettedHeat * of.expansion) }),
          },
        },
      ),
    ];
  },
);

/** The gas as an ideal one, for the rate of API 521. */
function idealOf(gas: StreamPhase): Omit<ReliefGas, 'temperature'> {
  const { pressure } = gas;
  return {
    pressure,
    molarMass: streamMolarMass(gas).value,
    compressibilityFactor: 1,
    gamma: streamIdealHeatRatio(gas).value,
  };
}

export const gasInFireChecks = [temperatureNotes, rateOfRealGas];
