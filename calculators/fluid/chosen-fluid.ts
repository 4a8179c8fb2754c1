import { loadStreamData, type PetroleumFluid, type StreamFluid } from '@isentrope/engineering/properties';
import { absent, maybe, missing, picture, ruledOut, value, type Absent, type Given } from '../kit/index.ts';
import { whereChosen, type FluidFields } from './fields.ts';
import { moleFractionsOf } from './mole-fractions.ts';
import { tabulatedFluid } from './property-table.ts';

/** The fluid inputs, as far as present. */
export function typedOf({ source, ...others }: FluidFields) {
  return { source, ...maybe(others) };
}

type Typed = Given<ReturnType<typeof typedOf>>;

/** The fluid selected in a case; disabled if its properties are typed. */
export function chosenFluid(fluid: FluidFields) {
  return value(`${fluid.source.id}.fluid`, typedOf(fluid), fluidTyped, whereChosen(fluid));
}

/** Loads the data that the selected fluid needs. */
export function fluidLoads({ source, pureFluid, composition }: FluidFields) {
  return picture({ source, pureFluid, composition }, (seen): Promise<void> | undefined => {
    if ((seen.source ?? 'typed') === 'typed') return undefined;
    return loadStreamData({
      type: 'components',
      amounts: Object.fromEntries(componentsNamed(seen).map(id => [id, 1])),
    });
  });
}

function componentsNamed({ source, pureFluid, composition = [] }: Partial<Typed>): readonly string[] {
  if (source === 'water') return ['H2O'];
  if (source === 'pure') return pureFluid === undefined ? [] : [pureFluid];
  return source === 'composition' ? composition.flatMap(({ item, amount }) => (amount > 0 ? [item] : [])) : [];
}

function fluidTyped(typed: Typed): StreamFluid | Absent {
  switch (typed.source) {
    case 'typed':
      return ruledOut('typed by hand');
    case 'water':
      return { type: 'components', amounts: { H2O: 1 } };
    case 'pure':
      return typed.pureFluid === undefined
        ? missing('pure fluid')
        : { type: 'components', amounts: { [typed.pureFluid]: 1 } };
    case 'composition':
      return mixtureTyped(typed);
    case 'petroleum':
      return petroleumTyped(typed);
    case 'solution':
      return solutionTyped(typed);
    case 'table':
      return typed.propertyTable === undefined
        ? missing('table of properties')
        : tabulatedFluid(typed.tablePhase ?? 'liquid', typed.propertyTable);
  }
}

function mixtureTyped({ composition, compositionBasis = 'mole' }: Typed): StreamFluid | Absent {
  if (composition === undefined) return missing('composition');
  const amounts = moleFractionsOf(composition, compositionBasis);
  return amounts ? { type: 'components', amounts } : absent('no amount of the composition is above 0');
}

function petroleumTyped(typed: Typed): PetroleumFluid | Absent {
  const { petroleumGroup: group = 'crude', density15, viscosityCold, viscosityWarm, reidVaporPressure } = typed;
  const { temperatureCold, temperatureWarm } = typed;
  if (density15 === undefined) return missing('density at 15 °C');
  return {
    type: 'petroleum',
    group,
    density15,
    viscosities:
      viscosityCold === undefined ||
      viscosityWarm === undefined ||
      temperatureCold === undefined ||
      temperatureWarm === undefined
        ? undefined
        : [
            { temperature: temperatureCold, viscosity: viscosityCold },
            { temperature: temperatureWarm, viscosity: viscosityWarm },
          ],
    reidVapourPressure: reidVaporPressure,
  };
}

function solutionTyped({ solute = 'ethyleneGlycol', soluteFraction }: Typed): StreamFluid | Absent {
  if (soluteFraction === undefined) return missing('mass fraction in the solution');
  return solute === 'seaSalt'
    ? { type: 'seaWater', salinity: soluteFraction }
    : { type: 'solution', solute, massFraction: soluteFraction };
}
