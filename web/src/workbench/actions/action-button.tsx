import type { ReactNode } from 'react';
import { fullNameOf, isOffered, nameOf, type Action } from './action.ts';
import { ariaKeys } from './keys.ts';

/** An action as a button; greyed where it cannot be done. */
export function ActionButton<Context>({
  action,
  context,
  className,
  onPress,
  icon,
  children,
}: {
  readonly action: Action<Context>;
  readonly context: Context;
  readonly className?: string;
  readonly onPress: () => void;
  /** A sign that stands on it in place of its name. */
  readonly icon?: ReactNode;
  /** What stands on it beside its name. */
  readonly children?: ReactNode;
}) {
  const full = fullNameOf(action, context);
  const name = nameOf(action, context);
  return (
    <button
      type="button"
      data-action={action.id}
      className={className}
      aria-label={full === name && !icon && !children ? undefined : full}
      title={icon ? name : undefined}
      aria-keyshortcuts={action.keys ? ariaKeys(action.keys) : undefined}
      disabled={!isOffered(action, context)}
      onClick={onPress}
    >
      {icon ?? name}
      {children}
    </button>
  );
}
