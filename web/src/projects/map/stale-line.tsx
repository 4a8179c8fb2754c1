import type { Project, ProjectMap } from '@isentrope/records';
import { useEffect, useState } from 'react';
import { canEdit } from '../project/permissions.ts';
import { stalenessOf, stalenessText } from './staleness.ts';
import { DialogButton } from '../dialogs/dialog-button.tsx';

/** The number of stale sheets and what changed, with an update button for editors. */
export function StaleLine({
  project,
  map,
  onUpdate,
}: {
  project: Project;
  map: ProjectMap;
  onUpdate: (from: HTMLElement) => void;
}) {
  const staleness = stalenessOf(map, project.sheetList);
  const text = stalenessText(staleness, useNow());
  return (
    <div className="stale-line">
      <p role="status">
        {text !== '' && <span className="stale-text">{text}</span>}
        {staleness.waiting && <span className="quiet-text">Recalculating sheets…</span>}
      </p>
      {text !== '' && canEdit(project) && (
        <DialogButton className="stale-update" onOpen={onUpdate}>
          Update in order
        </DialogButton>
      )}
    </div>
  );
}

/** The current time, updated every minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
