import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { UnreachableError } from '../../../transport/request-error.ts'
import type { ServerClient } from '../../../transport/server-client.ts'
import { ServerProvider, useServer } from '../../../transport/server-context.tsx'
import { later } from '../../../ui/later.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type CaveLine, CaveLineProvider } from './cave-context.ts'
import type { CaveRoomProps, Provided } from './cave-room.tsx'
import { isByDesk } from './decided-by-desk.ts'
import { inTime } from './in-time.ts'

const CaveRoom = later<CaveRoomProps>(async () => (await import('./cave-room.tsx')).CaveRoom)

/** The first screen comes first; offline this loads at once. */
const AFTER_MS = 2_500

/** Staff screens whose acts are decided on the device while offline. */
export function InCave({ access, children }: { readonly access: StaffAccess; readonly children: ReactNode }) {
  const server = useServer()
  const [isWanted, setWanted] = useState(false)
  const [line, setLine] = useState<CaveLine | null>(null)
  // The row comes before the count of what waits.
  const tellLine = useCallback((told: CaveLine | null) => startTransition(() => setLine(told)), [])
  const decided = useRef<Provided | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), navigator.onLine ? AFTER_MS : 0)
    return () => clearTimeout(timer)
  }, [])
  const waiting = useRef<(() => void)[]>([])
  const isMissed = useRef(false)
  const provide = useCallback((provided: Provided | null) => {
    decided.current = provided
    if (provided) for (const goOn of waiting.current.splice(0)) goOn()
  }, [])
  // One server object from the first render on, so that acts under way keep theirs.
  const own = useMemo(() => {
    const { client } = server
    const room = async () => {
      setWanted(true)
      // A browser that keeps nothing never has the room: one wait is enough.
      if (!decided.current && !isMissed.current) {
        await inTime(new Promise<void>((goOn) => waiting.current.push(goOn))).catch(() => {
          isMissed.current = true
        })
      }
      return decided.current?.server.client ?? null
    }
    const inRoom = async <Reply,>(by: (client: ServerClient) => Promise<Reply>): Promise<Reply> => {
      if (decided.current) return by(decided.current.server.client)
      try {
        return await by(client)
      } catch (error) {
        // Whoever was quicker than the room. A network may be there that leads nowhere; the act keeps its id.
        const deciding = error instanceof UnreachableError ? await room() : null
        if (!deciding) throw error
        return by(deciding)
      }
    }
    const callAct: typeof client.callAct = (call, input) => inRoom((by) => by.callAct(call, input))
    const callFunction: typeof client.callFunction = (call, input) =>
      isByDesk(call) ? inRoom((by) => by.callFunction(call, input)) : client.callFunction(call, input)
    return { ...server, client: { ...client, callAct, callFunction } }
  }, [server])
  return (
    <>
      {isWanted ? <CaveRoom.Component access={access} onProvided={provide} onLine={tellLine} /> : null}
      <ServerProvider value={own}>
        <CaveLineProvider value={line}>{children}</CaveLineProvider>
      </ServerProvider>
    </>
  )
}
