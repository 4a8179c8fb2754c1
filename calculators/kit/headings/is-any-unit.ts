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

/** Whether two texts are units of one kind that differ, of which neither can be taken. */
export function areUnitsOfOneKind(one: string, other: string): boolean {
  if (one === '' || other === '') return false;
  return allKinds.some(kind => {
    const [first, second] = [findUnit(kind, one), findUnit(kind, other)];
    return first !== undefined && second !== undefined && first !== second;
  });
}
