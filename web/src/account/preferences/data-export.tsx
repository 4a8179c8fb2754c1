import * as z from 'zod/mini';
import { accountFileName } from '../account-file-name.ts';
import { noticeFromOutcome, Form, FormNotice, Submit } from '../form/form.tsx';
import { get } from '../request.ts';
import { Section } from './section.tsx';
import { download } from '../../workbench/files/download.ts';

/** Downloads all data stored about the account. */
export function DataExport() {
  return (
    <Section
      title="Your Data"
      about="Everything we hold about you, as a JSON file. Passwords and keys are not included."
    >
      <Form
        submit={async () =>
          noticeFromOutcome(await get('/api/account/export', z.unknown()), content =>
            download(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }), accountFileName),
          )
        }
      >
        <FormNotice />
        <div>
          <Submit busy="Loading..." quiet>
            Download My Data
          </Submit>
        </div>
      </Form>
    </Section>
  );
}
