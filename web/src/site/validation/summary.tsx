import type { Tally } from '@isentrope/calculators/kit';
import { figureKinds } from './kinds.ts';

/** The count of printed figures, in large type. */
export function PrintedCount({ tally: { figures, digits, rounding, none } }: { tally: Tally }) {
  const counts = [
    { label: 'Printed figures', count: figures },
    { label: 'Agree to the digit', count: digits },
    { label: 'Agree within rounding', count: rounding },
    { label: 'Disagree', count: none, wrong: none > 0 },
  ];
  return (
    <dl className="validation-sum">
      {counts.map(({ label, count, wrong = false }) => (
        <div key={label} className={wrong ? 'wrong' : undefined}>
          <dt className="cap">{label}</dt>
          <dd className="mono">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Table of the kinds of figures with their significance, and the experiments. */
export function KindsTable({ tallies, experiments }: { tallies: readonly Tally[]; experiments: number }) {
  return (
    <table className="figures validation-kinds">
      <caption className="visually-hidden">Figures by kind, each counted once</caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          {['Figures', 'To the digit', 'Within rounding', 'Disagree'].map(label => (
            <th key={label} scope="col" className="number">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ kind, figures, digits, rounding, none }) => (
          <tr key={kind}>
            <KindHead kind={kind} />
            <td className="number">{figures}</td>
            <td className="number">{digits}</td>
            <td className="number">{rounding}</td>
            <td className={none > 0 ? 'number wrong' : 'number'}>{none}</td>
          </tr>
        ))}
        <tr>
          <KindHead kind="measured" />
          <td className="number">{experiments}</td>
          <td className="number">--</td>
          <td className="number">--</td>
          <td className="number">--</td>
        </tr>
      </tbody>
    </table>
  );
}

function KindHead({ kind }: { kind: Tally['kind'] }) {
  const { name, means } = figureKinds[kind];
  return (
    <th scope="row">
      {name}
      <small>{means}</small>
    </th>
  );
}
