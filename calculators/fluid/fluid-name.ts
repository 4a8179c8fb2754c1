import { absent, optional, step } from '../kit/index.ts';
import type { FluidFields } from './fields.ts';

/** Returns the label of a choice. */
const nameIn = (names: Readonly<Record<string, string | undefined>> | undefined, option: string | undefined) =>
  option === undefined ? undefined : (names?.[option] ?? option);

/** Returns the name of the selected fluid; undefined if its properties are typed. */
export function fluidName({ source, pureFluid, petroleumGroup, solute }: FluidFields) {
  return step(
    `${source.id}.name`,
    { source, ...optional({ pureFluid, petroleumGroup, solute }) },
    { label: 'Fluid' },
    (v): string | ReturnType<typeof absent> => {
      switch (v.source) {
        case 'water':
          return 'Water';
        case 'composition':
          return 'Mixture, see calculation';
        case 'pure':
          return nameIn(pureFluid.field.names, v.pureFluid) ?? absent('no fluid chosen');
        case 'petroleum':
          return nameIn(petroleumGroup.field.names, v.petroleumGroup) ?? absent('no fluid chosen');
        case 'solution':
          return nameIn(solute.field.names, v.solute) ?? absent('no fluid chosen');
        default:
          return absent('properties entered manually');
      }
    },
  );
}
