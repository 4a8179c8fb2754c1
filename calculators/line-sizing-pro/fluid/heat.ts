import { messageValue } from '@isentrope/engineering/quantities';
import { check, info, optional, warning } from '../../kit/index.ts';
import { expansion } from './expansion.ts';
import { ambientTemperature, fluidType, heatTransferCoefficient } from '../fields.ts';
import { realGas } from './real-flow.ts';

/** Reports the temperature of a gas that exchanges heat with its surroundings, or why it does not; of a liquid a missing entry. */
export const heatRemarks = check(
  {
    fluidType,
    ...optional({ heatTransferCoefficient, ambientTemperature, realGas, expansion }),
  },
  v => {
    const { heatTransferCoefficient: coefficient = 0, ambientTemperature: ambient, realGas: real } = v;
    if ((v.fluidType !== 'Gas' && v.fluidType !== 'Liquid') || (coefficient === 0 && ambient === undefined)) return [];
    const field = 'heatTransferCoefficient';
    if (coefficient === 0 || ambient === undefined) {
      const other = coefficient === 0 ? 'a heat transfer coefficient' : 'an ambient temperature';
      return [warning(`Heat exchange is not calculated: it also needs ${other}.`, { field })];
    }
    if (v.fluidType === 'Liquid') return [];
    if (!real?.surroundings) {
      const text = real?.isIsothermal
        ? 'The heat transfer coefficient is not used: the isothermal method keeps the inlet temperature.'
        : 'The heat transfer coefficient is not used: it needs the density of the chosen fluid.';
      return [warning(text, { field })];
    }
    if (!v.expansion || !('temperature' in v.expansion)) return [];
    const values = { temperature: messageValue('temperature', v.expansion.temperature) };
    return [info('With the heat it exchanges, the gas leaves at {temperature}.', { field, values })];
  },
);
