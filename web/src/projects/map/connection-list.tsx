import { useEffect, useRef } from 'react';
import { workbenchPath } from '../paths.ts';
import { fluidFragment, lineId } from './fragments.ts';
import { describeConnection, type MapModel, type MapBox, type MapLine } from './map-model.ts';

/** The connections as text, grouped by line: the accessible equivalent of the drawing. */
export function ConnectionList({ drawn: { lines }, chosen }: { drawn: MapModel; chosen: string | undefined }) {
  return (
    <div className="connection-list">
      <h2>Connections</h2>
      {lines.length === 0 && (
        <p className="quiet-text">
          No field reads anything yet. In a sheet, a field can read a value from another sheet or a fluid.
        </p>
      )}
      <ul>
        {lines.map(line => (
          <Group key={lineId(line)} line={line} chosen={chosen === lineId(line)} />
        ))}
      </ul>
    </div>
  );
}

function Group({ line, chosen }: { line: MapLine; chosen: boolean }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!chosen) return;
    item.current?.focus();
    item.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <li ref={item} tabIndex={-1} className={chosen ? 'chosen' : undefined}>
      <p className="connection-ends">
        <End box={line.from} /> <span aria-label="to">→</span> <End box={line.to} />
      </p>
      <ul>
        {line.connections.map(connection => {
          const { field, case: index, state, brokenReason } = connection;
          return (
            <li key={`${index} ${field}`}>
              {describeConnection(connection, line.to)} <span className={`connection-state ${state}`}>{state}</span>
              {brokenReason !== null && <span className="connection-reason">{brokenReason}</span>}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

function End({ box }: { box: MapBox }) {
  if (box.type === 'gone') return <span>{box.name}</span>;
  return <a href={box.type === 'fluid' ? fluidFragment(box.id) : workbenchPath(box.sheet)}>{box.name}</a>;
}
