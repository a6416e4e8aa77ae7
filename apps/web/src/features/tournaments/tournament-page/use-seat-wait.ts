import { SEAT_KEPT_FOR_MS } from '@tablee/domain/tournaments/players/seat-queue'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useEffect, useRef, useState } from 'react'
import { useDeviceStorage } from '../../../device-storage/use-device-storage.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { useIsCutOff } from '../../../transport/server-context.tsx'
import { notify } from '../../../ui/toasts.tsx'

/** Asks several times before the place expires. */
const ASK_EVERY_MS = SEAT_KEPT_FOR_MS / 4

type Entering = { readonly tournament: Tournament; readonly isPlayer: boolean; readonly onJoined: () => void }

/** The name this device waits under; reports a seat and continues. */
export function useSeatWait({ tournament: { id, code }, isPlayer, onJoined }: Entering): string | null {
  const { t } = useTranslation()
  const storage = useDeviceStorage()
  const note = storage.waitingFor(id)
  // A reopened page resumes its place only while it is kept: later nobody expects it.
  const [openedAt] = useState(() => Date.now())
  const name = note && note.askedAt > openedAt - SEAT_KEPT_FOR_MS ? note.playerName : null
  const entered = useRef(onJoined)
  entered.current = onJoined
  useEffect(() => {
    if (!isPlayer || name === null) return
    storage.stopWaiting(id)
    storage.saveTournament({ id, code, role: 'player', playerName: name })
    notify.info({ title: t('tournament.join.seated'), description: t('tournament.join.seatedHelp', { name }) })
    entered.current()
  }, [isPlayer, name, storage, id, code, t])
  return name
}

/** Renews the place regularly, and as soon as the person or the line is back. */
export function useKeptPlace(isWaiting: boolean, ask: () => void): void {
  const isCutOff = useIsCutOff()
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (!isWaiting) return
    const askNow = () => latest.current()
    const onVisible = () => document.visibilityState === 'visible' && askNow()
    const timer = setInterval(askNow, ASK_EVERY_MS)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [isWaiting])
  const wasCutOff = useRef(isCutOff)
  useEffect(() => {
    if (isWaiting && wasCutOff.current && !isCutOff) latest.current()
    wasCutOff.current = isCutOff
  }, [isWaiting, isCutOff])
}
