import { createContext, useContext, type ReactNode } from 'react';
import type { AppSession } from './boot';

export const SessionContext = createContext<AppSession | null>(null);

export function SessionProvider({
  session,
  children,
}: {
  readonly session: AppSession;
  readonly children: ReactNode;
}) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The open storage and what works on it; only screens inside the shell ask for it. */
export function useSession(): AppSession {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession outside the shell');
  return session;
}
