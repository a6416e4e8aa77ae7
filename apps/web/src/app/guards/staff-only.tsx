import { type ReactNode, useMemo } from 'react'
import { useDeviceStorage } from '../../device-storage/use-device-storage.tsx'
import { useSession } from '../../features/accounts/api/account-query.ts'
import { type SignedInAs, SignedInAsProvider } from '../../transport/signed-in-as.tsx'
import { SignedInOnly } from './signed-in-only.tsx'

type StaffOnlyProps = {
  readonly code: string
  readonly path: string
  readonly children: ReactNode
}

/** While no server answers, whoever was signed in here last goes on with what this device holds; the server asks again. */
export function StaffOnly({ code, path, children }: StaffOnlyProps) {
  const storage = useDeviceStorage()
  const session = useSession()
  const kept = session.kind === 'unreachable' ? storage.signedInAccount() : null
  const id = session.kind === 'signed-in' ? session.account.$id : kept
  const account = useMemo((): SignedInAs | null => (id === null ? null : { kind: 'account', id }), [id])
  if (storage.helping.findByCode(code)) return children
  // The same element with and without a line, so that nothing on the page begins anew.
  if (account) return <SignedInAsProvider value={account}>{children}</SignedInAsProvider>
  return <SignedInOnly path={path}>{() => children}</SignedInOnly>
}
