import {
  calculation,
  choice,
  field,
  derivedDefault,
  quantity,
  ruledOut,
  step,
  value,
  type DefaultValue,
} from '@isentrope/calculators/kit';

const liquid = field('liquid', choice('Liquid', ['typed', 'oil'], { names: { typed: 'Typed by hand', oil: 'Oil' } }));
const volume = field('volume', quantity('Volume', 'volume', 'm³', { above: 0 }));
const density = field('density', quantity('Density', 'density', 'kg/m³', { symbol: 'ρ', above: 0 }));
const ofLiquid = value('ofLiquid', { liquid }, v =>
  v.liquid === 'typed'
    ? ruledOut('typed by hand')
    : ({ value: 812.5, of: 'oil', source: 'A book of oils', uncertainty: 0.02 } satisfies DefaultValue),
);
const mass = step('mass', { volume, density }, { label: 'Mass', kind: 'mass', unit: 'kg' }, v => v.volume * v.density);

/** A tank whose density defaults to that of the chosen liquid. */
export const derivedDefaultTank = calculation(
  { id: 'tank', title: 'Tank', summary: 'A tank.', access: 'free', columns: 2, standards: ['ISO 1'] },
  {
    inputs: { Tank: [liquid, volume, density] },
    fills: [derivedDefault(density, ofLiquid)],
    results: { Results: [mass] },
    primary: mass,
    examples: [],
    references: [],
  },
);
