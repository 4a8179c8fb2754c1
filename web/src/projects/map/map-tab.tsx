import type { ProjectMap } from '@isentrope/records';
import { useMemo } from 'react';
import { useFragmentTarget } from '../project/use-tab.ts';
import { ConnectionList } from './connection-list.tsx';
import { buildMapModel } from './map-model.ts';
import { MapFrame } from './map-frame.tsx';
import './map.css';

/** The dependencies between sheets and fluids of a project, as a drawing and as text. */
export default function MapTab({ map }: { map: ProjectMap }) {
  const model = useMemo(() => buildMapModel(map), [map]);
  const chosen = useFragmentTarget();
  return (
    <section className="project-map" aria-label="Map">
      {model.boxes.length === 0 ? (
        <div className="nothing-here">
          <h2>Nothing to draw yet</h2>
          <p>
            The map shows the project’s sheets and fluids, and which field reads which value. Open a sheet to connect
            its fields.
          </p>
        </div>
      ) : (
        <>
          <MapFrame model={model} chosen={chosen} />
          <Legend />
          <ConnectionList drawn={model} chosen={chosen} />
        </>
      )}
    </section>
  );
}

const states = [
  ['current', 'up to date'],
  ['changed', 'the source has a different value now'],
  ['waiting', 'the source is being recalculated'],
  ['broken', 'the source is missing'],
] as const;

function Legend() {
  return (
    <ul className="map-legend" aria-label="Key to the lines">
      {states.map(([state, text]) => (
        <li key={state}>
          <svg width="36" height="10" aria-hidden="true" className={`map-line ${state}`}>
            <path className="stroke" d="M0 5H36" />
          </svg>
          {state}: {text}
        </li>
      ))}
    </ul>
  );
}
