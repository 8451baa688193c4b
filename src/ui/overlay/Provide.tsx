import { createContext, useCallback, useContext, type Context, type ReactNode } from 'react';

type Wrap = (inside: ReactNode) => ReactNode;

const WrapContext = createContext<Wrap>((inside) => inside);

interface ProvideProps<Value> {
  readonly context: Context<Value>;
  readonly value: Value;
  readonly children: ReactNode;
}

/**
 * A context's provider whose value also reaches the sheets and dialogs opened below it: those are
 * drawn at the root, above most providers.
 */
export function Provide<Value>({ context: Own, value, children }: ProvideProps<Value>) {
  const around = useContext(WrapContext);
  const wrap = useCallback<Wrap>(
    (inside) => around(<Own value={value}>{inside}</Own>),
    [around, Own, value],
  );
  return (
    <Own value={value}>
      <WrapContext value={wrap}>{children}</WrapContext>
    </Own>
  );
}

/** Puts around what is drawn elsewhere all that is provided here. */
export function useProvided(): Wrap {
  const wrap = useContext(WrapContext);
  return useCallback((inside) => wrap(<WrapContext value={wrap}>{inside}</WrapContext>), [wrap]);
}
