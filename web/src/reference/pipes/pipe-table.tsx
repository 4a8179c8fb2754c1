import type { Pipe } from '@isentrope/engineering/piping';
import { memo, useMemo, type ReactNode } from 'react';
import { figureTexts, longestTexts, outerDiameter, unitsText, type Figure, type Units } from './pipe-columns.ts';
import { sortPipes, pipeName, type Order, type SizeGroup } from './pipe-rows.ts';

const noData = 'No data';
const blank = '\u00a0';

function Values({ figure, pipe, units }: { figure: Figure; pipe: Pipe; units: Units }) {
  const [first, second] = figureTexts(figure, pipe, units);
  return (
    <>
      {first}
      {second !== undefined && <span className={`second ${figure.id}`}>{second}</span>}
    </>
  );
}

/** One pipe: a button with its schedule that selects it, and its values. */
const PipeRow = memo(function PipeRow({
  pipe,
  shown,
  units,
  picked,
  onPick,
  flat,
}: {
  pipe: Pipe;
  shown: readonly Figure[];
  units: Units;
  picked: boolean;
  onPick: (pipe: Pipe) => void;
  flat: boolean;
}) {
  return (
    <tr className={picked ? 'picked' : undefined} onClick={() => onPick(pipe)}>
      {flat ? (
        <>
          <td className="size nps">{pipe.nps}</td>
          <td className="size">{pipe.dn ?? noData}</td>
          <td className="size">
            <Values figure={outerDiameter} pipe={pipe} units={units} />
          </td>
        </>
      ) : (
        <td className="size" colSpan={3}>
          {blank}
        </td>
      )}
      <th scope="row">
        <button type="button" aria-pressed={picked} aria-label={pipeName(pipe)}>
          {flat && <span className="flat-name">{pipe.nps}″ </span>}
          {pipe.schedule}
        </button>
      </th>
      {shown.map(figure => (
        <td key={figure.id} className={figure.derived ? 'derived' : 'dimension'}>
          <Values figure={figure} pipe={pipe} units={units} />
        </td>
      ))}
    </tr>
  );
});

function GroupHead({ group, units, width }: { group: SizeGroup; units: Units; width: number }) {
  return (
    <tr className="size-head">
      <th scope="rowgroup">
        <span className="phone-label">NPS </span>
        {group.nps}″
      </th>
      <td>
        <span className="phone-label">DN </span>
        {group.dn ?? noData}
      </td>
      <td>
        <span className="phone-label">OD </span>
        <Values figure={outerDiameter} pipe={group.first} units={units} />
      </td>
      <td className="filler" colSpan={width + 1}>
        {group.first.standard === 'trade size' && 'obsolete trade size'}
      </td>
    </tr>
  );
}

function SortHead({
  id,
  order,
  onOrder,
  className,
  texts,
  children,
}: {
  id: string;
  order: Order;
  onOrder: (order: Order) => void;
  className?: string | undefined;
  /** Length in characters of the longest text per unit; sets the column width. */
  texts?: readonly number[] | undefined;
  children: ReactNode;
}) {
  const own = order.by === id;
  return (
    <th
      scope="col"
      className={className}
      style={texts && { '--longest': Math.max(...texts), '--both': texts.reduce((sum, each) => sum + 1 + each) }}
      aria-sort={own ? (order.descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={() => onOrder({ by: id, descending: own && !order.descending })}>
        {children}
        <span className="sort-mark" aria-hidden="true">
          {own ? (order.descending ? '↓' : '↑') : ''}
        </span>
      </button>
    </th>
  );
}

/** The pipe table: by size with a header row each, or sorted by one value. */
export function PipeTable({
  groups,
  shown,
  units,
  order,
  onOrder,
  picked,
  onPick,
}: {
  groups: readonly SizeGroup[];
  shown: readonly Figure[];
  units: Units;
  order: Order;
  onOrder: (order: Order) => void;
  picked: Pipe;
  onPick: (pipe: Pipe) => void;
}) {
  const flat = order.by !== 'size';
  const rows = useMemo(() => (flat ? sortPipes(groups, order) : []), [flat, groups, order]);
  const inOrder = order.descending ? groups.toReversed() : groups;
  const width = shown.length;
  const texts = useMemo(
    () => new Map([outerDiameter, ...shown].map(figure => [figure.id, longestTexts(figure, units)])),
    [shown, units],
  );
  const row = (pipe: Pipe) => (
    <PipeRow
      key={pipe.nps + pipe.schedule}
      pipe={pipe}
      shown={shown}
      units={units}
      picked={pipe === picked}
      onPick={onPick}
      flat={flat}
    />
  );
  return (
    <table className="pipe-table" data-flat={flat || undefined}>
      <caption className="visually-hidden">Steel pipe by size and schedule</caption>
      <thead>
        <tr>
          <SortHead id="size" order={order} onOrder={onOrder} className="size">
            NPS
          </SortHead>
          <th scope="col" className="size dn">
            DN
          </th>
          <SortHead
            id={outerDiameter.id}
            order={order}
            onOrder={onOrder}
            className="size figure"
            texts={texts.get(outerDiameter.id)}
          >
            {outerDiameter.label} <span className="unit">({unitsText(outerDiameter, units)})</span>
          </SortHead>
          <th scope="col" className="schedule">
            Schedule
          </th>
          {shown.map(figure => (
            <SortHead
              key={figure.id}
              id={figure.id}
              order={order}
              onOrder={onOrder}
              className={figure.derived ? 'derived figure' : 'dimension figure'}
              texts={texts.get(figure.id)}
            >
              {figure.label} <span className="unit">({unitsText(figure, units)})</span>
            </SortHead>
          ))}
        </tr>
      </thead>
      {flat && rows.length > 0 && <tbody>{rows.map(row)}</tbody>}
      {!flat &&
        inOrder.map(group => (
          <tbody key={group.nps}>
            <GroupHead group={group} units={units} width={width} />
            {group.pipes.map(row)}
            {group.pipes.length === 0 && (
              <tr>
                <td className="size" colSpan={3}>
                  {blank}
                </td>
                <td className="none" colSpan={width + 1}>
                  {noData}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      {groups.length === 0 && (
        <tbody>
          <tr>
            <td className="none" colSpan={width + 4}>
              {noData}
            </td>
          </tr>
        </tbody>
      )}
    </table>
  );
}
