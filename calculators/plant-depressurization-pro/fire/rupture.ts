import { check, optional } from '../../kit/index.ts';
import { given } from '../fields.ts';
import { rupture, ruptureRefusals } from './rupture-check.ts';
import { ruptureNotes } from './rupture-verdict.ts';
import { byTemperature, wallPropertyNotes } from './varying-metal.ts';
import { simulation, target } from '../vessel-run.ts';

/** Messages about the rupture check. */
export const ruptureChecks = [
  check({ corrosionAllowance: given.corrosionAllowance, wallThickness: given.wallThickness }, ruptureRefusals),
  check({ byTemperature, hotMetal: given.hotMetal, wallProperties: given.wallProperties }, wallPropertyNotes),
  check(
    {
      simulation,
      rupture,
      hotMetal: given.hotMetal,
      metalTemperature: given.metalTemperature,
      target: optional(target),
    },
    ({ target: aimed, ...v }) => ruptureNotes({ ...v, targetPressure: aimed?.pressure }),
  ),
];
