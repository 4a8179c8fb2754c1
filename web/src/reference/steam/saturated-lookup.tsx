import { resultInfo, type Definition, type ReportedCase } from '@isentrope/calculators/kit';
import { formatNumber, fromSi } from '@isentrope/engineering/quantities';
import { useId, useRef, useState, type FormEvent } from 'react';
import { NoWrapText } from '../../design/no-wrap.tsx';
import { siOf } from '../reported.ts';
import { lookUpSaturation, type SaturationResult } from './saturation.ts';
import { ColumnHeads } from '../../design/column-heads.tsx';
import './saturated-lookup.css';

const common = ['25', '100', '150', '200', '250', '300', '350', '374'];

/** A property of both phases, and its change on evaporation where the table gives it. */
const rows: readonly { label: string; ids: readonly [liquid: string, change: string | undefined, vapour: string] }[] = [
  { label: 'Density', ids: ['densityLiquid', undefined, 'densityVapor'] },
  { label: 'Specific volume', ids: ['specificVolumeLiquid', undefined, 'specificVolumeVapor'] },
  { label: 'Enthalpy', ids: ['enthalpyLiquid', 'enthalpyVaporization', 'enthalpyVapor'] },
  { label: 'Entropy', ids: ['entropyLiquid', 'entropyVaporization', 'entropyVapor'] },
  { label: 'Viscosity', ids: ['viscosityLiquid', undefined, 'viscosityVapor'] },
  { label: 'Thermal conductivity', ids: ['thermalConductivityLiquid', undefined, 'thermalConductivityVapor'] },
  { label: 'Prandtl number', ids: ['prandtlLiquid', undefined, 'prandtlVapor'] },
];
const ratios = ['densityRatio', 'volumeRatio', 'viscosityRatio'];

/** A result in its own unit, or `--`. */
function figure(definition: Definition, report: ReportedCase, id: string): { value: string; unit: string } {
  const { kind, unit = '', digits } = resultInfo(definition, id);
  const value = siOf(report, id);
  if (value === undefined || kind === undefined) return { value: '--', unit: '' };
  return { value: formatNumber(fromSi(kind, value, unit), digits), unit };
}

function Figure({ of: { value, unit } }: { of: { value: string; unit: string } }) {
  return (
    <>
      <b>{value}</b> <span className="unit">{unit}</span>
    </>
  );
}

function Properties({ definition, report }: { definition: Definition; report: ReportedCase }) {
  const of = (id: string) => figure(definition, report, id);
  return (
    <>
      <dl className="saturation-heads">
        {['temp', 'pressure', 'surfaceTension'].map(id => (
          <div key={id}>
            <dt>{id === 'temp' ? 'Temperature' : resultInfo(definition, id).label}</dt>
            <dd className="mono">
              <Figure of={of(id)} />
            </dd>
          </div>
        ))}
      </dl>
      <table className="saturation">
        <ColumnHeads names={['Property', 'Liquid', 'Vaporization', 'Vapour']} />
        <tbody>
          {rows.map(({ label, ids }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {ids.map((id, index) => (
                <td key={id ?? index} className="mono">
                  {id !== undefined && <Figure of={of(id)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className="cap">Ratios</h3>
      <dl className="ratios">
        {ratios.map(id => (
          <div key={id}>
            <dt>{resultInfo(definition, id).label}</dt>
            <dd className="mono">
              <b>{of(id).value}</b>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Information({ onTemperature }: { onTemperature: (celsius: string) => void }) {
  return (
    <aside className="steam-information" aria-label="About the properties">
      <section>
        <h3>Data source</h3>
        <p>
          <NoWrapText text="Every figure is calculated from the IAPWS-IF97 equations, not read from a table: viscosity by R12-08, thermal conductivity by R15-11, surface tension by R1-76." />
        </p>
        <p>
          The verification values of these releases are on the <a href="/validation">validation page</a>.
        </p>
      </section>
      <section>
        <h3>Property definitions</h3>
        <dl>
          <dt>Saturated</dt>
          <dd>Liquid and vapour in equilibrium, from 0.01 °C (triple point) to 373.946 °C (critical point).</dd>
          <dt>Enthalpy and entropy</dt>
          <dd>Per kilogram; internal energy and entropy are zero for the liquid at the triple point.</dd>
          <dt>Vaporization</dt>
          <dd>The difference between vapour and liquid.</dd>
          <dt>Prandtl number</dt>
          <dd>Viscosity times isobaric heat capacity, divided by thermal conductivity.</dd>
        </dl>
      </section>
      <section>
        <h3>Common temperatures</h3>
        <p className="common-temperatures">
          {common.map(celsius => (
            <button key={celsius} type="button" onClick={() => onTemperature(celsius)}>
              {celsius} °C
            </button>
          ))}
        </p>
      </section>
    </aside>
  );
}

/** Properties of saturated liquid and vapour at a temperature. */
export function SaturatedLookup({
  definition,
  onReport,
}: {
  definition: Definition;
  onReport: (report: ReportedCase | undefined) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [result, setResult] = useState<SaturationResult>();
  const field = useRef<HTMLInputElement>(null);

  function lookUp(temperature: string) {
    const next = lookUpSaturation(definition, temperature);
    setTyped(temperature);
    setResult(next);
    onReport(next.type === 'properties' ? next.report : undefined);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    lookUp(typed);
  }

  function clear() {
    setTyped('');
    setResult(undefined);
    onReport(undefined);
    field.current?.focus();
  }

  return (
    <section className="steam-section" aria-labelledby={`${id}-title`} id="saturated">
      <h2 id={`${id}-title`}>Saturated steam by temperature</h2>
      <div className="steam-columns">
        <div>
          <form className="saturation-form" onSubmit={onSubmit}>
            <div className="steam-field">
              <label htmlFor={`${id}-temperature`}>Temperature (°C)</label>
              <input
                ref={field}
                id={`${id}-temperature`}
                className="mono"
                inputMode="decimal"
                autoComplete="off"
                spellCheck={false}
                maxLength={100}
                placeholder="0.01 to 374"
                value={typed}
                aria-invalid={result?.type === 'refused' || undefined}
                onChange={event => setTyped(event.target.value)}
              />
            </div>
            <button type="submit" className="button primary">
              Get Properties
            </button>
            <button type="button" className="button quiet" onClick={clear}>
              Clear
            </button>
          </form>
          <div className="saturation-results" role="region" aria-label="Saturated properties" aria-live="polite">
            {result === undefined && (
              <p className="steam-hint">Properties of the saturated liquid and vapour appear here.</p>
            )}
            {result?.type === 'refused' && (
              <p className="red-box" role="alert">
                {result.message}
              </p>
            )}
            {result?.type === 'properties' && (
              <>
                {result.note !== undefined && <p className="steam-note">{result.note}</p>}
                <Properties definition={definition} report={result.report} />
              </>
            )}
          </div>
        </div>
        <Information onTemperature={lookUp} />
      </div>
    </section>
  );
}
