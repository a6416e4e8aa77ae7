import { type ReactNode, useMemo } from 'react'
import { type Session, useSession } from '../features/accounts/api/account-query.ts'
import { type SignedInAs, SignedInAsProvider } from '../transport/signed-in-as.tsx'

/** Tells every screen as which account it speaks to the server, without their knowing accounts. */
export function SessionScope({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const kind = signedInKind(session)
  const id = session.kind === 'signed-in' ? session.account.$id : null
  const value = useMemo((): SignedInAs => (id === null ? { kind } : { kind: 'account', id }), [kind, id])
  return <SignedInAsProvider value={value}>{children}</SignedInAsProvider>
}

/** Who cannot be asked counts as nobody: what needs no account goes on working. */
function signedInKind({ kind }: Session): 'unknown' | 'nobody' {
  return kind === 'loading' ? 'unknown' : 'nobody'
}
