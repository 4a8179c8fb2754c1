import { useId, useState, type InputHTMLAttributes, type ReactNode } from 'react';
import { useFormState } from './form.tsx';
import { Options } from '../../design/options.tsx';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'defaultValue'
  | 'readOnly'
  | 'maxLength'
  | 'required'
  | 'spellCheck'
  | 'placeholder'
>;

/** ARIA attributes of a field that the form's notice refers to. */
function useValidity(name: string) {
  const { notice, noticeId } = useFormState();
  return notice?.field === name ? { 'aria-invalid': true, 'aria-describedby': noticeId } : {};
}

export function TextField({ name, label, ...input }: InputProps & { name: string; label: ReactNode }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" {...input} {...useValidity(name)} />
    </div>
  );
}

/** A multi-line text field. */
export function TextAreaField({
  name,
  label,
  help,
  ...area
}: Pick<InputProps, 'defaultValue' | 'readOnly' | 'maxLength' | 'required'> & {
  name: string;
  label: ReactNode;
  /** Help text below the field. */
  help?: string;
  rows: number;
}) {
  const id = useId();
  const validity = useValidity(name);
  const described = [help === undefined ? '' : `${id}-help`, validity['aria-describedby'] ?? ''].join(' ').trim();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} name={name} {...area} {...validity} aria-describedby={described || undefined} />
      {help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

/** A select field. */
export function SelectField({
  name,
  label,
  options,
  defaultValue,
  disabled = false,
}: {
  name: string;
  label: ReactNode;
  options: readonly (readonly [value: string, text: string])[];
  defaultValue: string;
  disabled?: boolean;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={defaultValue} disabled={disabled}>
        <Options of={options} />
      </select>
    </div>
  );
}

export function EmailField({ autoComplete = 'username' }: { autoComplete?: string }) {
  return (
    <TextField
      name="email"
      label="Email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      spellCheck={false}
      required
    />
  );
}

/** The requirements for a new password. */
export const passwordRules =
  'At least 8 characters with an uppercase and a lowercase letter, a number and a special character.';

/** A password field with a button that reveals it. */
export function PasswordField({
  name,
  label,
  help,
  autoComplete,
}: {
  name: string;
  label: string;
  /** Help text below the field. */
  help?: string;
  autoComplete: 'current-password' | 'new-password';
}) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const { noticeId, notice } = useFormState();
  const described = [help === undefined ? '' : `${id}-help`, notice?.field === name ? noticeId : ''].join(' ').trim();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="password">
        <input
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          {...useValidity(name)}
          aria-describedby={described === '' ? undefined : described}
        />
        <button type="button" aria-controls={id} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> {label.toLowerCase()}</span>
        </button>
      </div>
      {help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

/** A field for a code from an email or an authenticator. */
export function CodeField({ name, label }: { name: string; label: string }) {
  return (
    <div className="code-field">
      <TextField
        name={name}
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        required
      />
    </div>
  );
}

export function CheckboxField({
  name,
  required = false,
  defaultChecked = false,
  children,
}: {
  name: string;
  required?: boolean;
  defaultChecked?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className="check">
      <input
        id={id}
        name={name}
        type="checkbox"
        required={required}
        defaultChecked={defaultChecked}
        {...useValidity(name)}
      />
      <label htmlFor={id}>{children}</label>
    </div>
  );
}
