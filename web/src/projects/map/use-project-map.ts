import { projectMap, type ProjectMap } from '@isentrope/records';
import { useEffect, useState } from 'react';
import { useResource, type Resource } from '../../account/resource.ts';
import { useAutoRefresh } from '../../shell/auto-refresh.ts';

/** Initial and maximum polling interval while the server evaluates parts of the map. */
const firstMilliseconds = 1000;
const maxMilliseconds = 8000;

/** The map of a project, polled with increasing intervals until everything in it is evaluated. */
export function useProjectMap(projectId: string): Resource<ProjectMap> {
  const { value, failure, reload } = useResource(`/api/projects/${projectId}/map`, projectMap);
  useAutoRefresh(reload);
  const waits = value?.sheets.some(({ waiting }) => waiting) === true;
  const [attempt, setAttempt] = useState(0);
  if (!waits && attempt !== 0) setAttempt(0);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(
      () => {
        void reload().then(() => setAttempt(attempt + 1));
      },
      Math.min(firstMilliseconds * 1.5 ** attempt, maxMilliseconds),
    );
    return () => clearTimeout(timer);
  }, [waits, attempt, reload]);
  return { value, failure, reload };
}
