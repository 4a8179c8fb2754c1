import type { MouseEvent, ReactNode } from 'react';
import { fullActionName, isAvailable, actionName, type Action } from './action.ts';
import { ariaKeyShortcuts } from './keyboard/shortcuts.ts';

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
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  /** An icon shown instead of the name. */
  readonly icon?: ReactNode;
  /** Content after the name. */
  readonly children?: ReactNode;
}) {
  const full = fullActionName(action, context);
  const name = actionName(action, context);
  return (
    <button
      type="button"
      data-action={action.id}
      className={className}
      aria-label={full === name && !icon && !children ? undefined : full}
      title={icon ? name : undefined}
      aria-keyshortcuts={action.keys ? ariaKeyShortcuts(action.keys) : undefined}
      disabled={!isAvailable(action, context)}
      onClick={onPress}
    >
      {icon ?? name}
      {children}
    </button>
  );
}
