import type { Refusal } from '@tablee/domain/outcome'
import type { DeskActName } from '@tablee/domain/tournaments/acts/desk-acts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { openApartDatabase } from '../../../device-storage/apart-database.ts'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { type Server, useServer } from '../../../transport/server-context.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { tournamentQuery } from '../api/following/tournament-query.ts'
import { useWholeTournament } from '../api/following/whole-tournament.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { tellBeside } from '../beside/tell-beside.ts'
import { useServerTime } from '../clock/use-server-time.ts'
import { useKeptCharacters } from '../codes/kept-characters.ts'
import { HandOverRow } from '../handover/hand-over-row.tsx'
import { useRoundCopies } from '../handover/use-round-copies.ts'
import { Cave } from './cave.ts'
import type { CaveLine } from './cave-context.ts'
import { serverInCave } from './cave-server.ts'
import { CaveSheet } from './cave-sheet.tsx'
import type { CaveHolder } from './cave-state.ts'
import { CaveStore, type Leftover } from './cave-store.ts'
import { kindOfAct } from './kind-of-act.ts'

export type Provided = { readonly server: Server }

export type CaveRoomProps = {
  readonly access: StaffAccess
  readonly onProvided: (provided: Provided | null) => void
  readonly onLine: (line: CaveLine | null) => void
}

/** One per tournament run by this page: outlives a screen. */
const caves = new WeakMap<Server, Map<string, Cave>>()
const database = openApartDatabase()

export function CaveRoom({ access, onProvided, onLine }: CaveRoomProps) {
  const server = useServer()
  const textOf = useRefusalText()
  const cave = useCave({ access, textOf, actText: useActText() })
  const state = useSyncExternalStore(cave?.subscribe ?? never, cave?.state ?? nothing, cave?.state ?? nothing)
  const [isOpen, setOpen] = useState(false)
  const whole = useWholeTournament(access)
  const sequence = useQuery({ ...tournamentQuery(server.client, access.code), enabled: false }).data?.sequence
  useEffect(() => {
    if (cave) onProvided({ server: serverInCave(server, cave) })
    return () => onProvided(null)
  }, [cave, server, onProvided])
  useEffect(() => {
    if (cave && whole && sequence !== undefined) cave.noteBase(whole, sequence)
  }, [cave, whole, sequence])
  useTellBeside(cave, access.code)
  useRoundCopies(access, state)
  useKeptCharacters(access, whole)
  useTellHandedIn(cave, state?.handedIn ?? null)
  const { waiting = 0, phase = 'quiet', leftovers = NONE } = state ?? {}
  const left = leftovers.length
  const isAsking = phase === 'asking'
  useEffect(() => {
    const open = () => setOpen(true)
    if (phase !== 'quiet') onLine({ count: waiting, phase, open })
    else if (left > 0) onLine({ count: left, phase: 'left', open })
    return () => onLine(null)
  }, [waiting, phase, left, onLine])
  useEffect(() => {
    if (isAsking) setOpen(true)
  }, [isAsking])
  if (!cave || !state) return null
  const hasWords = waiting > 0 || left > 0
  return (
    <CaveSheet cave={cave} state={state} isOpen={isOpen && hasWords} onClose={() => setOpen(false)}>
      <HandOverRow access={access} />
    </CaveSheet>
  )
}

function useCave(holder: CaveHolder): Cave | null {
  const server = useServer()
  const queryClient = useQueryClient()
  const time = useServerTime()
  const storage = useDeviceStorage()
  const { code } = holder.access
  const [cave] = useState(() => {
    if (!database) return null
    const known = caves.get(server) ?? new Map<string, Cave>()
    caves.set(server, known)
    const keepSeen = (document: string) => {
      const isSaved = storage.savedTournaments().some((saved) => saved.code === code)
      if (!isSaved) void storage.seen.keep({ code, seenAt: Date.now(), document })
    }
    const parts = { server, queryClient, store: new CaveStore(database, code), keepSeen, nowMs: time.nowMs }
    const own = known.get(code) ?? new Cave(parts, holder)
    known.set(code, own)
    return own
  })
  useEffect(() => cave?.setHolder(holder))
  useEffect(() => {
    void cave?.open()
    return cave?.watch()
  }, [cave])
  return cave
}

function useTellBeside(cave: Cave | null, code: string): void {
  useEffect(() => {
    if (!cave) return
    const read = () => {
      const { waiting, tournament } = cave.state()
      return waiting > 0 ? tournament : null
    }
    return tellBeside(code, { read, subscribe: cave.subscribe })
  }, [cave, code])
}

const NONE: readonly Leftover[] = []
const never = () => () => {}
const nothing = () => null

function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useTranslation()
  return useCallback(({ code, details }) => t(`refusals.${code}`, details ?? {}), [t])
}

function useActText(): (name: DeskActName) => string {
  const { t } = useTranslation()
  return useCallback((name) => t(`cave.act.${kindOfAct(name)}`), [t])
}

function useTellHandedIn(cave: Cave | null, handedIn: number | null): void {
  const { t } = useTranslation()
  useEffect(() => {
    if (handedIn === null) return
    if (handedIn > 0) notify.success({ title: t('cave.handedIn', { count: handedIn }) })
    cave?.noteTold()
  }, [cave, handedIn, t])
}
