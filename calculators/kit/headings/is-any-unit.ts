import { findConvertedUnit, findUnit, kinds, otherBasis, type Kind } from '@isentrope/engineering/quantities';

const isPressure = (kind: Kind) => otherBasis(kind) !== undefined;

/** All kinds of quantity. */
export const allKinds = Object.keys(kinds) as Kind[];

/** Whether a text is a unit of any kind. */
export function isAnyUnit(text: string): boolean {
  return (
    text !== '' &&
    allKinds.some(
      kind => findUnit(kind, text) !== undefined || (!isPressure(kind) && findConvertedUnit(kind, text) !== undefined),
    )
  );
}
