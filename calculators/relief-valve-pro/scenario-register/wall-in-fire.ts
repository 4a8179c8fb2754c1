import { messageValue } from '@isentrope/engineering/quantities';
import { check, error, optional, warning, type Message } from '../../kit/index.ts';
import { allFields as fields } from './fields.ts';
import { heatedGas } from './gas-in-fire.ts';

/** The wall of a vessel without liquid, which may fail in a fire before its valve opens. */

const source = 'API 521, fire relief of unwetted vessels';

/** Warns that a valve alone does not protect an unwetted vessel in a fire, or not at all if the wall fails first. */
export const wallFails = check(
  {
    scenario: fields.scenario,
    credible: fields.credible,
    ...optional({ wallTemperature: fields.wallTemperature, entered: fields.temperature, heatedGas }),
  },
  ({ entered = 0, wallTemperature = Infinity, heatedGas: heated, ...v }): Message[] => {
    if (v.scenario !== 'External fire, no liquid' || v.credible === 'No') return [];
    const temperature = Math.max(entered, heated?.value ?? 0);
    if (temperature < wallTemperature)
      return [
        warning(
          'Without liquid to cool it, the wall may rupture in the fire before the valve opens: a valve alone does not protect the vessel. Check depressuring, insulation or cooling by water.',
          { field: 'scenario', source },
        ),
      ];
    const isEstimate = heated?.beyond !== undefined && temperature === heated.value;
    return [
      error(
        `The gas reaches the relieving pressure at ${isEstimate ? 'about ' : ''}{relieving}, when the wall has reached its highest temperature, {wall}: no valve protects this vessel. Check depressuring, insulation or cooling by water.`,
        {
          field: 'temperature',
          source,
          values: {
            relieving: messageValue('temperature', temperature, isEstimate ? { digits: 3 } : {}),
            wall: messageValue('temperature', wallTemperature),
          },
        },
      ),
    ];
  },
);
