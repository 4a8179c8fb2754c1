import type { Definition } from '@isentrope/calculators/kit';

export function Workbench({ definition }: { definition: Definition }) {
  return <h1>{definition.title}</h1>;
}
