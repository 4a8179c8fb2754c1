import { useEffect, useRef, useState } from 'react';
import { NoWrapText } from '../design/no-wrap.tsx';
import { useDroppedFile } from '../shell/use-dropped-file.ts';
import { NeedsScript } from '../shell/placeholders.tsx';
import { checkFile, type CheckedFile } from './verify/check-file.ts';
import { preloadWorker, UnreadableFileError } from './verify/open-file.ts';
import { ArchiveResult, Result } from './verify/result.tsx';
import { sampleKeysFile, samples, samplesFolder } from './samples/sample-list.ts';
import './verify/verify.css';
import { TermList } from '../design/term-list.tsx';

type State =
  | { readonly type: 'waiting' }
  | { readonly type: 'checking'; readonly message: string }
  | { readonly type: 'unreadable'; readonly message: string }
  | { readonly type: 'checked'; readonly checked: readonly CheckedFile[] };

/** /verify: checks an issued calculation file in the browser; nothing is uploaded. */
export function Verify() {
  const [state, setState] = useState<State>({ type: 'waiting' });
  const [onDragChange, setOnDragChange] = useState(false);
  const latest = useRef<AbortController>(undefined);

  const check = async (file: File) => {
    latest.current?.abort();
    const own = (latest.current = new AbortController());
    const put = (next: State) => {
      if (!own.signal.aborted) setState(next);
    };
    try {
      const checked = await checkFile(file, sentence => put({ type: 'checking', message: sentence }), own.signal);
      put({ type: 'checked', checked });
    } catch (thrown) {
      const known =
        thrown instanceof UnreadableFileError ? thrown.message : 'The file could not be checked in this browser.';
      put({ type: 'unreadable', message: known });
    }
  };

  useDroppedFile(setOnDragChange, file => void check(file));
  useEffect(preloadWorker, []);

  return (
    <div className="verify-page">
      <header className="verify-head">
        <h1>Verify a calculation</h1>
        <p>
          Choose a calculation file (<code>.isentrope.json</code>), a PDF or workbook that contains one, or a project
          archive. Your browser checks that nothing has been altered since issue and who signed it, and recalculates
          every revision. The file is not uploaded, and you don’t need an account.
        </p>
      </header>
      <div className={`verify-choose${onDragChange ? ' over' : ''}`}>
        <label className="button primary" htmlFor="verify-file">
          Choose a file
        </label>
        <input
          id="verify-file"
          className="visually-hidden"
          type="file"
          accept=".json,application/json,.pdf,application/pdf,.xlsx,.zip,application/zip"
          aria-describedby="verify-drop"
          onChange={event => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) void check(file);
          }}
        />
        <span id="verify-drop">or drop it anywhere on this page.</span>
        <p role="status">{state.type === 'checking' ? state.message : ''}</p>
      </div>
      {state.type === 'unreadable' && (
        <p className="banner error" role="alert">
          {state.message}
        </p>
      )}
      <NeedsScript>
        <strong>Checking a file needs JavaScript, which is off.</strong> You can also check the file without us: its
        format, hashes and signatures follow published standards.
      </NeedsScript>
      {state.type !== 'checked' && <ListOfChecks />}
      {state.type === 'checked' && <Results key={state.checked[0]?.at.getTime()} checked={state.checked} />}
    </div>
  );
}

function Results({ checked }: { checked: readonly CheckedFile[] }) {
  const [first, ...others] = checked;
  return first && others.length === 0 && !first.archived ? <Result checked={first} /> : <ArchiveResult all={checked} />;
}

const checks: readonly (readonly [string, string])[] = [
  [
    'Record',
    'Every digit and word of a revision matches the hash made when it was issued (SHA-256 of its canonical JSON).',
  ],
  ['Chain', 'Each revision names the hash of the one before it in the file, so none was replaced or omitted.'],
  ['Signatures', 'Our service signed who issued, checked, approved or returned it, with a key that we publish.'],
  ['Order', 'It was checked and then approved, at the stated times, by people other than its originator.'],
  ['Cells', 'Every cell of a workbook shows the value in the record; any that does not is listed.'],
  ['Attachments', 'In a project archive, each figure beside a calculation has the hash that its record states.'],
  ['Recomputation', 'This site’s calculator gives the same results, to every digit; any difference is listed.'],
];

/** The list of checks, shown before a file is chosen. */
function ListOfChecks() {
  return (
    <section className="verify-about-checks" aria-labelledby="verify-checks">
      <h2 id="verify-checks">What is checked</h2>
      <TermList lines={checks.map(([name, text]) => [name, <NoWrapText key={name} text={text} />])} />
      <p>
        To see a result, choose a <SampleLink file={samples.record.file}>sample record</SampleLink> or a{' '}
        <SampleLink file={samples.sheet.file}>sample PDF</SampleLink>. They are signed with a{' '}
        <SampleLink file={sampleKeysFile}>sample key</SampleLink>, not with a key of this site.
      </p>
      <p>
        No file can show that nothing was issued, returned or superseded after it was made. For that, ask its owner.
      </p>
    </section>
  );
}

function SampleLink({ file, children }: { file: string; children: string }) {
  return (
    <a className="link" href={`/${samplesFolder}/${file}`} download>
      {children}
    </a>
  );
}
