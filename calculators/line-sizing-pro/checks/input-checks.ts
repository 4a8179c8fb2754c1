import { check, info, optional } from '../../kit/index.ts';
import {
  compressibilityFactor,
  density,
  flowing,
  fluidType,
  gamma,
  insideDiameter,
  length,
  molecularWeight,
  nominalSize,
  pressure,
  roughness,
  temperature,
  vaporDensity,
} from '../fields.ts';
import { blanks, totalFlow } from '../fluid/fluid.ts';
import { model } from '../friction.ts';
import { realGas } from '../fluid/real-flow.ts';

/** Messages about the inputs: unused or assumed values, and missing ones for a complete verdict. */

/** Reports which of two size specifications is used. */
export const sizeRemarks = check({ insideDiameter, nominalSize }, v => [
  info(`The inside diameter is entered, so NPS ${v.nominalSize} is not used.`, { field: 'insideDiameter' }),
]);

/** Reports inputs that are unused because the gas density is given. */
export const densityRemarks = check(
  {
    fluidType,
    fluidSource: flowing.source,
    density: optional(density),
    vaporDensity: optional(vaporDensity),
    molecularWeight: optional(molecularWeight),
    compressibilityFactor: optional(compressibilityFactor),
    temperature: optional(temperature),
  },
  v => {
    const isGiven = v.fluidType === 'Gas' ? v.density !== undefined : v.vaporDensity !== undefined;
    if (!isGiven || v.fluidSource !== 'typed') return [];
    if (v.fluidType !== 'Gas' && v.fluidType !== 'Two-phase') return [];
    const unused = [
      ...(v.molecularWeight === undefined ? [] : ['molecular weight']),
      ...(v.compressibilityFactor === undefined ? [] : ['compressibility factor']),
      ...(v.temperature === undefined ? [] : ['temperature']),
    ];
    const [last, ...others] = unused.toReversed();
    if (last === undefined) return [];
    const list = others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
    const which = v.fluidType === 'Gas' ? 'density' : 'vapour density';
    return [
      info(`The ${which} is entered, so the ${list} ${others.length === 0 ? 'is' : 'are'} not used to calculate it.`, {
        field: v.fluidType === 'Gas' ? 'density' : 'vaporDensity',
      }),
    ];
  },
);

/** Warns of a roughness that the correlation ignores. */
export const smoothRemarks = check({ model, roughness }, v => {
  return v.model === 'lockhart-martinelli'
    ? [
        info('Lockhart and Martinelli is for smooth pipe: the roughness is not used.', {
          field: 'roughness',
          source: 'Lockhart and Martinelli (1949)',
        }),
      ]
    : [];
});

/** Reports what the verdict on sizes omits because inputs are missing. */
export const openRemarks = check(
  { fluidType, totalFlow, pressure: optional(pressure), length: optional(length) },
  v => {
    const lacking = blanks({ 'the pressure': v.pressure, 'the length': v.length });
    if (lacking.length === 0) return [];
    const without = `Without ${lacking.join(' and ')}`;
    return [
      v.fluidType === 'Liquid'
        ? info(`${without} it cannot be checked whether the line passes the flow.`, { field: 'recommendedSize' })
        : info(
            `${without} the sizes cannot be judged at the outlet of the line, where the criteria are hardest to meet.`,
            {
              field: 'recommendedSize',
            },
          ),
    ];
  },
);

/** States the assumption used for a blank γ, which a gas that follows its equation of state does not need. */
export const gammaRemarks = check({ fluidType, ...optional({ gamma, realGas }) }, v => {
  return v.fluidType === 'Gas' && v.gamma === undefined && v.realGas === undefined
    ? [
        info(
          'The ratio of specific heats is blank and is taken as 1, which is conservative: an isothermal line loses most and chokes first, and its speed of sound is lowest.',
          { field: 'gamma' },
        ),
      ]
    : [];
});
