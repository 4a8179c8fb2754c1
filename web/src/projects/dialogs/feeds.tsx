import {
  feedDays,
  feedList,
  createdFeed,
  type Feed,
  type FeedSource,
  type ListedSheet,
  type CreatedFeed,
} from '@isentrope/records';
import { useState } from 'react';
import { SelectField, TextField } from '../../account/form/fields.tsx';
import { Form, noticeFromFailure, type Entries } from '../../account/form/form.tsx';
import { FormEnd, Reveal } from '../../account/form/reveal.tsx';
import { Revoke } from '../../account/preferences/revoke.tsx';
import { LoadError } from '../../account/preferences/section.tsx';
import { post, remove } from '../../account/request.ts';
import { useResource } from '../../account/resource.ts';
import '../../design/controls.css';
import { SheetDialog } from '../../design/sheet-dialog.tsx';
import { LastUsed, When } from '../../design/when.tsx';
import { numberedTitle } from '../texts.ts';
import { FeedAddress } from './feed-address.tsx';
import './feeds.css';
import type { DialogProps } from './use-dialog.ts';

const maxNameLength = 60;
const sourceWords: Readonly<Record<FeedSource, string>> = {
  working: 'Working copy',
  approved: 'Latest approved revision',
};
const endings = [
  ['', 'When it is revoked'],
  ...feedDays.map(days => [String(days), `After ${days} days`] as const),
] as const;

/** The feeds of a sheet: addresses at which spreadsheets read its results. */
export default function Feeds({
  sheet: { id, number, title },
  ...dialog
}: DialogProps & { sheet: Pick<ListedSheet, 'id' | 'number' | 'title'> }) {
  const { value, failure, reload } = useResource(`/api/sheets/${id}/feeds`, feedList);
  const [createdFeed, setCreatedFeed] = useState<CreatedFeed>();
  const [done, setDone] = useState('');
  return (
    <SheetDialog title={`Feeds of ${numberedTitle(number, title)}`} {...dialog}>
      <div className="feeds" aria-busy={value === undefined && failure === undefined}>
        <p>
          A feed is a web address from which Excel or Google Sheets loads the results of this sheet, and the latest ones
          at each refresh. Anyone with the address can read them without an account.
        </p>
        {failure && <LoadError failure={failure} />}
        {createdFeed && <FeedAddress key={createdFeed.id} made={createdFeed} />}
        <p role="status" className={done === '' ? 'visually-hidden' : 'banner success'}>
          {done}
        </p>
        {value && value.feeds.length > 0 && (
          <ul className="rows">
            {value.feeds.map(feed => (
              <FeedRow
                key={feed.id}
                feed={feed}
                onRevoked={async () => {
                  setCreatedFeed(current => (current?.id === feed.id ? undefined : current));
                  setDone(`The feed “${feed.name}” has been revoked.`);
                  await reload();
                }}
              />
            ))}
          </ul>
        )}
        {value && (
          <div>
            <Reveal label="Create a feed">
              {leave => (
                <NewFeed
                  sheetId={id}
                  close={leave}
                  onMade={async feed => {
                    setDone('');
                    setCreatedFeed(feed);
                    await reload();
                  }}
                />
              )}
            </Reveal>
          </div>
        )}
      </div>
    </SheetDialog>
  );
}

function FeedRow({
  feed: { id, name, source, by, own, madeAt, usedAt, endsAt },
  onRevoked,
}: {
  feed: Feed;
  onRevoked: () => Promise<void>;
}) {
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="quiet-text">
          {sourceWords[source]} · created <When at={madeAt} />
          {own ? '' : ` by ${by}`} · <LastUsed at={usedAt} exact />
          {endsAt !== null && (
            <>
              {' '}
              · until <When at={endsAt} />
            </>
          )}
        </p>
      </div>
      <div className="form-actions">
        <Revoke
          name={name}
          about="Spreadsheets that use it keep their current data but can no longer refresh."
          request={() => remove(`/api/feeds/${id}`)}
          onRevoked={onRevoked}
        />
      </div>
    </li>
  );
}

function NewFeed({
  sheetId,
  close,
  onMade,
}: {
  sheetId: string;
  close: () => void;
  onMade: (createdFeed: CreatedFeed) => Promise<void>;
}) {
  const make = async (entries: Entries) => {
    const name = entries.text('name').trim();
    if (name === '') return { tone: 'error', text: 'Give the feed a name.', field: 'name' } as const;
    const days = entries.text('days') === '' ? null : Number(entries.text('days'));
    const request = { name, source: entries.text('source'), days };
    const outcome = await post(`/api/sheets/${sheetId}/feeds`, request, createdFeed);
    if (!outcome.ok) return noticeFromFailure(outcome.failure);
    close();
    await onMade(outcome.value);
    return undefined;
  };
  return (
    <Form takesFocus submit={make}>
      <TextField name="name" label="Name" placeholder="Line list of unit 200" maxLength={maxNameLength} required />
      <SelectField name="source" label="Results of" options={Object.entries(sourceWords)} defaultValue="working" />
      <SelectField name="days" label="Ends" options={endings} defaultValue="" />
      <FormEnd label="Create feed" busy="Creating…" close={close} />
    </Form>
  );
}
