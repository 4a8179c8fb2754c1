import { loadFor, takesLong, type Definition } from '@isentrope/calculators/kit';
import type { Dispatch } from 'react';
import type { Calculation } from '../actions/action.ts';
import type { Bench } from './bench-model.ts';
import type { BenchAction } from './bench-action.ts';
import { resultsOf } from './calculated.ts';
import { calculatedWords } from './calculated-words.ts';
import { settledCase } from './case-edits.ts';
import { useKeptSetting } from '../kept-setting.ts';
import { useLive } from './use-live.ts';
import { useLongCalculation } from './use-long-calculation.ts';

/** Calculation of the workbench: on request or live while editing, and in a worker if it takes long. */
export function useCalculation(
  definition: Definition,
  bench: Bench,
  dispatch: Dispatch<BenchAction>,
  say: (sentence: string) => void,
): Calculation & { readonly calculateHere: () => unknown; readonly following: boolean } {
  const [stays, setStays] = useKeptSetting('stays');
  const long = useLongCalculation(definition, dispatch, say);
  const live = stays === undefined;
  const following = useLive(definition, bench, dispatch, live);

  function calculateHere() {
    dispatch({ type: 'settleAll' });
    const settled = bench.cases.map(item => settledCase(definition, item));
    const results = resultsOf(definition, settled);
    dispatch({ type: 'calculated', results });
    return results.map(({ calculated: { report } }, place) => ({ number: place + 1, report }));
  }

  function calculate() {
    if (takesLong(definition)) {
      void long.calculate(bench.cases);
      return;
    }
    const loading = loadFor(
      definition,
      bench.cases.map(({ data }) => data),
    );
    if (!loading) {
      calculateAll();
      return;
    }
    say('Loading the data of the fluid.');
    loading.then(calculateAll, () =>
      say('The data of the fluid could not be loaded. Check the connection and calculate again.'),
    );
  }

  function calculateAll() {
    say(calculatedWords(definition, calculateHere()));
  }

  return {
    calculate,
    calculateHere,
    following,
    running: long.running,
    cancel: long.cancel,
    live: takesLong(definition) ? undefined : live,
    setLive: wanted => setStays(wanted ? undefined : 'yes'),
  };
}
