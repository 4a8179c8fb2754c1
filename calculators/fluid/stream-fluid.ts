import type { PetroleumFluid, StreamFluid } from '@isentrope/engineering/properties';
import {
  absent,
  lowerFirst,
  optional,
  missing,
  selector,
  ruledOut,
  value,
  type Absent,
  type FieldSource,
  type StepInputs,
} from '../kit/index.ts';
import { whenFluidSelected, type FluidFields } from './fields.ts';
import { loadFluid } from './fluid-data.ts';
import { moleFractionsOf } from './mole-fractions.ts';
import { tabulatedFluid } from './property-table.ts';

/** The fluid inputs, as far as present. */
export function fluidInputs({ source, ...others }: FluidFields) {
  return { source, ...optional(others) };
}

type Typed = StepInputs<ReturnType<typeof fluidInputs>>;

/** The fluid selected in a case; disabled if its properties are typed. */
export function streamFluidFrom(fluid: FluidFields) {
  return value(
    `${fluid.source.id}.fluid`,
    fluidInputs(fluid),
    typed => fluidFromInputs(typed, fluid),
    whenFluidSelected(fluid),
  );
}

/** Loads the data that the selected fluid needs. */
export function fluidLoads({ source, pureFluid, composition }: FluidFields) {
  return selector({ source, pureFluid, composition }, (seen): Promise<void> | undefined => {
    if ((seen.source ?? 'typed') === 'typed') return undefined;
    return loadFluid({
      type: 'components',
      amounts: Object.fromEntries(componentsIn(seen).map(id => [id, 1])),
    });
  });
}

function componentsIn({ source, pureFluid, composition = [] }: Partial<Typed>): readonly string[] {
  if (source === 'water') return ['H2O'];
  if (source === 'pure') return pureFluid === undefined ? [] : [pureFluid];
  return source === 'composition' ? composition.flatMap(({ item, amount }) => (amount > 0 ? [item] : [])) : [];
}

/** The field of a fluid as a missing input, by its label, which names the fluid where a calculator has several. */
const missingField = ({ field }: FieldSource) => missing(lowerFirst(field.label));

function fluidFromInputs(typed: Typed, fluid: FluidFields): StreamFluid | Absent {
  switch (typed.source) {
    case 'typed':
      return ruledOut('entered manually');
    case 'water':
      return { type: 'components', amounts: { H2O: 1 } };
    case 'pure':
      return typed.pureFluid === undefined
        ? missingField(fluid.pureFluid)
        : { type: 'components', amounts: { [typed.pureFluid]: 1 } };
    case 'composition':
      return mixtureFromInputs(typed, fluid);
    case 'petroleum':
      return petroleumFromInputs(typed, fluid);
    case 'solution':
      return solutionFromInputs(typed, fluid);
    case 'table':
      return typed.propertyTable === undefined
        ? missingField(fluid.propertyTable)
        : tabulatedFluid(typed.tablePhase ?? 'liquid', typed.propertyTable);
  }
}

function mixtureFromInputs(
  { composition, compositionBasis = 'mole' }: Typed,
  fluid: FluidFields,
): StreamFluid | Absent {
  if (composition === undefined) return missingField(fluid.composition);
  const amounts = moleFractionsOf(composition, compositionBasis);
  return amounts ? { type: 'components', amounts } : absent('no amount of the composition is above 0');
}

function petroleumFromInputs(typed: Typed, fluid: FluidFields): PetroleumFluid | Absent {
  const { petroleumGroup: group = 'crude', density15, viscosityCold, viscosityWarm, reidVaporPressure } = typed;
  const { temperatureCold, temperatureWarm } = typed;
  if (density15 === undefined) return missingField(fluid.density15);
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

function solutionFromInputs(
  { solute = 'ethyleneGlycol', soluteFraction }: Typed,
  fluid: FluidFields,
): StreamFluid | Absent {
  if (soluteFraction === undefined) return missingField(fluid.soluteFraction);
  return solute === 'seaSalt'
    ? { type: 'seaWater', salinity: soluteFraction }
    : { type: 'solution', solute, massFraction: soluteFraction };
}
