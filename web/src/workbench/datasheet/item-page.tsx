import type { DatasheetValue, FilledBlock, FilledLine, FilledPart, ItemPage } from '@isentrope/calculators/kit';

/** Blank lines for handwritten notes. */
const linesForNotes = ['', ''] as const;

/** The page of one item: blocks with states in columns, blocks in two halves, and notes. */
export function ItemOnPaper({ page: { blocks, states, notes } }: { page: ItemPage }) {
  return (
    <>
      {blocks.map((block, index) => (
        <Block key={index} block={block} states={states} />
      ))}
      <table className="sheet-lines">
        <thead>
          <tr>
            <th scope="col">Notes</th>
          </tr>
        </thead>
        <tbody>
          {[...notes, ...linesForNotes].map((note, index) => (
            <tr key={index}>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Block({ block, states }: { block: FilledBlock; states: readonly string[] }) {
  if (block.type === 'states') return <States part={block.part} states={states} />;
  return (
    <div className="sheet-halves">
      {[block.left, block.right].map((parts, half) => (
        <div key={half}>
          {parts.map((part, index) => (
            <Half key={index} part={part} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The value of a line; empty if it is to be filled in by hand. */
export function ValueCell({ value }: { value: DatasheetValue | undefined }) {
  return <td className={value?.isNumber ? 'paper-number' : 'sheet-text'}>{value?.text}</td>;
}

function States({ part: { title, lines }, states }: { part: FilledPart; states: readonly string[] }) {
  return (
    <table className="sheet-lines sheet-states">
      <colgroup>
        <col className="sheet-number" />
        <col className="sheet-label" />
        <col className="sheet-unit" />
        {states.map((_, index) => (
          <col key={index} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {title}
          </th>
          <th scope="col">Unit</th>
          {states.map((state, index) => (
            <th key={index} scope="col" className="sheet-state">
              {state}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={line.number}>
            <td className="sheet-count">{line.number}</td>
            <th scope="row">{line.label}</th>
            <td className="paper-unit">{line.unit}</td>
            {line.values.map((value, index) => (
              <ValueCell key={index} value={value} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lines with one value each and the unit after the label. */
function Half({ part: { title, lines } }: { part: FilledPart }) {
  return (
    <table className="sheet-lines sheet-half">
      <colgroup>
        <col className="sheet-number" />
        <col />
        <col className="sheet-value" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={3}>
            {title}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <HalfLine key={line.number} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function HalfLine({ line: { number, label, unit, values } }: { line: FilledLine }) {
  return (
    <tr>
      <td className="sheet-count">{number}</td>
      <th scope="row">
        <span className="paper-row-name">
          <span>{label}</span>
          {unit !== '' && <span className="paper-unit">{unit}</span>}
        </span>
      </th>
      <ValueCell value={values[0]} />
    </tr>
  );
}
