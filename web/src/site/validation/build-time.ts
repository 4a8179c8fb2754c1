import { catalogue } from '@isentrope/calculators';
import { version } from '../../../../package.json';
import { computeFigures, type BuiltFigures } from './figures.ts';

/** Every published case of every calculator, Pro ones too, computed with this version on this day. */
export async function figuresOfThisBuild(): Promise<BuiltFigures> {
  const computed = await Promise.all(catalogue.map(computeFigures));
  const calculators = computed.map(({ figures }) => figures);
  const figures = { version, date: new Date().toISOString().slice(0, 10), calculators };
  // What the browser will read is text: what text cannot say must not be drawn here either.
  return JSON.parse(JSON.stringify(figures)) as BuiltFigures;
}
