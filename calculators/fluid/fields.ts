import { choice, field, list, lowerFirst, quantity, type Condition } from '../kit/index.ts';
import { amountHeads, gasShares, lumps, otherAmountHeads, partsOfLump } from '../component-names.ts';
import { absoluteZero } from '../shared-fields.ts';
import { componentAliases, componentIds, componentNames } from './components.ts';
import { propertyTable } from './property-table.ts';
import { pseudoComponents } from './pseudo-components.ts';

/** Options for the source of a fluid's properties. */
const sources = ['typed', 'water', 'pure', 'composition', 'petroleum', 'solution', 'table'] as const;

/** All options except typed properties. */
const selectableSources = sources.filter(source => source !== 'typed');

const [firstComponent = '', ...otherComponents] = componentIds.filter(id => id !== 'H2O');

/**
 * Returns the fields that select a fluid, in page order; initially only the first is shown. In a calculator of two fluids, ids
 * and labels have a prefix: `hot`, `Hot fluid`. `asked` restricts them to some cases, in a calculator that has its own fluids
 * for the others.
 */
export function fluidFields(prefix = '', label = 'Fluid properties', condition: Condition = {}) {
  const id = (name: string) => (prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  const called = (name: string) => (prefix === '' ? name : `${name}, ${lowerFirst(label)}`);
  const source = id('fluidSource');
  const of = (...from: readonly (typeof sources)[number][]): { readonly when: Condition } => ({
    when: { ...condition, [source]: from },
  });
  const solution = { ...condition, [source]: 'solution' };
  return {
    source: field(
      source,
      choice(label, sources, {
        names: {
          typed: 'Entered manually',
          water: 'Water and steam',
          pure: 'Pure fluid',
          composition: 'Composition',
          petroleum: 'Petroleum liquid',
          solution: 'Glycol, methanol or sea water',
          table: 'Typed table',
        },
        aliases: { typed: ['Typed by hand'] },
        help: 'Fills in the properties you leave blank; typed values take precedence',
        ...(Object.keys(condition).length > 0 ? { when: condition } : {}),
      }),
    ),
    pureFluid: field(
      id('pureFluid'),
      choice(called('Pure fluid'), [firstComponent, ...otherComponents], {
        names: componentNames,
        initial: null,
        hint: 'Choose a fluid',
        ...of('pure'),
      }),
    ),
    composition: field(
      id('composition'),
      list(called('Composition'), componentIds, {
        names: componentNames,
        aliases: componentAliases,
        itemLabel: 'component',
        amount: { label: 'amount', atLeast: 0, atMost: 1e9 },
        once: true,
        basis: { heads: amountHeads, otherHeads: otherAmountHeads, gas: gasShares, choice: id('compositionBasis') },
        definedItems: pseudoComponents,
        notItems: lumps,
        partsOfLump,
        help: 'Fractions, percentages or any other amounts: they are normalised to their sum. You can paste two columns, name and amount, from a spreadsheet. A petroleum fraction is written with its molar mass and specific gravity, as in C7+ (M 115, SG 0.737).',
        ...of('composition'),
      }),
    ),
    compositionBasis: field(
      id('compositionBasis'),
      choice(called('Amounts by'), ['mole', 'mass'], { names: { mole: 'Mole', mass: 'Mass' }, ...of('composition') }),
    ),
    petroleumGroup: field(
      id('petroleumGroup'),
      choice(called('Petroleum liquid'), ['crude', 'refined', 'lubricating'], {
        names: { crude: 'Crude oil', refined: 'Refined product', lubricating: 'Lubricating oil' },
        ...of('petroleum'),
      }),
    ),
    density15: field(
      id('density15'),
      quantity(called('Density at 15 °C'), 'density', 'kg/m³', { symbol: 'ρ_15', above: 0, ...of('petroleum') }),
    ),
    viscosityCold: field(
      id('viscosityCold'),
      quantity(called('Kinematic viscosity, colder point'), 'kinematicViscosity', 'cSt', {
        above: 0,
        optional: true,
        help: 'Two measured points give the viscosity at any temperature, by ASTM D341',
        ...of('petroleum'),
      }),
    ),
    temperatureCold: field(
      id('temperatureCold'),
      quantity(called('Temperature, colder point'), 'temperature', '°C', {
        above: absoluteZero,
        blank: 40,
        hint: '40',
        ...of('petroleum'),
      }),
    ),
    viscosityWarm: field(
      id('viscosityWarm'),
      quantity(called('Kinematic viscosity, warmer point'), 'kinematicViscosity', 'cSt', {
        above: 0,
        optional: true,
        ...of('petroleum'),
      }),
    ),
    temperatureWarm: field(
      id('temperatureWarm'),
      quantity(called('Temperature, warmer point'), 'temperature', '°C', {
        above: absoluteZero,
        blank: 100,
        hint: '100',
        ...of('petroleum'),
      }),
    ),
    reidVaporPressure: field(
      id('reidVaporPressure'),
      quantity(called('Reid vapour pressure'), 'absolutePressure', 'bar(abs)', {
        above: 0,
        optional: true,
        ...of('petroleum'),
      }),
    ),
    solute: field(
      id('solute'),
      choice(called('Solution'), ['ethyleneGlycol', 'propyleneGlycol', 'methanol', 'seaSalt'], {
        names: {
          ethyleneGlycol: 'Ethylene glycol in water',
          propyleneGlycol: 'Propylene glycol in water',
          methanol: 'Methanol in water',
          seaSalt: 'Sea water',
        },
        when: solution,
      }),
    ),
    soluteFraction: field(
      id('soluteFraction'),
      quantity(called('Mass fraction in the solution'), 'fraction', '%', { atLeast: 0, atMost: 100, when: solution }),
    ),
    tablePhase: field(
      id('tablePhase'),
      choice(called('Table of'), ['liquid', 'gas'], { names: { liquid: 'A liquid', gas: 'A gas' }, ...of('table') }),
    ),
    propertyTable: field(id('propertyTable'), propertyTable(called('Table of properties'), of('table').when)),
  };
}

export type FluidFields = ReturnType<typeof fluidFields>;

/** Returns the fluid fields in page order. */
export function fluidRows(fluid: FluidFields) {
  return Object.values(fluid);
}

/** Condition that a fluid is selected: for fields that are needed because of it, such as a temperature. */
export function whenFluidSelected(fluid: FluidFields): Condition {
  return { [fluid.source.id]: selectableSources };
}
