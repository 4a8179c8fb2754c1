import { keyNames, useMac } from './keys.ts';

/** Keys that are pressed together, as they stand on the keyboard. */
export function KeyCaps({ keys }: { readonly keys: string }) {
  const mac = useMac();
  return (
    <span className="key-caps">
      {keyNames(keys, mac).map(name => (
        <kbd key={name}>{name}</kbd>
      ))}
    </span>
  );
}
