import type { ProjectMap } from '@isentrope/records';
import { useEffect, useRef, useState } from 'react';
import { useFragmentTarget } from '../project/use-tab.ts';
import { ConnectionList } from './connection-list.tsx';
import { buildMapModel } from './map-model.ts';
import { MapDrawing } from './map-drawing.tsx';
import './map.css';

/** The dependencies between sheets and fluids of a project, as a drawing and as text. */
export default function MapTab({ map }: { map: ProjectMap }) {
  const model = buildMapModel(map);
  const frame = useRef<HTMLDivElement>(null);
  const chosen = useFragmentTarget();
  const [room, setRoom] = useState(1200);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom(Math.floor(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <section className="project-map" aria-label="Map">
      {model.boxes.length === 0 ? (
        <div className="nothing-here">
          <h2>Nothing to draw yet</h2>
          <p>
            The map shows the sheets and fluids of the project, and which field reads what of them. A field of a sheet
            is connected on its bench.
          </p>
        </div>
      ) : (
        <>
          <div className="map-frame" ref={frame} role="region" aria-label="Map of the project" tabIndex={0}>
            <MapDrawing drawn={model} room={room} chosen={chosen} />
          </div>
          <Legend />
          <ConnectionList drawn={model} chosen={chosen} />
        </>
      )}
    </section>
  );
}

const states = [
  ['current', 'up to date'],
  ['changed', 'the source says something else now'],
  ['waiting', 'the source is being worked through'],
  ['broken', 'the source is missing'],
] as const;

function Legend() {
  return (
    <ul className="map-legend" aria-label="Lines of the map">
      {states.map(([state, words]) => (
        <li key={state}>
          <svg width="36" height="10" aria-hidden="true" className={`map-line ${state}`}>
            <path className="stroke" d="M0 5H36" />
          </svg>
          {state}: {words}
        </li>
      ))}
    </ul>
  );
}
