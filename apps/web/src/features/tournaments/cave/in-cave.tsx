import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
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
  const [line, setLine] = useState<CaveLine | null>(null)
  const decided = useRef<Provided | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), navigator.onLine ? AFTER_MS : 0)
    return () => clearTimeout(timer)
  }, [])
  const provide = useCallback((provided: Provided | null) => {
    decided.current = provided
  }, [])
  // One server from the first drawing on: whoever holds on to it while acts are on their way misses nothing.
  const own = useMemo(() => {
    const { client } = server
    const callAct: typeof client.callAct = (call, input) =>
      (decided.current?.server.client ?? client).callAct(call, input)
    return { ...server, client: { ...client, callAct } }
  }, [server])
  return (
    <>
      {isWanted ? <CaveRoom.Component access={access} onProvided={provide} onLine={setLine} /> : null}
      <ServerProvider value={own}>
        <CaveLineProvider value={line}>{children}</CaveLineProvider>
      </ServerProvider>
    </>
  )
}
