import { createContext, useContext, type ReactNode } from 'react';
import type { Session } from './boot';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ReactNode;
}) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The open storage and what works on it; only screens inside the shell ask for it. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession outside the shell');
  return session;
}
