import { moleFractionsOf } from '../fluid/mole-fractions.ts';
import { absent, value } from '../kit/index.ts';
import { inputFields } from './fields.ts';

export const moleFractions = value(
  'moleFractions',
  { composition: inputFields.composition, basis: inputFields.basis },
  ({ composition, basis }) => moleFractionsOf(composition, basis) ?? absent('no amount of the composition is above 0'),
);
