import type { ReactNode } from 'react'
import { useDeviceStorage } from '../../device-storage/use-device-storage.tsx'
import { SignedInOnly } from './signed-in-only.tsx'

type StaffOnlyProps = {
  readonly code: string
  /** Where to come back to after signing in. */
  readonly path: string
  readonly children: ReactNode
}

/** A page for accounts, and for devices that were invited to help in this tournament. */
export function StaffOnly({ code, path, children }: StaffOnlyProps) {
  const storage = useDeviceStorage()
  if (storage.helping.findByCode(code)) return children
  return <SignedInOnly path={path}>{() => children}</SignedInOnly>
}
