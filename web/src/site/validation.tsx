import { catalogue, type CatalogueEntry } from '@isentrope/calculators';
import { distinctFigures, tallyByKind, tallyOf } from '@isentrope/calculators/kit';
import { useState } from 'react';
import { CalculatorSection, type Origin } from './validation/calculator-figures.tsx';
import type { BuiltFigures, CalculatorFigures } from './validation/figures.ts';
import { Samples } from './samples/samples.tsx';
import { Corrections } from './validation/corrections.tsx';
import { KindsTable, PrintedCount } from './validation/summary.tsx';
import './validation/validation.css';

interface State {
  readonly figures: CalculatorFigures;
  readonly origin: Origin;
}

/**
 * Every published case of every calculator: results of the build and, on request, of the visitor's own browser. Pro
 * calculators without access keep the figures of the build.
 */
export function Validation({ built }: { built: BuiltFigures }) {
  const [states, setStates] = useState<readonly State[]>(() =>
    built.calculators.map(figures => ({ figures, origin: { type: 'build' } })),
  );
  const [busy, setBusy] = useState(false);

  const put = (id: string, change: (state: State) => State) =>
    setStates(all => all.map(state => (state.figures.id === id ? change(state) : state)));

  const compute = async (entry: CatalogueEntry) => {
    const { id } = entry.meta;
    put(id, state => ({ ...state, origin: { type: 'computing' } }));
    try {
      const { computeFigures } = await import('./validation/figures.ts');
      const { figures, milliseconds } = await computeFigures(entry);
      put(id, () => ({ figures, origin: { type: 'browser', milliseconds } }));
    } catch {
      put(id, state => ({ ...state, origin: { type: 'refused' } }));
    }
  };
  const computeOne = (id: string) => {
    const entry = catalogue.find(({ meta }) => meta.id === id);
    if (entry) void compute(entry);
  };
  const computeAll = async () => {
    setBusy(true);
    for (const entry of catalogue) await compute(entry);
    setBusy(false);
  };

  const figures = distinctFigures(states.flatMap(state => state.figures.rows));
  const experiments = states.flatMap(state => state.figures.experiments).filter(({ kind }) => kind === 'measured');
  const here = states.filter(({ origin }) => origin.type === 'browser').length;
  const builtText = `Computed at build, version ${built.version}, ${built.date}.`;

  return (
    <div className="validation-page">
      <header className="validation-head">
        <h1>Validation</h1>
        <div>
          <p className="validation-lead">
            Figures from standards, books, papers and other programs, beside our calculators’ results. The large numbers
            count printed figures only. A figure agrees to the digit when ours is within half a unit of its last digit.
            It agrees within rounding when the source carried rounded figures forward and ours lies in the band that
            follows; the reason and the band are shown. Everything else disagrees: it is shown first, with the reason as
            far as we know it. For what each calculator does, see{' '}
            <a className="link" href="/methods">
              Methods
            </a>
            .
          </p>
          <p className="validation-action">
            <button className="button" type="button" disabled={busy} onClick={() => void computeAll()}>
              {busy ? 'Computing…' : 'Compute Now'}
            </button>
            <span role="status">
              {here === 0 ? builtText : `${here} of ${states.length} calculators computed in this browser.`}
            </span>
          </p>
        </div>
        <PrintedCount tally={tallyOf('printed', figures)} />
        <KindsTable tallies={tallyByKind(figures)} experiments={experiments.length} />
      </header>
      {[...states]
        .toSorted((a, b) => Number(isWrong(b)) - Number(isWrong(a)))
        .map(({ figures, origin }) => (
          <CalculatorSection
            key={figures.id}
            figures={figures}
            origin={origin}
            built={builtText}
            onCompute={() => computeOne(figures.id)}
          />
        ))}
      <div className="validation-samples">
        <Samples />
      </div>
      <Corrections />
    </div>
  );
}

function isWrong({ figures }: State): boolean {
  return figures.rows.some(({ agreement }) => agreement === 'none');
}
