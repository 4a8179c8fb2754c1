import {
  streamBoilingAt,
  streamCriticalPoint,
  streamDensity,
  streamDensityAfter,
  streamIsentrope,
  streamPhaseAt,
  streamTwoPhasesAt,
  streamVapourPressure,
  type StreamFluid,
  type StreamPhase,
} from '@isentrope/engineering/properties';
import type { AbsolutePressure, Quantity, Temperature } from '@isentrope/engineering/quantities';
import { realNozzle } from '@isentrope/engineering/relief';
import { streamCheck } from '../fluid/index.ts';
import {
  absent,
  check,
  derivedDefault,
  optional,
  missing,
  ruledOut,
  value,
  type Absent,
  type FieldSource,
  type Message,
  type QuantityField,
  type Source,
} from '../kit/index.ts';
import { againstNozzle, realNozzleOfTwoPhases } from './nozzle-comparison.ts';
import { omegaRange } from './omega-range.ts';
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
}

/**
 * Returns derived defaults for two phases or a subcooled liquid at relieving conditions: densities by an isentropic flash to 90
 * % of the pressure at which flashing begins. Annex C of API 520-I takes ω of a subcooled liquid from saturation at the
 * relieving temperature, as in its propane example; expanded from the relieving pressure the liquid would cool, flash less, and
 * get a smaller valve.
 */
export function twoPhaseStream(
  chosen: Source<StreamFluid>,
  { inletCondition, relievingPressure, relievingTemperature, vaporFraction }: Inlet,
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
    checks: [streamCheck(stream, field)],
    stream,
    filling: { density: densityAtInlet, density90: densityAfter, saturationPressure: vapourPressure },
  };
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
    check({ stream, ...optional({ massFlux, realFlux }) }, v => {
      const ratio = v.massFlux === undefined || v.realFlux === undefined ? undefined : v.massFlux / v.realFlux;
      const compared = ratio === undefined ? [] : againstNozzle(ratio, realNozzleOfTwoPhases);
      return [...beyondOmega(v.stream, ratio, compared.length > 0), ...compared];
    }),
  ];
}

/** Warns outside the range of the ω method; an info if the real nozzle shows it to be conservative. */
function beyondOmega({ fluid, temperature, pressure }: StreamPhase, ratio: number | undefined, differs: boolean) {
  const critical = streamCriticalPoint(fluid);
  if (critical === undefined) return [];
  const [reducedTemperature, reducedPressure] = [temperature / critical.temperature, pressure / critical.pressure];
  if (ratio === undefined) {
    return omegaRange(
      reducedTemperature,
      reducedPressure,
      'The real nozzle has no throat here, so the area is not checked.',
    );
  }
  const text = differs
    ? 'The area by the real nozzle differs by more than 1 %.'
    : 'The area by the real nozzle is the same to 1 %.';
  const isUnsafe = differs && ratio > 1;
  return omegaRange(reducedTemperature, reducedPressure, text).map((message): Message =>
    isUnsafe ? message : { ...message, level: 'info' },
  );
}
