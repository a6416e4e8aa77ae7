import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { ServerProvider, useServer } from '../../../transport/server-context.tsx'
import { later } from '../../../ui/later.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type CaveLine, CaveLineProvider } from './cave-context.ts'
import type { CaveRoomProps, Provided } from './cave-room.tsx'

const CaveRoom = later<CaveRoomProps>(async () => (await import('./cave-room.tsx')).CaveRoom)

/** The first screen comes first; where there is no line it needs this at once. */
const AFTER_MS = 2_500

/** Screens of the staff, whose acts the device decides itself while there is no line. */
export function InCave({ access, children }: { readonly access: StaffAccess; readonly children: ReactNode }) {
  const server = useServer()
  const [isWanted, setWanted] = useState(false)
  const [provided, setProvided] = useState<Provided | null>(null)
  const [line, setLine] = useState<CaveLine | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), navigator.onLine ? AFTER_MS : 0)
    return () => clearTimeout(timer)
  }, [])
  const provide = useCallback((next: Provided | null) => setProvided(next), [])
  return (
    <>
      {isWanted ? <CaveRoom.Component access={access} onProvided={provide} onLine={setLine} /> : null}
      <ServerProvider value={provided?.code === access.code ? provided.server : server}>
        <CaveLineProvider value={line}>{children}</CaveLineProvider>
      </ServerProvider>
    </>
  )
}
