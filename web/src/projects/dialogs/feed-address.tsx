import type { CreatedFeed } from '@isentrope/records';
import { useId, useState } from 'react';
import { CopyableText } from '../../account/form/copyable-text.tsx';
import { Options } from '../../design/options.tsx';

type Form = 'long' | 'wide' | 'json';

const forms: readonly (readonly [Form, string])[] = [
  ['long', 'A row for each result'],
  ['wide', 'A row for each case'],
  ['json', 'JSON, for programs'],
];

/** Shows the addresses of a new feed, which cannot be read again later, and how to use them. */
export function FeedAddress({ made: { csv, json } }: { made: CreatedFeed }) {
  const [form, setForm] = useState<Form>('long');
  const id = useId();
  const address = { long: csv, wide: `${csv}?layout=wide`, json }[form];
  return (
    <section className="feed-created" aria-label="The new feed">
      <p className="banner success" role="status">
        The feed has been created. Copy its address now: it will not be shown again.
      </p>
      <div className="field">
        <label htmlFor={id}>Table</label>
        <select id={id} value={form} onChange={event => setForm(forms[event.target.selectedIndex]?.[0] ?? 'long')}>
          <Options of={forms} />
        </select>
      </div>
      <CopyableText label="Address" text={address} />
      <p>
        <b>Excel</b>: Data → From Web, paste the address, then Load. Data → Refresh All fetches it again.
      </p>
      {form !== 'json' && <CopyableText label="Google Sheets" text={`=IMPORTDATA("${address}")`} />}
    </section>
  );
}
