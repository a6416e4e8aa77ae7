import type { ReactNode } from 'react'
import { useDeviceStorage } from '../../device-storage/use-device-storage.tsx'
import { SignedInOnly } from './signed-in-only.tsx'

type StaffOnlyProps = {
  readonly code: string
  readonly path: string
  readonly children: ReactNode
}

export function StaffOnly({ code, path, children }: StaffOnlyProps) {
  const storage = useDeviceStorage()
  if (storage.helping.findByCode(code)) return children
  return <SignedInOnly path={path}>{() => children}</SignedInOnly>
}
