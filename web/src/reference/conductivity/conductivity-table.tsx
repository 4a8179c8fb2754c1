import { tabulatedTemperatures, type ConductivityColumn } from '@isentrope/engineering/materials';
import { allBands, bandOf } from './bands.ts';
import { highest } from './frame.ts';

const last = tabulatedTemperatures.length - 1;

function FigureCell({ value, estimated }: { value: number | undefined; estimated: boolean }) {
  const { id } = bandOf(value);
  if (value === undefined)
    return (
      <td className={`band-${id}`}>
        <span aria-hidden="true">--</span>
        <span className="visually-hidden">no figure</span>
      </td>
    );
  return (
    <td className={`band-${id}`} style={{ '--share': `${Math.min(100, (value / highest) * 100).toFixed(0)}%` }}>
      {estimated && <i>est. </i>}
      {value.toFixed(1)}
    </td>
  );
}

/** All values of the selected materials, with colour bands and bars. */
export function ConductivityTable({ columns }: { columns: readonly ConductivityColumn[] }) {
  return (
    <div className="conductivity-comparison">
      <ul className="band-key" aria-label="Colour bands, W/(m·°C)">
        {allBands.map(({ id, label }) => (
          <li key={id} className={`band-${id}`}>
            {label}
          </li>
        ))}
      </ul>
      <div className="conductivity-scroll" tabIndex={0} role="region" aria-label="Comparison table">
        <table>
          <caption className="visually-hidden">Thermal conductivity, W/(m·°C), by temperature and material</caption>
          <thead>
            <tr>
              <th scope="col">°C</th>
              {columns.map(({ id, certainty }) => (
                <th key={id} scope="col">
                  {id}
                  {certainty !== 'high' && <small>certainty {certainty}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tabulatedTemperatures.map((temperature, index) => (
              <tr key={temperature}>
                <th scope="row">{temperature}</th>
                {columns.map(({ id, values, estimateAt816 }) => {
                  const estimate = index === last ? estimateAt816?.value : undefined;
                  return <FigureCell key={id} value={values[index] ?? estimate} estimated={estimate !== undefined} />;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
