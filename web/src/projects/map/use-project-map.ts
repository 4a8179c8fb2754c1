import { projectMap, type ProjectMap } from '@isentrope/records';
import { useEffect, useState } from 'react';
import { useResource, type Resource } from '../../account/resource.ts';
import { useKeptCurrent } from '../../shell/current-session.ts';

/** How long it is before a map of which something is being worked through is asked for again, at first and at most. */
const firstMilliseconds = 1000;
const mostMilliseconds = 8000;

/** The map of a project, asked for again, ever more seldom, until nothing of it is being worked through. */
export function useProjectMap(projectId: string): Resource<ProjectMap> {
  const { value, failure, reload } = useResource(`/api/projects/${projectId}/map`, projectMap);
  useKeptCurrent(reload);
  const waits = value?.sheets.some(({ waiting }) => waiting) === true;
  const [pause, setPause] = useState(firstMilliseconds);
  if (!waits && pause !== firstMilliseconds) setPause(firstMilliseconds);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => {
      void reload().then(() => setPause(Math.min(pause * 1.5, mostMilliseconds)));
    }, pause);
    return () => clearTimeout(timer);
  }, [waits, pause, value, failure, reload]);
  return { value, failure, reload };
}
