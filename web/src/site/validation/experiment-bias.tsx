import { overallBias } from '@isentrope/calculators/kit';
import { signedText } from './figure-text.ts';
import type { ComparedExperiment } from './figures.ts';

const columns = ['Experiments', 'Bias', 'Mean size', 'Worst'];

/** Bias of computed against measured values by quantity, for each group of experiments. */
export function ExperimentBiasTable({ experiments, of }: { experiments: readonly ComparedExperiment[]; of: string }) {
  const measured = experiments.filter(({ kind }) => kind === 'measured');
  if (measured.length === 0) return null;
  const groups = [...new Set(measured.map(({ group }) => group))];
  return (
    <div className="experiment-bias">
      <table className="figures">
        <caption>
          Computed minus measured: above zero, the computed value is the higher. The bias is the mean. Each experiment
          counts once. Where several thermocouples give a highest and a lowest reading, the mean of the two is used.
          <span className="visually-hidden"> {of}</span>
        </caption>
        {groups.map(group => (
          <Group key={group} name={group} experiments={measured.filter(each => each.group === group)} />
        ))}
      </table>
    </div>
  );
}

function Group({ name, experiments }: { name: string; experiments: readonly ComparedExperiment[] }) {
  return (
    <tbody>
      <tr className="group">
        <th scope="rowgroup">{name}</th>
        {columns.map(label => (
          <th key={label} scope="col" className="number">
            {label}
          </th>
        ))}
        <th scope="col" className="where">
          Worst in
        </th>
      </tr>
      {overallBias(experiments).map(({ quantity, unit, experiments: count, mean, meanSize, worst, worstOf }) => (
        <tr key={quantity}>
          <th scope="row">{quantity}</th>
          <td className="number">{count}</td>
          <td className="number">{signedText(mean, unit)}</td>
          <td className="number">
            {meanSize.toFixed(1)} {unit}
          </td>
          <td className="number">{signedText(worst, unit)}</td>
          <td className="where">{worstOf}</td>
        </tr>
      ))}
    </tbody>
  );
}
