import {
  streamBoilingAt,
  streamCriticalPoint,
  streamDensity,
  streamDensityAfter,
  streamIsentrope,
  streamName,
  streamPhaseAt,
  streamTwoPhasesAt,
  streamVapourPressure,
  type StreamFluid,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import {
  messageValue,
  undefinedIfRefused,
  type AbsolutePressure,
  type Quantity,
  type Temperature,
} from '@isentrope/engineering/quantities';
import { realNozzle } from '@isentrope/engineering/relief';
import {
  equilibriumVapour,
  nozzleFluxCheck,
  referenceDensityCheck,
  referenceDensityMessages,
  referenceDensityOfStream,
  streamCheck,
  throttlingCheck,
} from '../fluid/index.ts';
import {
  absent,
  check,
  derivedDefault,
  info,
  optional,
  missing,
  ruledOut,
  upperFirst,
  value,
  warning,
  type Absent,
  type FieldSource,
  type Message,
  type QuantityField,
  type Source,
} from '../kit/index.ts';
import { supercriticalAdvice } from './liquid-stream.ts';
import { realNozzleOfTwoPhases } from './nozzle-comparison.ts';
import { omegaMessages } from './omega-range.ts';
import { solidBehindValveCheck } from './solid-behind-valve.ts';
import type { inletConditions } from './two-phase-service/fields.ts';
import { flashDescriptions } from './format.ts';

/** Two-phase service fields with defaults from a fluid. */
interface TwoPhaseFields {
  readonly density: FieldSource<QuantityField<'density'>>;
  readonly density90: FieldSource<QuantityField<'density'>>;
  readonly saturationPressure: FieldSource<QuantityField<'absolutePressure'>>;
}

interface Inlet {
  readonly inletCondition: Source<(typeof inletConditions)[number]>;
  readonly relievingPressure: Source<AbsolutePressure>;
  readonly relievingTemperature: Source<Temperature>;
  readonly vaporFraction: Source<Quantity<'fraction'>>;
  readonly backPressure: Source<AbsolutePressure>;
}

/**
 * Returns derived defaults for two phases or a subcooled liquid at relieving conditions: densities by an isentropic flash to 90
 * % of the pressure at which flashing begins. Annex C of API 520-I takes ω of a subcooled liquid from saturation at the
 * relieving temperature, as in its propane example; expanded from the relieving pressure the liquid would cool, flash less, and
 * get a smaller valve.
 */
export function twoPhaseStream(
  chosen: Source<StreamFluid>,
  { inletCondition, relievingPressure, relievingTemperature, vaporFraction, backPressure }: Inlet,
  { density, density90, saturationPressure }: TwoPhaseFields,
  field: string,
) {
  const stream = value(
    'inletStream',
    { chosen, inletCondition, relievingPressure, ...optional({ relievingTemperature, vaporFraction }) },
    (v): StreamPhase | Absent => {
      const {
        chosen: fluid,
        relievingPressure: pressure,
        relievingTemperature: temperature,
        vaporFraction: quality,
      } = v;
      if (v.inletCondition === 'Subcooled liquid') {
        if (temperature === undefined) return absent('the relieving temperature is needed');
        return streamPhaseAt(fluid, pressure, temperature, 'liquid');
      }
      if (quality === undefined) {
        return temperature === undefined
          ? absent('the share of vapour by mass or, of a mixture, the relieving temperature is needed')
          : streamTwoPhasesAt(fluid, pressure, { temperature });
      }
      return temperature === undefined
        ? streamTwoPhasesAt(fluid, pressure, { quality })
        : absent('the share of vapour and the relieving temperature are both given: leave one of them blank');
    },
  );
  const vapourPressure = value('inletStream.vapourPressure', { stream, inletCondition }, v =>
    v.inletCondition === 'Subcooled liquid'
      ? streamVapourPressure(v.stream.fluid, v.stream.temperature)
      : ruledOut('not subcooled'),
  );
  const expandedTo = value(
    'inletStream.expandedTo',
    { inletCondition, relievingPressure, saturationPressure: optional(saturationPressure) },
    v => {
      if (v.inletCondition !== 'Subcooled liquid') return 0.9 * v.relievingPressure;
      return v.saturationPressure === undefined ? missing('saturation pressure') : 0.9 * v.saturationPressure;
    },
  );
  const densityAtInlet = value('inletStream.density', { stream }, v => streamDensity(v.stream));
  const densityAfter = value('inletStream.densityAfter', { stream, inletCondition, expandedTo }, v => {
    const { fluid, temperature } = v.stream;
    const from = v.inletCondition === 'Subcooled liquid' ? streamBoilingAt(fluid, temperature) : v.stream;
    const after = streamDensityAfter(from, v.expandedTo);
    return { ...after, source: `${after.source}; ${flashDescriptions[v.inletCondition]}` };
  });
  return {
    fills: [
      derivedDefault(density, densityAtInlet),
      derivedDefault(density90, densityAfter),
      derivedDefault(saturationPressure, vapourPressure),
    ],
    checks: [
      streamCheck(stream, field, { supercritical: supercriticalAdvice }),
      referenceDensityCheck(stream, { density }, field),
      nozzleFluxCheck(stream, backPressure, field, 'An area by its densities or by the real nozzle'),
      check({ stream, density }, v => messagesOfLiquidBeside(v, field)),
      solidBehindValveCheck(stream, backPressure, field),
      throttlingCheck(stream, backPressure, field),
      check({ chosen, relievingPressure, inletCondition, relievingTemperature }, v => supercriticalMessages(v, field)),
      check({ chosen, relievingPressure, inletCondition, relievingTemperature, density, density90 }, v =>
        otherPhaseMessages(v, field),
      ),
    ],
    stream,
    filling: { density: densityAtInlet, density90: densityAfter, saturationPressure: vapourPressure },
  };
}

/** Reports the density of the liquid of two phases, where that of both is the fluid's own. */
function messagesOfLiquidBeside(
  { stream, density }: { readonly stream: StreamPhase; readonly density: number },
  field: string,
): Message[] {
  const { fluid, pressure, temperature, whole } = stream;
  if (whole !== 'two-phase' || stream.requested !== undefined || density !== streamDensity(stream).value) return [];
  const liquid = undefinedIfRefused(() => streamPhaseAt(fluid, pressure, temperature, 'liquid'));
  return liquid ? referenceDensityMessages(referenceDensityOfStream(liquid), field) : [];
}

interface TypedInlet {
  readonly chosen: StreamFluid;
  readonly relievingPressure: AbsolutePressure;
  readonly relievingTemperature: Temperature;
  readonly inletCondition: (typeof inletConditions)[number];
}

/** Reports typed densities of an inlet that the selected fluid does not have at the relieving conditions. */
function otherPhaseMessages(v: TypedInlet, field: string): Message[] {
  const { chosen, relievingPressure: pressure, relievingTemperature: temperature, inletCondition } = v;
  const vapour = equilibriumVapour(chosen, pressure, temperature);
  const isSubcooled = inletCondition === 'Subcooled liquid';
  if (vapour === undefined || (isSubcooled ? vapour === 0 : vapour > 0 && vapour < 1)) return [];
  const name = streamName(chosen);
  const isPartly = vapour > 0 && vapour < 1;
  const values = {
    pressure: messageValue('absolutePressure', pressure),
    temperature: messageValue('temperature', temperature),
    ...(isPartly && { share: messageValue('fraction', vapour, { digits: 2, unit: '%' }) }),
  };
  const state = isPartly
    ? `{share} by mass of ${name} is vapour`
    : `all of ${name} is ${vapour === 0 ? 'liquid' : 'vapour'}`;
  const text = `At {pressure} and {temperature}, ${state}, but the densities entered are taken as those of ${isSubcooled ? 'a subcooled liquid' : 'two phases'}.`;
  return vapour === 0
    ? [info(`${text} A liquid needs less area than one that flashes from the inlet: the safe side.`, { field, values })]
    : [
        warning(`${text} More vapour needs more area: an area by these densities is on the unsafe side.`, {
          field,
          values,
        }),
      ];
}

/** Leads a fluid above its critical point, which has no two phases, to the service that sizes it. */
function supercriticalMessages(v: TypedInlet, field: string): Message[] {
  if (v.inletCondition === 'Subcooled liquid') return [];
  const inlet = undefinedIfRefused(() => streamPhaseAt(v.chosen, v.relievingPressure, v.relievingTemperature, 'gas'));
  return inlet?.whole === 'supercritical'
    ? [warning(`${upperFirst(streamName(v.chosen))} is supercritical at the inlet. ${supercriticalAdvice}`, { field })]
    : [];
}

/**
 * Checks of an area by the ω method for a selected fluid: the method's range, and the difference to the real-fluid nozzle.
 * @param massFlux flux of the method at Kd = Kb = Kc = 1.
 */
export function omegaChecks(
  stream: Source<StreamPhase>,
  massFlux: Source<number>,
  backPressure: Source<AbsolutePressure>,
) {
  const realFlux = value(
    'realNozzleFlux',
    { stream, backPressure },
    v => realNozzle(streamIsentrope(v.stream), v.backPressure).massFlux,
  );
  return [
    check({ stream, massFlux, ...optional({ realFlux }) }, v => {
      const ratio = v.realFlux === undefined ? undefined : v.massFlux / v.realFlux;
      return omegaMessages(v.stream, streamCriticalPoint(v.stream.fluid), ratio, realNozzleOfTwoPhases);
    }),
  ];
}
