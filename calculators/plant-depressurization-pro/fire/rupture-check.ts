import { fireScenarios, type FireFluxParameters } from '@isentrope/engineering/heat-transfer';
import { fireMetal } from '@isentrope/engineering/materials';
import { ruptureCheck, type LocalFire, type RuptureCheck } from '@isentrope/engineering/vessels';
import {
  absent,
  error,
  derivedDefault,
  expensiveStep,
  optional,
  missing,
  ruledOut,
  value,
  type Absent,
  type DefaultValue,
  type Message,
} from '../../kit/index.ts';
import { given } from '../fields.ts';
import { checkedForRupture } from './fire-fields.ts';
import { simulation } from '../vessel-run.ts';

/** Converts the fields to the inputs of the rupture check. */

const { heat, fire, localFire, hotMetal, tensileStrength, wallThickness } = given;
const { strengthFactor, weldFactor, longitudinalStress, corrosionAllowance, metalTemperature } = given;

/** Default strength of the metal. */
export const strengthFill = derivedDefault(
  tensileStrength,
  value(
    'strengthOfMetal',
    { hotMetal },
    (v): DefaultValue => {
      const { name, strength } = fireMetal(v.hotMetal);
      return { value: strength.points[0]?.[1] ?? 0, of: name, source: strength.source };
    },
    checkedForRupture,
  ),
);

/** The local fire: one of the list, or that of the whole vessel; for a pool fire, its flux on a dry wall. */
const spotFire = value('spotFire', { heat, ...optional({ localFire, fire }) }, (v): FireFluxParameters | Absent => {
  if (v.localFire === undefined || v.localFire === 'none') return ruledOut('rupture is not checked');
  if (v.localFire !== 'same') return fireScenarios[v.localFire];
  if (v.heat === 'pool-fire') return fireScenarios.apiPool;
  return v.fire === undefined ? missing('fire') : fireScenarios[v.fire];
});

const localFireOf = value(
  'localFireOf',
  {
    spotFire,
    hotMetal,
    tensileStrength,
    strengthFactor,
    weldFactor,
    longitudinalStress,
    corrosionAllowance,
    metalTemperature,
    wallThickness,
  },
  (v): LocalFire | Absent =>
    v.corrosionAllowance >= v.wallThickness
      ? absent('the corrosion allowance is not below the wall thickness')
      : {
          fire: v.spotFire,
          metal: v.hotMetal,
          across: v.metalTemperature,
          tensileStrength: v.tensileStrength,
          strengthFactor: v.strengthFactor,
          weldFactor: v.weldFactor,
          longitudinalStress: v.longitudinalStress,
          corrosionAllowance: v.corrosionAllowance,
        },
);

export const rupture = expensiveStep(
  'rupture',
  { simulation, localFireOf },
  (v): RuptureCheck | Absent =>
    ruptureCheck(v.simulation.spec, v.simulation.run, v.localFireOf) ?? absent('the wall is not modelled'),
);

/** Errors in the fields of the check. */
export function ruptureRefusals(v: { readonly corrosionAllowance: number; readonly wallThickness: number }): Message[] {
  return v.corrosionAllowance >= v.wallThickness
    ? [error('Corrosion allowance must be below the wall thickness.', { field: 'corrosionAllowance' })]
    : [];
}
