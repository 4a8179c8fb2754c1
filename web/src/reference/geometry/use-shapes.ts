import {
  arrivalOf,
  caseFrom,
  casesFromFragment,
  fileStem,
  readDocument,
  run,
  shareFragment,
  writeDocument,
  type CaseData,
  type Definition,
} from '@isentrope/calculators/kit';
import { Refusal } from '@isentrope/engineering/quantities';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';

const store = 'geometry:typed';

/** Only the page itself writes this value, so there is nothing to subscribe to. */
const onlyOnce = () => () => {};

const shapeOf = (data: CaseData) => data['shape']?.text;

/** The page's stored state as text; null if there is none. */
function kept(): string | null {
  try {
    return localStorage.getItem(store);
  } catch {
    return null;
  }
}

/** One case per shape, taken from the given ones where available. */
function casesOf(definition: Definition, shapes: readonly string[], given: readonly CaseData[]): readonly CaseData[] {
  return shapes.map(shape => given.find(data => shapeOf(data) === shape) ?? caseFrom(definition, { shape }));
}

/** Parses the stored cases; empty if unreadable. */
function read(definition: Definition, text: string | null): readonly CaseData[] {
  try {
    return readDocument(definition, JSON.parse(text ?? 'null')).cases;
  } catch {
    return [];
  }
}

function keep(definition: Definition, cases: readonly CaseData[]): void {
  try {
    localStorage.setItem(store, JSON.stringify(writeDocument(definition, { cases })));
  } catch {
    // Without storage the entries last until the page closes.
  }
}

/** One case per shape: stored while typing, opened from a link, and exported as link or workbook. */
export function useShapes(definition: Definition, shapes: readonly string[]) {
  const before = useSyncExternalStore(onlyOnce, kept, () => null);
  const [typed, setTyped] = useState<readonly CaseData[]>();
  const [said, say] = useState('');
  const cases = useMemo(
    () => typed ?? casesOf(definition, shapes, read(definition, before)),
    [typed, definition, shapes, before],
  );
  const put = (next: readonly CaseData[]) => {
    setTyped(next);
    keep(definition, next);
  };
  const take = useEffectEvent(async () => {
    const { hash } = location;
    if (!arrivalOf(hash)) return;
    history.replaceState(null, '', location.pathname);
    try {
      put(casesOf(definition, shapes, await casesFromFragment(definition, hash)));
      say('Opened from the link.');
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      say(thrown.message);
    }
  });
  useEffect(() => {
    const listen = () => void take();
    listen();
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);

  return {
    cases,
    said,
    change: (place: number, data: CaseData) => put(cases.with(place, data)),
    copyLink: async () => {
      const address = `${location.origin}${location.pathname}${await shareFragment(definition, cases)}`;
      try {
        await navigator.clipboard.writeText(address);
        say('The link is on the clipboard. It carries what is typed here.');
      } catch {
        history.replaceState(null, '', address);
        say('The link is in the address bar. It carries what is typed here.');
      }
    },
    exportWorkbook: async () => {
      try {
        const { download, writeCases } = await import('../../workbench/files/excel.ts');
        const report = run(definition, writeDocument(definition, { cases }), { pictures: false });
        const date = new Date().toISOString().slice(0, 10);
        const name = `${fileStem(definition)}-results.xlsx`;
        download(await writeCases(definition, cases, report, { date }), name);
        say(`Exported as ${name}.`);
      } catch {
        say('The export failed; what you typed is unchanged. Please try again.');
      }
    },
  };
}
