import { laminarLimit, maxRelativeRoughness, turbulentLimit } from '@isentrope/engineering/flow';
import type { StreamFluid } from '@isentrope/engineering/properties';
import { formatNumber, messageValue } from '@isentrope/engineering/quantities';
import { check, info, optional, warning, type Message, type StepInputs } from '../../kit/index.ts';
import { passage } from '../criteria.ts';
import { boilingEnd, boilingState, chokedFlow, expansion, freezing } from '../fluid/expansion.ts';
import {
  elevationChange,
  erosionalConstant,
  fittingMethod,
  fittings,
  fluidType,
  length,
  service,
  vaporViscosity,
  viscosity,
} from '../fields.ts';
import { absolutePressure, inletDensity, isGas, quality, totalFlow } from '../fluid/fluid.ts';
import { model, reynoldsNumber } from '../friction.ts';
import { flashed, flashStates } from './flashing.ts';
import { chosenFluid } from '../fluid/flowing-stream.ts';
import { elevationLoss, slopeLoss, totalPressureDrop } from '../loss.ts';
import { correlation } from '../fluid/mixture.ts';
import { erosionalRatio, outletErosionalRatio, pressureAtOutlet } from '../outlet.ts';
import { diameter, wall } from '../pipe.ts';

/** Messages about the results. */

/** Warns of an uncertain friction factor. */
export const regimeRemarks = check({ fluidType, reynoldsNumber, wall, diameter, fittingMethod, fittings }, v => {
  const messages: Message[] = [];
  if (v.fluidType !== 'Two-phase' && v.reynoldsNumber > laminarLimit && v.reynoldsNumber < turbulentLimit) {
    messages.push(
      warning(
        `Between Re = ${laminarLimit} and ${turbulentLimit} the flow may be laminar or turbulent; the friction factor is interpolated between the two.`,
        { field: 'frictionFactor', source: 'Crane TP-410, chapter 1' },
      ),
    );
  }
  if (v.wall / v.diameter > maxRelativeRoughness) {
    messages.push(
      warning(`The relative roughness is above ${maxRelativeRoughness}, beyond the range of Colebrook and Moody.`, {
        field: 'roughness',
      }),
    );
  }
  if (
    v.fluidType !== 'Two-phase' &&
    v.reynoldsNumber <= laminarLimit &&
    v.fittingMethod === 'crane' &&
    v.fittings.length > 0
  ) {
    messages.push(
      info(
        'In laminar flow, fittings lose more than Crane’s K indicates; the 3-K method allows for the Reynolds number.',
        {
          field: 'fittingMethod',
        },
      ),
    );
  }
  return messages;
});

export const geometryRemarks = check({ length, elevationChange }, v => {
  return Math.abs(v.elevationChange) > v.length
    ? [warning('The elevation change exceeds the length of the line.', { field: 'elevationChange' })]
    : [];
});

/**
 * Reports the erosional velocity ratio where it is highest, even if it is not a criterion of the service: it applies to flows
 * with liquid.
 */
export const erosionRemarks = check(
  { fluidType, erosionalRatio, outletErosionalRatio: optional(outletErosionalRatio), erosionalConstant },
  v => {
    if (!(Math.max(v.erosionalRatio, v.outletErosionalRatio ?? 0) > 1)) return [];
    const isDry = isGas(v.fluidType);
    const where = v.erosionalRatio > 1 ? 'The velocity' : 'The velocity at the outlet';
    const text = `${where} is above the erosional velocity at C = ${formatNumber(v.erosionalConstant, 3)}`;
    const details = {
      field: v.erosionalRatio > 1 ? 'erosionalRatio' : 'outletErosionalRatio',
      source: 'API RP 14E (1991)',
    };
    return isDry
      ? [info(`${text}; that criterion is intended for gas with liquid.`, details)]
      : [warning(`${text}.`, details)];
  },
);

/** Share of the inlet pressure lost up to which flashing does not matter. */
const unreportedLoss = 0.005;

/** Relative increase of the vapour that is not reported. */
const smallFlash = 0.01;

const pumpFlowLimit = 50 / 3600;

/** Warns of a pump discharge with a flow in the other row of the criteria table. */
export const serviceRemarks = check({ service, totalFlow, inletDensity }, v => {
  const isAbove = v.totalFlow / v.inletDensity > pumpFlowLimit;
  const meantAbove = v.service === 'Pump discharge, above 50 m³/h';
  const goesByFlow = meantAbove || v.service === 'Pump discharge, up to 50 m³/h';
  return goesByFlow && isAbove !== meantAbove
    ? [
        info(`The flow is ${isAbove ? 'above' : 'not above'} {limit}; choose the other pump discharge service.`, {
          field: 'service',
          values: { limit: messageValue('volumeFlow', pumpFlowLimit, { digits: 2 }) },
        }),
      ]
    : [];
});

/** Warns of a gas flow at or near the choking limit of the line. */
export const chokingRemarks = check({ totalFlow, chokedFlow }, v => {
  const details = { field: 'totalPressureDrop', values: { most: messageValue('massFlow', v.chokedFlow) } };
  if (v.totalFlow > v.chokedFlow) {
    return [
      warning('The line chokes: at this inlet pressure it passes no more than {most}.', {
        ...details,
        source: 'A. H. Shapiro (1953), ch. 6',
      }),
    ];
  }
  return v.totalFlow > 0.95 * v.chokedFlow ? [warning('The line is within 5 % of choking at {most}.', details)] : [];
});

/** Share of the length below which a change of phase is at the inlet. */
const atInlet = 1e-3;

/** Warns of a fluid that boils or condenses in the line. */
export const phaseChangeRemarks = check({ length, ...optional({ boiled: boilingState, expansion, freezing }) }, v => {
  const field = 'verdict';
  if (v.freezing) {
    const values = {
      place: messageValue('length', v.freezing.freezesAfter * v.length, { digits: 3, like: 'length' }),
      pressure: messageValue('absolutePressure', v.freezing.pressure, { digits: 3 }),
      temperature: messageValue('temperature', v.freezing.temperature, { digits: 3 }),
      share: messageValue('fraction', v.freezing.solid, { digits: 2, unit: '%' }),
    };
    return [
      warning(
        `Dry ice forms in the line ${v.freezing.freezesAfter < atInlet ? 'from the inlet on' : 'from about {place} on'}, where carbon dioxide reaches its triple point, {pressure} and {temperature}: {share} by mass turns solid there, and may block the line. The flow is not calculated beyond that point.`,
        { field, values, source: 'R. Span and W. Wagner (1996); heat of sublimation from its eq. (3.12)' },
      ),
    ];
  }
  const notCounted = 'Slip and slugs are not included, and single-phase criteria do not apply.';
  if (v.boiled) {
    const outlet = boilingEnd(v.boiled);
    if (v.boiled.outlet === 'chokes')
      return [warning('The liquid boils in the line and chokes: the line cannot pass the flow.', { field })];
    if (!outlet) {
      const text = 'The liquid boils in the line, and the equation of state has no solution as far as the outlet.';
      return [warning(`${text} The line is assumed not to pass the flow.`, { field })];
    }
    const values = {
      place: messageValue('length', outlet.boilsAfter * v.length, { digits: 3, like: 'length' }),
      share: messageValue('fraction', outlet.quality, { digits: 2, unit: '%' }),
      temperature: messageValue('temperature', outlet.temperature, { digits: 3 }),
    };
    return [
      warning(
        `The liquid ${outlet.boilsAfter < atInlet ? 'is already boiling at the inlet' : 'boils from about {place} onwards'}; at the outlet {share} by mass is vapour, at {temperature}. ${notCounted}`,
        { field, values },
      ),
    ];
  }
  if (!v.expansion || !('quality' in v.expansion) || v.expansion.quality >= 1) return [];
  const values = {
    share: messageValue('fraction', 1 - v.expansion.quality, { digits: 2, unit: '%' }),
    temperature: messageValue('temperature', v.expansion.temperature, { digits: 3 }),
  };
  return [
    warning(`The gas condenses in the line: {share} by mass is liquid at the outlet, at {temperature}. ${notCounted}`, {
      field,
      values,
    }),
  ];
});

/** Share of the inlet pressure above which the head of a rising gas alters its friction. */
const highRise = 0.04;

/** Warns of a gas with typed properties whose friction is calculated before the rise lowers its pressure. */
const riseInputs = {
  fluidType,
  expansion,
  elevationLoss,
  absolutePressure,
  totalPressureDrop,
  chosenFluid: optional(chosenFluid),
};

export const riseRemarks = check(riseInputs, v => {
  const share = v.elevationLoss / v.absolutePressure;
  if (slopeLoss(v.expansion) !== undefined || !(share > highRise)) return [];
  const hasEquation = v.fluidType === 'Steam' || v.chosenFluid?.type === 'components';
  const missed = (v.totalPressureDrop - v.elevationLoss) * (share / 2);
  return [
    warning(
      `The rise takes {share} of the inlet pressure, but friction is calculated at the pressure before it: the loss is up to {missed} too small, the unsafe side. Divide the line into shorter ones, or ${hasEquation ? 'leave the properties of the gas blank' : 'choose a fluid'}.`,
      {
        field: 'totalPressureDrop',
        values: {
          share: messageValue('fraction', share, { digits: 2, unit: '%' }),
          missed: messageValue('pressureDifference', missed, { digits: 2 }),
        },
      },
    ),
  ];
});

/** Warns of a line that loses all its pressure, or falls below atmospheric pressure. */
export const pressureRemarks = check({ passage }, v => {
  const details = { field: 'totalPressureDrop' };
  if (v.passage === 'no pressure left')
    return [warning('The pressure drop exceeds the inlet pressure: the line cannot pass this flow.', details)];
  return v.passage === 'below atmosphere'
    ? [
        warning(
          'The outlet is below atmospheric pressure: choose a larger line unless it discharges into a vacuum, and check that no liquid boils in it.',
          details,
        ),
      ]
    : [];
});

/** States the vapour at the outlet, or that a flow does not pass. */
function flashMessages(
  { outlet, isChoked }: StepInputs<{ flashed: typeof flashed }>['flashed'],
  inlet: number,
  canFreeze: boolean,
): Message[] {
  if (!outlet) {
    const text = isChoked
      ? 'As its liquid flashes, the flow chokes in the line: the line cannot pass it.'
      : `As its liquid flashes, no state of both phases is found as far as the outlet${canFreeze ? ', as where dry ice forms' : ''}. The line is assumed not to pass the flow.`;
    return [warning(text, { field: 'totalPressureDrop' })];
  }
  const share = (value: number) => messageValue('fraction', value, { digits: 3, unit: '%' });
  const text =
    'The liquid flashes along the line: {outlet} by mass is vapour at the outlet, {inlet} at the inlet. It is included in the loss, in the velocity at the outlet and in the criteria.';
  return outlet.quality > inlet * (1 + smallFlash)
    ? [info(text, { field: 'boilingLoss', values: { outlet: share(outlet.quality), inlet: share(inlet) } })]
    : [];
}

/** What makes the flash known where states are not: the fluid, with its own densities; undefined for one without a vapour. */
function flashAdvice(chosen: StreamFluid | undefined): string | undefined {
  if (!chosen) return 'Choose the fluid';
  return chosen.type === 'components' ? 'Leave the properties of both phases blank' : undefined;
}

/** Warns of two-phase correlations outside their range. */
export const twoPhaseRemarks = check(
  {
    correlation,
    model,
    viscosity,
    vaporViscosity,
    elevationChange,
    absolutePressure: optional(absolutePressure),
    totalPressureDrop: optional(totalPressureDrop),
    pressureAtOutlet: optional(pressureAtOutlet),
    ...optional({ flashed, flashStates, quality, chosenFluid }),
  },
  v => {
    const messages: Message[] = [];
    if (v.model === 'friedel' && v.viscosity / v.vaporViscosity > 1000)
      messages.push(
        warning('The liquid is more than 1000 times as viscous as the vapour, outside the range of Friedel’s data.', {
          field: 'viscosity',
          source: 'L. Friedel (1979)',
        }),
      );
    if (v.model === 'friedel' && v.elevationChange < 0)
      messages.push(
        warning('Friedel is for horizontal and upward flow; this line falls.', {
          field: 'elevationChange',
          source: 'L. Friedel (1979)',
        }),
      );
    if (v.model === 'lockhart-martinelli' && v.elevationChange !== 0)
      messages.push(
        warning('Lockhart and Martinelli is for horizontal flow; this line is not horizontal.', {
          field: 'elevationChange',
          source: 'Lockhart and Martinelli (1949)',
        }),
      );
    if (v.model === 'beggs-brill')
      messages.push(
        info('Sizes are compared by Friedel, because the flow map of Beggs and Brill has discontinuities.', {
          field: 'recommendedSize',
        }),
      );
    if (v.flashed)
      return [...messages, ...flashMessages(v.flashed, v.quality ?? NaN, v.flashStates?.hasCarbonDioxide === true)];
    if (v.absolutePressure !== undefined && v.totalPressureDrop !== undefined) {
      const share = v.totalPressureDrop / v.absolutePressure;
      const advice = flashAdvice(v.chosenFluid);
      if (share > 0.1)
        messages.push(
          warning(
            `The line loses ${formatNumber(share * 100, 2)} % of its inlet pressure, but the densities used are those at the inlet. The gas expands on the way and the liquid may flash, so the friction loss is too low, the unsafe side. ${advice ? `${advice}, or divide` : 'Divide'} it into shorter lines.`,
            { field: 'totalPressureDrop' },
          ),
        );
      else if (share > unreportedLoss && !v.flashStates)
        messages.push(
          info(
            `${advice ? 'The properties of both phases are entered' : 'How the liquid boils is not known'}, so flashing is not considered: with it, a boiling liquid loses more and is faster at the outlet.${advice ? ` ${advice} to include it.` : ''}`,
            { field: 'totalPressureDrop' },
          ),
        );
      if (share < 1 && v.pressureAtOutlet === undefined)
        messages.push(
          warning('As its gas expands, the flow chokes in the line: the line cannot pass it.', {
            field: 'totalPressureDrop',
            source: 'J. C. Leung, M. A. Grolmes (1987), gas expanding isothermally, no flashing',
          }),
        );
    }
    return messages;
  },
);
