import { Refusal } from '@isentrope/engineering/quantities';
import { useEffect, useRef, useState } from 'react';
import { readListFile, readListText, type ListSource } from './list-file.ts';

/** The form to choose or paste a list. */
export function ListSourceForm({ onList }: { readonly onList: (list: ListSource) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  useEffect(() => choose.current?.focus(), []);
  const [problem, setProblem] = useState('');
  const [pasted, setPasted] = useState('');
  async function read(list: () => Promise<ListSource> | ListSource) {
    setProblem('');
    try {
      onList(await list());
    } catch (thrown) {
      setProblem(thrown instanceof Refusal ? thrown.message : 'The list could not be read; your cases are unchanged.');
    }
  }
  return (
    <div className="list-body list-source">
      <p>
        A list of valves, lines, pumps or relief valves, with one item per row under a heading row, becomes one case per
        item. Its columns are matched to the fields by name. You see the match, and can change it, before anything is
        imported.
      </p>
      <div className="list-choose">
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label="List to import"
          accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={event => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void read(() => readListFile(file));
          }}
        />
        <button ref={choose} type="button" className="button primary" onClick={() => chooser.current?.click()}>
          Choose a file
        </button>
        <span>Excel (.xlsx) or CSV, 10 MB at most</span>
      </div>
      <form
        className="field list-paste"
        onSubmit={event => {
          event.preventDefault();
          void read(() => readListText(pasted));
        }}
      >
        <label htmlFor="list-pasted">Or paste it here, including its headings</label>
        <textarea
          id="list-pasted"
          rows={6}
          spellCheck={false}
          value={pasted}
          onChange={event => setPasted(event.target.value)}
          onPaste={event => {
            const text = event.clipboardData.getData('text/plain');
            if (pasted !== '' || !text.includes('\n')) return;
            event.preventDefault();
            void read(() => readListText(text));
          }}
        />
        {pasted.trim() !== '' && (
          <button type="submit" className="button">
            Read the text
          </button>
        )}
      </form>
      <p className="list-problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
