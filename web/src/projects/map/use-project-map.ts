import { projectMap, type ProjectMap } from '@isentrope/records';
import { useEffect, useState } from 'react';
import { useResource, type Resource } from '../../account/resource.ts';
import { useKeptCurrent } from '../../shell/current-session.ts';

/** Initial and maximum polling interval while the server evaluates parts of the map. */
const firstMilliseconds = 1000;
const mostMilliseconds = 8000;

/** The map of a project, polled with increasing intervals until everything in it is evaluated. */
export function useProjectMap(projectId: string): Resource<ProjectMap> {
  const { value, failure, reload } = useResource(`/api/projects/${projectId}/map`, projectMap);
  useKeptCurrent(reload);
  const waits = value?.sheets.some(({ waiting }) => waiting) === true;
  const [asked, setAsked] = useState(0);
  if (!waits && asked !== 0) setAsked(0);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(
      () => {
        void reload().then(() => setAsked(asked + 1));
      },
      Math.min(firstMilliseconds * 1.5 ** asked, mostMilliseconds),
    );
    return () => clearTimeout(timer);
  }, [waits, asked, reload]);
  return { value, failure, reload };
}
