import { catalogue } from '@isentrope/calculators';
import { version } from '../../../../package.json';
import { computeFigures, type BuiltFigures } from './figures.ts';

/** Computes every published case of every calculator, including Pro, with this version. */
export async function computeBuildFigures(): Promise<BuiltFigures> {
  const computed = await Promise.all(catalogue.map(computeFigures));
  const calculators = computed.map(({ figures }) => figures);
  const figures = { version, date: new Date().toISOString().slice(0, 10), calculators };
  // JSON round trip, so that the prerendered page equals what the browser gets.
  return JSON.parse(JSON.stringify(figures)) as BuiltFigures;
}
