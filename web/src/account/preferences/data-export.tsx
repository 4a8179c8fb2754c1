import * as z from 'zod/mini';
import { company } from '../../company.ts';
import { Form, FormNotice, refused, Submit } from '../form/form.tsx';
import { get } from '../request.ts';
import { Section } from './section.tsx';

/** Downloads all data stored about the account. */
export function DataExport() {
  return (
    <Section title="Your Data" about="Everything we keep about you, as a JSON file. Passwords and keys are not in it.">
      <Form
        submit={async () => {
          const answer = await get('/api/account/export', z.unknown());
          if (!answer.ok) return refused(answer.failure);
          save(JSON.stringify(answer.value, null, 2), `${company.name.toLowerCase()}-account.json`);
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
