import {
  cellInUnit,
  columnHead,
  resultInfo,
  tableSheet,
  type Definition,
  type Table,
} from '@isentrope/calculators/kit';
import { formatNumber } from '@isentrope/engineering/quantities';
import { useId, useState, type FormEvent } from 'react';
import { product } from '../../product.ts';
import { download } from '../../workbench/files/download.ts';
import { UnitMenu } from './quantity-input.tsx';
import {
  convertText,
  isSaturated,
  quantityKinds,
  maxRows,
  generateSteamTable,
  tableForms,
  type TableResult,
  type TableInput,
  type TableName,
} from './table-rows.ts';
import { Options } from '../../design/options.tsx';
import './table-generator.css';

const names: readonly TableName[] = ['saturationTemperature', 'saturationPressure', 'isobar', 'isotherm'];

const starts: Readonly<Record<TableName, TableInput>> = {
  saturationTemperature: { from: '10', to: '370', step: '10', unit: '°C', held: '', heldUnit: '' },
  saturationPressure: { from: '1', to: '20', step: '1', unit: 'bar(abs)', held: '', heldUnit: '' },
  isobar: { from: '50', to: '500', step: '25', unit: '°C', held: '10', heldUnit: 'bar(abs)' },
  isotherm: { from: '10', to: '100', step: '10', unit: 'bar(abs)', held: '300', heldUnit: '°C' },
};

/** Maximum number of rows on the page; the workbook has all. */
const maxShownRows = 200;

function Rows({ table: { columns, rows } }: { table: Table }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column.id} scope="col">
              {columnHead(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, maxShownRows).map((row, position) => (
          <tr key={position} className={isSaturated(row) ? 'saturated' : undefined}>
            {columns.map((column, index) => {
              const cell = cellInUnit(column, row[index]);
              const shown = typeof cell === 'number' ? formatNumber(cell, column.digits) : (cell ?? '--');
              return index === 0 ? (
                <th key={column.id} scope="row" className="mono">
                  {shown}
                </th>
              ) : (
                <td key={column.id} className={typeof cell === 'string' ? 'word' : 'mono'}>
                  {shown}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Outcome({ answer: result }: { answer: TableResult }) {
  const id = useId();
  if (result.type === 'refused') {
    return (
      <p className="red-box" role="alert">
        {result.reason}
      </p>
    );
  }
  const { rows } = result.table;
  const remarks = [
    ...(rows.length > maxShownRows
      ? [`The first ${maxShownRows} of ${rows.length} rows; the workbook has them all.`]
      : []),
    ...(result.outside > 0
      ? [`${result.outside} ${result.outside === 1 ? 'row lies' : 'rows lie'} outside the range and were left out.`]
      : []),
  ];
  return (
    <>
      <h3 id={id}>{result.title}</h3>
      {remarks.map(remark => (
        <p key={remark} className="steam-note">
          {remark}
        </p>
      ))}
      <div className="steam-table" tabIndex={0} role="region" aria-labelledby={id}>
        <Rows table={result.table} />
      </div>
    </>
  );
}

/** Tables along saturation, an isobar or an isotherm, on the page and as a workbook. */
export function TableGenerator({ definition }: { definition: Definition }) {
  const id = useId();
  const [name, setName] = useState<TableName>('saturationTemperature');
  const [inputs, setInputs] = useState(starts);
  const [result, setResult] = useState<TableResult>();
  const [message, setMessage] = useState('');
  const form = tableForms[name];
  const input = inputs[name];
  const change = (changes: Partial<TableInput>) => setInputs({ ...inputs, [name]: { ...input, ...changes } });

  function generate(): TableResult {
    const generated = generateSteamTable(definition, name, input);
    setResult(generated);
    setMessage(generated.type === 'table' ? `${generated.table.rows.length} rows.` : '');
    return generated;
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    generate();
  }

  async function exportTable() {
    const generated = generate();
    if (generated.type === 'refused') return;
    const file = `steam-table-${name.replaceAll(/(?=[A-Z])/g, '-').toLowerCase()}.xlsx`;
    try {
      const excel = await import('../../workbench/files/spreadsheet/excel.ts');
      const basis = [
        ['Tool', definition.id],
        ['Table', generated.title],
        ['Version', product.version],
        ['Date', new Date().toISOString().slice(0, 10)],
        ...definition.references.map(reference => ['Reference', reference]),
      ].map(([head = '', text = '']) => [{ value: head, bold: true }, { value: text }]);
      const sheets = [
        tableSheet(form.title, generated.table),
        { name: 'Basis', rows: basis, widths: [14, 100], frozenRows: 0, frozenColumns: 0 },
      ];
      download(await excel.writeWorkbook(sheets), file);
      setMessage(`Exported as ${file}.`);
    } catch {
      setMessage('The export failed. Please try again.');
    }
  }

  return (
    <section className="steam-section" aria-labelledby={`${id}-title`} id="tables">
      <h2 id={`${id}-title`}>Tables</h2>
      <form className="table-form" onSubmit={onSubmit}>
        <div className="steam-field">
          <label htmlFor={`${id}-name`}>Table</label>
          <select
            id={`${id}-name`}
            value={name}
            onChange={event => {
              setName(names.find(option => option === event.target.value) ?? name);
              setResult(undefined);
            }}
          >
            <Options of={names.map(option => [option, tableForms[option].title])} />
          </select>
        </div>
        {form.held && (
          <TextField
            label={resultInfo(definition, form.held).label}
            text={input.held}
            onText={held => change({ held })}
            unit={{
              kind: quantityKinds[form.held],
              unit: input.heldUnit,
              onUnit: heldUnit =>
                change({
                  heldUnit,
                  held: convertText(quantityKinds[form.held ?? 'pressure'], input.held, input.heldUnit, heldUnit),
                }),
            }}
          />
        )}
        <TextField
          label={`${resultInfo(definition, form.varied).label} from`}
          text={input.from}
          onText={from => change({ from })}
          unit={{ kind: quantityKinds[form.varied], unit: input.unit, onUnit: unit => change({ unit }) }}
        />
        <TextField label="To" text={input.to} onText={to => change({ to })} />
        <TextField label="Step" text={input.step} onText={step => change({ step })} />
        <button type="submit" className="button primary">
          Make Table
        </button>
        <button type="button" className="button quiet" onClick={() => void exportTable()}>
          Export to Excel
        </button>
        <p role="status" className="said">
          {message}
        </p>
      </form>
      {result === undefined ? (
        <p className="steam-hint">From, to and step are in the unit chosen for the first; at most {maxRows} rows.</p>
      ) : (
        <Outcome answer={result} />
      )}
    </section>
  );
}

function TextField({
  label,
  text,
  unit,
  onText,
}: {
  label: string;
  text: string;
  unit?: { kind: (typeof quantityKinds)[keyof typeof quantityKinds]; unit: string; onUnit: (unit: string) => void };
  onText: (text: string) => void;
}) {
  const id = useId();
  return (
    <div className={`steam-field${unit ? '' : ' short'}`}>
      <label htmlFor={id}>{label}</label>
      <span className="with-unit">
        <input
          id={id}
          className="mono"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={event => onText(event.target.value)}
        />
        {unit && <UnitMenu kind={unit.kind} unit={unit.unit} label={label} onUnit={unit.onUnit} />}
      </span>
    </div>
  );
}
