import { Drawing, Line } from './drawing.tsx';

/** A spring relief valve, in section. */
export function ReliefValve() {
  return (
    <Drawing>
      <Line d="M60 94H100M60 90H100M68 90V74L74 66V60H86V66L92 74V90" />
      <Line d="M66 74H56V40H66V36H94V40H108M94 74H108M108 34V80M112 34V80M108 46H112" />
      <Line pen="hot" d="M70 57H90V60H70ZM80 57V10" />
      <Line d="M66 36V14H94V36M74 14V6H86V14" />
      <Line
        pen="fine"
        d="M70 54H90M70 50 90 46M70 46 90 42M70 42 90 38M70 38 90 34M70 34 90 30M70 30 90 26M70 26 90 22M70 20H90"
      />
      <Line pen="flow" d="M80 98V68M90 64C98 64 100 58 122 58M116 54l6 4-6 4" />
    </Drawing>
  );
}
