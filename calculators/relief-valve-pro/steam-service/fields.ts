import { field, quantity } from '../../kit/index.ts';
import * as common from '../fields.ts';

/** Additional fields of steam service. */

export const temperature = field(
  'temperature',
  quantity('Relieving temperature', 'temperature', '°C', {
    above: 0,
    optional: true,
    hint: 'saturated',
    help: 'Saturated at the relieving pressure if left blank',
  }),
);
export const kd = common.kd(0.975, 'API 520-I: 0.975 with effective areas');
