import { loadDatasheets } from '@isentrope/calculators';
import {
  datasheetPages,
  loadFor,
  run,
  writeDocument,
  type Arrangement,
  type Datasheet,
  type DatasheetPage,
  type Definition,
} from '@isentrope/calculators/kit';
import { useEffect, useMemo, useState } from 'react';
import type { WorkbenchState } from '../state/workbench-model.ts';

/** The datasheet definitions of a calculator, loaded with the data its cases need. */
export function useDatasheets(
  definition: Definition,
  cases: WorkbenchState['cases'],
): readonly Datasheet[] | 'loading' | 'not loaded' {
  const [sheets, setSheets] = useState<readonly Datasheet[] | 'loading' | 'not loaded'>('loading');
  useEffect(() => {
    let left = false;
    const data = cases.map(item => item.data);
    Promise.all([loadDatasheets(definition.id), loadFor(definition, data)]).then(
      ([{ sheets: declared }]) => !left && setSheets(declared),
      () => !left && setSheets('not loaded'),
    );
    return () => {
      left = true;
    };
  }, [definition, cases]);
  return sheets;
}

/** The datasheet pages for the chosen cases, calculated from their present inputs. */
export function useDatasheetPages(
  definition: Definition,
  { cases, units }: Pick<WorkbenchState, 'cases' | 'units'>,
  sheet: Datasheet | undefined,
  indices: readonly number[],
  arrangement: Arrangement,
): readonly DatasheetPage[] {
  const datasheetInput = useMemo(() => {
    if (!sheet) return undefined;
    const items = indices.flatMap(index => cases[index] ?? []);
    const data = items.map(item => item.data);
    const report = run(definition, writeDocument(definition, { cases: data, units }), { pictures: false }, index => {
      const known = items[index]?.calculated?.known;
      return known ? { known } : {};
    });
    return { definition, cases: data, indices, report, units };
  }, [definition, cases, units, sheet, indices]);
  return useMemo(
    () => (sheet && datasheetInput ? datasheetPages(sheet, datasheetInput, arrangement) : []),
    [sheet, datasheetInput, arrangement],
  );
}
