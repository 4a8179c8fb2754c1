import type { ReactNode } from 'react';
import { fullNameOf, isOffered, nameOf, type Action } from './action.ts';
import { ariaKeys } from './keys.ts';

/** The button of an action, disabled while the action is not available. */
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
  /** An icon shown instead of the name. */
  readonly icon?: ReactNode;
  /** Content after the name. */
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
