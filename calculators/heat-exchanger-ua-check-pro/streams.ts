import {
  streamHeatCapacity,
  streamHeatExcess,
  streamMeanHeatCapacity,
  streamName,
  streamPhaseAt,
  streamPhaseChange,
  type StreamFluid,
} from '@isentrope/engineering/properties';
import {
  absolute,
  messageValue,
  undefinedIfRefused,
  type AbsolutePressure,
  type Quantity,
  type Temperature,
} from '@isentrope/engineering/quantities';
import {
  fluidChecks,
  fluidLoads,
  referenceExcessMessages,
  solidMessages,
  streamFluidFrom,
  type PropertyDefault,
} from '../fluid/index.ts';
import {
  absent,
  check,
  derivedDefault,
  info,
  optional,
  upperFirst,
  value,
  warning,
  type Source,
} from '../kit/index.ts';
import { coldFluid, coldSide, hotFluid, hotSide } from './fields.ts';

/** Words of a side in messages. */
interface SideWords {
  readonly name: 'hot' | 'cold';
  readonly heatCapacityField: string;
  readonly safePressure: string;
}

/** What a dense fluid does as its temperature changes. */
const becomes = {
  liquid: 'as a dense fluid it changes gradually from gas-like to liquid-like, without condensing',
  gas: 'as a dense fluid it changes gradually from liquid-like to gas-like, without boiling',
} as const;

interface SideFields {
  readonly inlet: Source<Temperature>;
  readonly outlet: Source<Temperature>;
  /** Heat capacity of the side, derived or typed. */
  readonly used: Source<Quantity<'specificHeat'>>;
}

/**
 * Derived default for a side: the mean heat capacity between inlet and outlet from the enthalpy difference, phase changes
 * included; that at the inlet if the outlet temperature is unknown.
 */
function streamOf(
  side: typeof hotFluid,
  { inlet, outlet, used }: SideFields,
  { name, heatCapacityField, safePressure }: SideWords,
) {
  const { id } = side.fluid.source;
  const chosen = streamFluidFrom(side.fluid);
  const pressure = value(`${id}.pressure`, { pressure: side.pressure }, v => absolute(v.pressure));
  const heatCapacity: PropertyDefault<'specificHeat'> = value(
    `${id}.heatCapacity`,
    { chosen, pressure, inlet, outlet: optional(outlet) },
    v => {
      if (v.outlet === undefined) {
        const own = streamHeatCapacity(streamPhaseAt(v.chosen, v.pressure, v.inlet));
        return { ...own, source: `${own.source}, at the inlet: the outlet temperature is blank` };
      }
      const mean = streamMeanHeatCapacity(v.chosen, v.pressure, v.inlet, v.outlet);
      return { ...mean, source: `${mean.source}, mean between inlet and outlet` };
    },
  );
  /** The fluid whose enthalpies give the duty curve; undefined if another heat capacity is typed. */
  const followed = value(`${id}.followed`, { chosen, pressure, heatCapacity, used }, v =>
    v.used === v.heatCapacity.value ? { fluid: v.chosen, pressure: v.pressure } : absent('the heat capacity is typed'),
  );
  const changesPhase = check({ chosen, pressure, inlet, outlet, used, followed: optional(followed) }, v => {
    const change = streamPhaseChange(v.chosen, v.pressure, v.inlet, v.outlet);
    if (change.type === 'vaporised' && change.share === 0) return [];
    const name = streamName(v.chosen);
    const details = {
      field: heatCapacityField,
      values: {
        inlet: messageValue('temperature', v.inlet),
        outlet: messageValue('temperature', v.outlet),
        pressure: messageValue('absolutePressure', v.pressure),
        ...(change.type === 'vaporised' && {
          share: messageValue('fraction', Math.abs(change.share), { digits: 2, unit: '%' }),
        }),
      },
    };
    const changes =
      change.type === 'dense'
        ? `Between {inlet} and {outlet} at {pressure}, ${name} has no two phases: ${becomes[change.becomes]}`
        : `Between {inlet} and {outlet} at {pressure}, {share} by mass of ${name} ${change.share > 0 ? 'boils' : 'condenses'}`;
    return v.followed
      ? [info(`${changes}, which the duty curve follows at this pressure throughout: ${safePressure}.`, details)]
      : [
          warning(
            `${changes}, but the typed heat capacity makes its temperature change in proportion to the heat: UA may be too small, the unsafe side. Clear the heat capacity to use the duty curve.`,
            details,
          ),
        ];
  });
  const heatByReference = check({ followed, inlet, outlet }, ({ followed: own, inlet: from, outlet: to }) =>
    referenceExcessMessages(
      streamHeatExcess(own.fluid, own.pressure, from, to),
      own.fluid,
      {
        property: `the heat of the ${name} side is`,
        negligible: 0.03,
        large:
          'A duty and UA that follow from it are too large, the safe side; a flow or an outlet temperature that follows from the duty is on the unsafe side.',
        small: 'A duty and UA that follow from it are too small, the unsafe side: enter the heat capacity.',
      },
      heatCapacityField,
    ),
  );
  const besideBoiling = check({ chosen, pressure, inlet, outlet: optional(outlet) }, v =>
    boilingBeside(v.chosen, v.pressure, [v.inlet, ...(v.outlet === undefined ? [] : [v.outlet])]).map(
      ({ temperature, phase }) =>
        warning(
          `${upperFirst(streamName(v.chosen))} at {temperature} is within {distance} of its boiling point at {pressure}, and is taken as ${phase}: the last digit decides whether its latent heat is part of the duty. Give a temperature that is clearly on one side, or the pressure that belongs to it.`,
          {
            field: id,
            values: {
              temperature: messageValue('temperature', temperature),
              distance: messageValue('temperatureDifference', besideBoilingPoint, { digits: 1 }),
              pressure: messageValue('absolutePressure', v.pressure),
            },
          },
        ),
    ),
  );
  const dryIce = check({ chosen, pressure, inlet, outlet: optional(outlet) }, v => {
    const ends = [
      { end: 'inlet', temperature: v.inlet },
      ...(v.outlet === undefined ? [] : [{ end: 'outlet', temperature: v.outlet }]),
    ];
    const [coldest] = ends
      .toSorted((one, other) => one.temperature - other.temperature)
      .flatMap(({ end, temperature }) =>
        solidMessages(v.chosen, v.pressure, temperature, id, `at the ${end} of the ${name} side`),
      );
    return coldest ? [coldest] : [];
  });
  return {
    stream: { chosen, pressure },
    heatCapacity,
    followed,
    checks: [fluidChecks(chosen, id), changesPhase, heatByReference, besideBoiling, dryIce],
    loads: fluidLoads(side.fluid),
  };
}

/** Distance from a boiling point, K, within which the digits of a temperature decide the phase. */
const besideBoilingPoint = 0.05;

/** Returns the temperatures, K, of a pure fluid at p in Pa that are beside its boiling point, with the phase in which they are taken. */
function boilingBeside(fluid: StreamFluid, pressure: AbsolutePressure, temperatures: readonly Temperature[]) {
  if (fluid.type !== 'components' || Object.keys(fluid.amounts).length > 1) return [];
  const phaseAt = (temperature: number) => undefinedIfRefused(() => streamPhaseAt(fluid, pressure, temperature).whole);
  return temperatures.flatMap(temperature => {
    const [below, above] = [phaseAt(temperature - besideBoilingPoint), phaseAt(temperature + besideBoilingPoint)];
    const isBeside = below === 'liquid' && above === 'gas';
    return isBeside ? [{ temperature, phase: phaseAt(temperature) === 'gas' ? 'a gas' : 'a liquid' }] : [];
  });
}

const hot = streamOf(
  hotFluid,
  { inlet: hotSide.tempHotIn, outlet: hotSide.tempHotOut, used: hotSide.cpHot },
  { name: 'hot', heatCapacityField: 'cpHot', safePressure: 'the outlet pressure is on the safe side' },
);
const cold = streamOf(
  coldFluid,
  { inlet: coldSide.tempColdIn, outlet: coldSide.tempColdOut, used: coldSide.cpCold },
  { name: 'cold', heatCapacityField: 'cpCold', safePressure: 'the inlet pressure is on the safe side' },
);

export const streams = {
  fills: [derivedDefault(hotSide.cpHot, hot.heatCapacity), derivedDefault(coldSide.cpCold, cold.heatCapacity)],
  checks: [...hot.checks, ...cold.checks],
  loads: [hot.loads, cold.loads],
  followed: { hot: hot.followed, cold: cold.followed },
  /** Fluid and pressure of the hot side. */
  hot: hot.stream,
};
