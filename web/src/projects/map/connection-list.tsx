import { useEffect, useRef } from 'react';
import { benchAddress } from '../address.ts';
import { addressOfFluid, idOfLine } from './address.ts';
import { wordsOfConnection, type DrawnMap, type MapBox, type MapLine } from './drawn.ts';

/** The connections as text, grouped by line: the accessible equivalent of the drawing. */
export function ConnectionList({ drawn: { lines }, chosen }: { drawn: DrawnMap; chosen: string | undefined }) {
  return (
    <div className="connection-list">
      <h2>Connections</h2>
      {lines.length === 0 && (
        <p className="quiet-words">
          No field reads anything yet. On the bench of a sheet, a field can read a value of another sheet or a fluid.
        </p>
      )}
      <ul>
        {lines.map(line => (
          <Group key={idOfLine(line)} line={line} chosen={chosen === idOfLine(line)} />
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
          const { field, case: place, state, why } = connection;
          return (
            <li key={`${place} ${field}`}>
              {wordsOfConnection(connection, line.to)} <span className={`connection-state ${state}`}>{state}</span>
              {why !== null && <span className="connection-why">{why}</span>}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

function End({ box }: { box: MapBox }) {
  if (box.type === 'gone') return <span>{box.name}</span>;
  return <a href={box.type === 'fluid' ? addressOfFluid(box.id) : benchAddress(box.sheet)}>{box.name}</a>;
}
