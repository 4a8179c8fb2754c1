import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import '../../design/controls.css';
import { useSession } from '../../shell/session.ts';
import type { Failure } from '../request.ts';

/** What a form has to say after it was submitted. */
export interface Notice {
  readonly tone: 'error' | 'success';
  readonly text: string;
  /** The field that it is about. */
  readonly field?: string;
  /** The server was away; the notice is over when it is back. */
  readonly away?: boolean;
}

/** What was entered. */
export class Entries {
  constructor(private readonly data: FormData) {}

  text(name: string): string {
    const value = this.data.get(name);
    return typeof value === 'string' ? value : '';
  }

  checked(name: string): boolean {
    return this.data.has(name);
  }
}

type Submit = (entries: Entries, form: HTMLFormElement) => Promise<Notice | undefined>;

interface FormState {
  readonly busy: boolean;
  /** The name of the button that sent the form, where it has one. */
  readonly pressed: string;
  readonly notice: Notice | undefined;
  readonly noticeId: string;
}

const FormContext = createContext<FormState>({ busy: false, pressed: '', notice: undefined, noticeId: '' });

export const useFormState = (): FormState => use(FormContext);

/** A failed request as the form says it; `instead` replaces words that would tell the person nothing. */
export function refused(failure: Failure, instead?: string): Notice {
  const own = failure.away || failure.status === 400 || failure.status === 429 || failure.code === 'BUSY';
  return { tone: 'error', text: own ? failure.message : (instead ?? failure.message), away: failure.away };
}

/**
 * A form that checks and sends what was entered itself. One submission runs at a time; what it answers stands above the
 * button, and the field in question has the focus.
 */
export function Form({
  submit,
  initial,
  label,
  takesFocus = false,
  children,
}: {
  submit: Submit;
  /** What the form says before it is first submitted. */
  initial?: Notice | undefined;
  /** Tells it from others of its kind on the page; elsewhere the heading above is its name. */
  label?: string;
  /** For a form that appears on a press: its first field has the focus. */
  takesFocus?: boolean;
  children: ReactNode;
}) {
  const [busy, setBusy] = useState(false);
  const [pressed, setPressed] = useState('');
  const [notice, setNotice] = useState(initial);
  const running = useRef(false);
  const noticeId = useId();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    element.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
    // What stands above the field is read first, and must not be under the head of the page.
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  const state = useMemo(() => ({ busy, pressed, notice, noticeId }), [busy, pressed, notice, noticeId]);

  const run = async (form: HTMLFormElement, entries: Entries) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const next = await submit(entries, form).catch((): Notice => ({
      tone: 'error',
      text: 'An unexpected error occurred',
    }));
    running.current = false;
    setBusy(false);
    setNotice(next);
    const field = next?.field === undefined ? null : form.elements.namedItem(next.field);
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <FormContext value={state}>
      <form
        className="account-form"
        ref={element}
        aria-label={label}
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent;
          setPressed(submitter?.getAttribute('name') ?? '');
          void run(event.currentTarget, new Entries(new FormData(event.currentTarget, submitter)));
        }}
      >
        {children}
      </form>
    </FormContext>
  );
}

/**
 * The words after a submission. Put it where they should stand. During the next one they are out of sight but keep their
 * place, so that nothing moves under a pointer that presses twice.
 */
export function FormNotice() {
  const { busy, notice, noticeId } = useFormState();
  const outage = useSession()?.outage ?? null;
  if (notice === undefined) return null;
  if (notice.away === true && outage === null) {
    return (
      <p className={`banner${busy ? ' held' : ''}`} role="status">
        The connection is back. Please try again.
      </p>
    );
  }
  return (
    <p
      className={`banner ${notice.tone}${busy ? ' held' : ''}`}
      role={notice.tone === 'error' ? 'alert' : 'status'}
      id={noticeId}
    >
      {notice.text}
    </p>
  );
}

/** The button that sends the form, with what it says meanwhile. */
export function Submit({
  children,
  busy,
  quiet = false,
  primary = false,
  danger = false,
  name = '',
}: {
  children: string;
  busy: string;
  quiet?: boolean;
  /** The one thing that the page is for. */
  primary?: boolean;
  /** It cannot be undone. */
  danger?: boolean;
  name?: string;
}) {
  const state = useFormState();
  return (
    <button
      className={`button${quiet ? ' quiet' : ''}${primary ? ' primary' : ''}${danger ? ' quiet danger' : ''}`}
      type="submit"
      name={name === '' ? undefined : name}
      value="yes"
      disabled={state.busy}
    >
      {state.busy && state.pressed === name ? busy : children}
    </button>
  );
}
