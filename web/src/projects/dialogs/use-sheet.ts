import { sheet as sheetShape, type Sheet } from '@isentrope/records';
import { useEffect, useState } from 'react';
import { get, type Outcome } from '../../account/request.ts';

/** Loads a sheet when its dialog opens. A submission before the answer waits for it, and retries a failed request. */
export function useSheet(id: string): {
  /** Undefined while loading. */
  readonly sheet: Sheet | undefined;
  readonly load: () => Promise<Outcome<Sheet>>;
} {
  const path = `/api/sheets/${id}`;
  const [answer] = useState(() => get(path, sheetShape));
  const [sheet, setSheet] = useState<Sheet>();
  useEffect(() => {
    let open = true;
    void answer.then(given => {
      if (open && given.ok) setSheet(given.value);
    });
    return () => {
      open = false;
    };
  }, [answer]);
  const load = async () => {
    const given = await answer;
    return given.ok ? given : get(path, sheetShape);
  };
  return { sheet, load };
}
