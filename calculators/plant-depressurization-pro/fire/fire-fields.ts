import { fireMetals } from '@isentrope/engineering/materials';
import { fireScenarios, type FireScenarioKey } from '@isentrope/engineering/heat-transfer';
import { choice, fields, quantity } from '../../kit/index.ts';

const scenarios = Object.keys(fireScenarios) as FireScenarioKey[];

/** Conditions for the fields of the wall-rupture check. */
export const checkedForRupture = { heat: ['pool-fire', 'fire-flux'], localFire: ['same', ...scenarios] };

/** Fields of the wall-rupture check in a fire. */
export const ruptureFields = fields({
  localFire: choice('Local fire on the wall', ['none', 'same', ...scenarios], {
    names: {
      none: 'Rupture not checked',
      same: 'As the fire on the vessel',
      ...Object.fromEntries(Object.entries(fireScenarios).map(([key, { label }]) => [key, label])),
    },
    when: { heat: checkedForRupture.heat },
    help: 'The fire on the whole vessel governs the pressure; the local fire, usually a peak flux, heats the metal that ruptures.',
  }),
  hotMetal: choice(
    'Metal in the fire',
    [fireMetals[1].id, ...fireMetals.map(({ id }) => id).filter(id => id !== fireMetals[1].id)],
    {
      names: Object.fromEntries(fireMetals.map(({ id, name }) => [id, name])),
      when: checkedForRupture,
      help: 'Gives tensile strength, heat capacity and conductivity at temperature. Density is that of the wall.',
    },
  ),
  tensileStrength: quantity('Tensile strength at 20 °C', 'stress', 'MPa', {
    symbol: 'σ_u',
    atLeast: 50,
    atMost: 3000,
    when: checkedForRupture,
    help: 'If left blank, that of the metal. A typed value scales the strength at all temperatures.',
  }),
  strengthFactor: quantity('Strength factor', 'number', '', {
    symbol: 'k_s',
    above: 0,
    atMost: 1,
    blank: 0.85,
    when: checkedForRupture,
    help: 'Fraction of the tensile strength to take credit for: 0.85 for typical values, 1 for guaranteed minimum values.',
  }),
  weldFactor: quantity('Weld strength factor', 'number', '', {
    symbol: 'k_w',
    above: 0,
    atMost: 1,
    blank: 1,
    when: checkedForRupture,
  }),
  longitudinalStress: quantity('Longitudinal stress from loads', 'stress', 'MPa', {
    symbol: 'σ_a',
    atLeast: 0,
    atMost: 1000,
    blank: 30,
    when: checkedForRupture,
    help: 'From weight, supports and piping, in addition to that from pressure. The guideline uses 30 MPa if it is unknown.',
  }),
  corrosionAllowance: quantity('Corrosion allowance', 'length', 'mm', {
    atLeast: 0,
    atMost: 100,
    blank: 0,
    when: checkedForRupture,
    help: 'Metal that neither carries load nor absorbs heat in the rupture check.',
  }),
  wallProperties: choice('Wall in the fire on the vessel', ['constant', 'varying'], {
    names: {
      constant: 'Constant properties, those of the wall',
      varying: 'By temperature, those of the metal in the fire',
    },
    when: checkedForRupture,
  }),
  metalTemperature: choice('Temperature across the metal', ['uniform', 'profile'], {
    names: { uniform: 'Uniform, as in the guideline', profile: 'Profile by conduction' },
    when: checkedForRupture,
  }),
});
