import {
  hasThreeK,
  isTabulated,
  laminarLimit,
  turbulentLimit,
  type FittingCount,
  type FittingMethod,
  type Fluid,
  type ServiceName,
} from '@isentrope/engineering/flow';
import { formatNumber } from '@isentrope/engineering/quantities';
import { info, warning, type Message } from '../kit/index.ts';
import { limitInWords, ownFindings, sourceOf, type Own } from './criteria-steps.ts';
import type { Correlation, Model } from './friction-steps.ts';

/** Where the friction factor is uncertain. */
export function regimeRemarks(v: {
  fluidType: Fluid;
  reynoldsNumber: number;
  wall: number;
  diameter: number;
  fittingMethod: FittingMethod;
  fittings: readonly FittingCount[];
}): Message[] {
  const found: Message[] = [];
  if (v.fluidType !== 'Two-phase' && v.reynoldsNumber > laminarLimit && v.reynoldsNumber < turbulentLimit) {
    found.push(
      warning(
        `Between Re = ${laminarLimit} and ${turbulentLimit} the flow is neither laminar nor turbulent for certain: the friction factor is a line between the two.`,
        { field: 'frictionFactor', source: 'Crane TP-410, chapter 1' },
      ),
    );
  }
  if (v.wall / v.diameter > 0.05) {
    found.push(
      warning('The relative roughness is above 0.05, beyond what Colebrook and Moody cover.', { field: 'roughness' }),
    );
  }
  if (
    v.fluidType !== 'Two-phase' &&
    v.reynoldsNumber <= laminarLimit &&
    v.fittingMethod === 'crane' &&
    v.fittings.length > 0
  ) {
    found.push(
      info('In laminar flow fittings lose more than Crane’s K says; the 3-K method follows the Reynolds number.', {
        field: 'fittingMethod',
      }),
    );
  }
  return found;
}

/** Fittings that the tables do not give. */
export function fittingRemarks(v: {
  fittings: readonly FittingCount[];
  fittingMethod: FittingMethod;
  inches: number;
}): Message[] {
  const without = v.fittings.map(({ item }) => item).filter(item => !hasThreeK(item));
  const small = v.fittings.map(({ item }) => item).filter(item => !isTabulated(item, v.inches));
  return [
    ...(v.fittingMethod === '3-k' && without.length > 0
      ? [info(`Without 3-K constants, by Crane’s K: ${[...new Set(without)].join(', ')}.`, { field: 'fittings' })]
      : []),
    ...(small.length > 0
      ? [
          warning(
            `Crane gives no figures below NPS 2 for: ${[...new Set(small)].join(', ')}. That of NPS 2 is taken.`,
            {
              field: 'fittings',
              source: 'Crane TP-410 (2009)',
            },
          ),
        ]
      : []),
  ];
}

export function geometryRemarks(v: { length: number; elevationChange: number }): Message[] {
  return Math.abs(v.elevationChange) > v.length
    ? [warning('The elevation change exceeds the length of the line.', { field: 'elevationChange' })]
    : [];
}

/** Which of two ways to say the size is taken. */
export function sizeRemarks(v: { insideDiameter: number; nominalSize: string }): Message[] {
  return [info(`The inside diameter is given: NPS ${v.nominalSize} is not used.`, { field: 'insideDiameter' })];
}

/** A gas that is described twice. */
export function densityRemarks(v: { fluidType: Fluid; density: number; molecularWeight: number }): Message[] {
  return v.fluidType === 'Gas'
    ? [info('The density is given: it is not found from the molecular weight.', { field: 'density' })]
    : [];
}

/** Criteria that the line breaks. */
export function criteriaRemarks(v: Own): Message[] {
  const source = sourceOf(v.service);
  const findings = ownFindings(v).filter(({ what, limit }) => what !== 'mach' || limit < 1);
  return findings.map(finding =>
    warning(`Above the ${limitInWords(finding)} for the service.`, { field: 'verdict', source }),
  );
}

/** The erosional velocity, whether or not it is a criterion of the service: it is meant for flows with liquid in them. */
export function erosionRemarks(v: { fluidType: Fluid; erosionalRatio: number; erosionalConstant: number }): Message[] {
  if (v.erosionalRatio <= 1) return [];
  const isDry = v.fluidType === 'Gas' || v.fluidType === 'Steam';
  const constant = formatNumber(v.erosionalConstant, 3);
  const details = { field: 'erosionalRatio', source: 'API RP 14E (1991)' };
  return isDry
    ? [
        info(
          `The velocity is above the erosional velocity at C = ${constant}, which is for gas that carries liquid.`,
          details,
        ),
      ]
    : [warning(`The velocity is above the erosional velocity at C = ${constant}.`, details)];
}

const pumpFlowLimit = 50 / 3600;

/** A pump discharge whose flow belongs to the other row of the table. */
export function serviceRemarks(v: { service: ServiceName; totalFlow: number; inletDensity: number }): Message[] {
  const isAbove = v.totalFlow / v.inletDensity > pumpFlowLimit;
  const meantAbove = v.service === 'Pump discharge, above 50 m³/h';
  const goesByFlow = meantAbove || v.service === 'Pump discharge, up to 50 m³/h';
  return goesByFlow && isAbove !== meantAbove
    ? [
        info(`The flow is ${isAbove ? 'above' : 'not above'} 50 m³/h: another service is meant for it.`, {
          field: 'service',
        }),
      ]
    : [];
}

/** A gas that asks for more than the line passes, or comes near it. */
export function chokingRemarks(v: { totalFlow: number; chokedFlow: number }): Message[] {
  const most = `${formatNumber(v.chokedFlow * 3600)} kg/h`;
  if (v.totalFlow > v.chokedFlow) {
    return [
      warning(`The line chokes: from this inlet pressure it passes no more than ${most}.`, {
        field: 'totalPressureDrop',
        source: 'A. H. Shapiro (1953), ch. 6',
      }),
    ];
  }
  return v.totalFlow > 0.95 * v.chokedFlow
    ? [warning(`The line is within 5 % of choking at ${most}.`, { field: 'totalPressureDrop' })]
    : [];
}

/** A line that loses all its pressure. */
export function pressureRemarks(v: { totalPressureDrop: number; absolutePressure: number }): Message[] {
  return v.totalPressureDrop >= v.absolutePressure
    ? [
        warning('The line loses more than its inlet pressure: the flow does not get through.', {
          field: 'totalPressureDrop',
        }),
      ]
    : [];
}

/** What the two-phase correlations were not made for. */
export function twoPhaseRemarks(v: {
  correlation: Correlation;
  model: Model;
  viscosity: number;
  vaporViscosity: number;
  elevationChange: number;
  absolutePressure?: number | undefined;
  totalPressureDrop?: number | undefined;
}): Message[] {
  const found: Message[] = [];
  if (v.model === 'friedel' && v.viscosity / v.vaporViscosity > 1000)
    found.push(
      warning('The liquid is more than 1000 times as viscous as the vapour: outside the data of Friedel.', {
        field: 'viscosity',
        source: 'L. Friedel (1979)',
      }),
    );
  if (v.model === 'friedel' && v.elevationChange < 0)
    found.push(
      warning('Friedel is for horizontal and upward flow; this line falls.', {
        field: 'elevationChange',
        source: 'L. Friedel (1979)',
      }),
    );
  if (v.model === 'lockhart-martinelli' && v.elevationChange !== 0)
    found.push(
      warning('Lockhart and Martinelli is for horizontal flow; this line is not.', {
        field: 'elevationChange',
        source: 'Lockhart and Martinelli (1949)',
      }),
    );
  if (v.model === 'beggs-brill')
    found.push(
      info('Sizes are compared by Friedel: the map of Beggs and Brill has steps.', { field: 'recommendedSize' }),
    );
  if (v.absolutePressure !== undefined && v.totalPressureDrop !== undefined) {
    const share = v.totalPressureDrop / v.absolutePressure;
    if (share > 0.1)
      found.push(
        warning(
          `The line loses ${formatNumber(share * 100, 2)} % of its inlet pressure; densities are those at the inlet. Divide it into shorter lines.`,
          { field: 'totalPressureDrop' },
        ),
      );
  }
  return found;
}
