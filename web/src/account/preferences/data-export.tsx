import * as z from 'zod/mini';
import { accountFileName } from '../account-file-name.ts';
import { Form, FormNotice, noticeFromFailure, Submit } from '../form/form.tsx';
import { get } from '../request.ts';
import { Section } from './section.tsx';

/** Downloads all data stored about the account. */
export function DataExport() {
  return (
    <Section
      title="Your Data"
      about="Everything we hold about you, as a JSON file. Passwords and keys are not included."
    >
      <Form
        submit={async () => {
          const outcome = await get('/api/account/export', z.unknown());
          if (!outcome.ok) return noticeFromFailure(outcome.failure);
          save(JSON.stringify(outcome.value, null, 2), accountFileName);
          return undefined;
        }}
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

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
