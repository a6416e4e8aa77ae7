import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useToldFailure } from '../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { type OrganizerAct, useOrganizerAct } from '../api/organizer-act.ts'
import type { Noted, NotedOf } from './door-list.ts'

export type What = keyof Noted

export type DeskNotes = {
  /** As it was tapped, also while that is on its way. */
  readonly notedOf: NotedOf
  /** Always the same functions; a tap answers what is noted now, or null where another desk has noted it under the finger. */
  readonly tap: (registration: RegistrationView, what: What) => boolean | null
  readonly note: (registration: RegistrationView, what: What, isNow: boolean) => void
}

/** A finger that was on its way when another desk noted the same person has not seen that. */
const UNSEEN_MS = 700

const ACTS = {
  isPresent: (isPresent: boolean): OrganizerAct['act'] => ({ kind: 'check-in', isPresent }),
  hasPaid: (hasPaid: boolean): OrganizerAct['act'] => ({ kind: 'payment', hasPaid }),
} as const satisfies Record<What, unknown>

const WHAT = ['isPresent', 'hasPaid'] as const satisfies readonly What[]

const keyOf = ({ id }: RegistrationView, what: What) => `${what} ${id}`

/**
 * Notes by taps who is there and who has paid. Each shows at once and is sent as what it comes to, so that two desks that note the
 * same do it once; those of one person go one after the other; a refusal takes one back and is told.
 */
export function useDeskNotes(tournamentId: TournamentId, rows: readonly RegistrationView[]): DeskNotes {
  const { t } = useTranslation()
  const act = useOrganizerAct(tournamentId)
  const kind = act.input?.act.kind === 'payment' ? 'payment' : 'check-in'
  useToldFailure(act, t(`organizer.failed.${kind}`))
  const { wished, latest: taps, wish, forget, settle } = useWishes(rows)
  const latest = useRef(act.send)
  latest.current = act.send
  const onTheirWay = useRef(new Map<string, Promise<unknown>>())
  const own = useRef(new Map<string, boolean>())
  const changedElsewhere = useChangesElsewhere(rows, own.current)
  const notedOf = useCallback(
    (one: RegistrationView): Noted => ({
      isPresent: wished.get(keyOf(one, 'isPresent')) ?? one.checkedIn === true,
      hasPaid: wished.get(keyOf(one, 'hasPaid')) ?? one.hasPaid === true,
    }),
    [wished],
  )
  const note = useCallback(
    (registration: RegistrationView, what: What, isNow: boolean) => {
      const key = keyOf(registration, what)
      const { id, playerKey } = registration
      wish(key, isNow)
      own.current.set(key, isNow)
      const before = onTheirWay.current.get(id) ?? Promise.resolve()
      const sent = before
        .then(() => latest.current({ playerKey, act: ACTS[what](isNow) }))
        .then((reply) => {
          // A later tap of the same person has taken its place.
          if (onTheirWay.current.get(id) !== sent) return
          onTheirWay.current.delete(id)
          const keys = WHAT.map((each) => keyOf(registration, each))
          // What was answered is shown a moment later: the tap stands until then. A refusal takes it back.
          if (reply === null) forget(keys)
          else settle(keys)
        })
      onTheirWay.current.set(id, sent)
    },
    [wish, forget, settle],
  )
  const tap = useCallback(
    (registration: RegistrationView, what: What) => {
      const key = keyOf(registration, what)
      if (performance.now() - (changedElsewhere.get(key) ?? Number.NEGATIVE_INFINITY) < UNSEEN_MS) return null
      const isNow = !(taps.current.get(key) ?? isNoted(registration, what))
      note(registration, what, isNow)
      return isNow
    },
    [changedElsewhere, note, taps],
  )
  return { notedOf, tap, note }
}

/** What was tapped and is not in the rows yet. */
function useWishes(rows: readonly RegistrationView[]) {
  const [wished, setWished] = useState<ReadonlyMap<string, boolean>>(new Map())
  const latest = useRef(wished)
  const settled = useRef(new Set<string>())
  const wish = useCallback((key: string, isNow: boolean) => {
    settled.current.delete(key)
    latest.current = new Map([...latest.current, [key, isNow]])
    setWished(latest.current)
  }, [])
  const forget = useCallback((keys: Iterable<string>) => {
    const next = new Map(latest.current)
    for (const key of keys) next.delete(key)
    latest.current = next
    setWished(next)
  }, [])
  const settle = useCallback((keys: Iterable<string>) => {
    for (const key of keys) settled.current.add(key)
  }, [])
  useLayoutEffect(() => {
    if (rows.length === 0 || settled.current.size === 0) return
    forget(settled.current)
    settled.current.clear()
  }, [rows, forget])
  return { wished, latest, wish, forget, settle }
}

function isNoted(registration: RegistrationView, what: What): boolean {
  return (what === 'isPresent' ? registration.checkedIn : registration.hasPaid) === true
}

/** When something of somebody became otherwise, and not by a tap here. */
function useChangesElsewhere(rows: readonly RegistrationView[], own: ReadonlyMap<string, boolean>) {
  const [changed] = useState(() => new Map<string, number>())
  const known = useRef(new Map<string, boolean>())
  useLayoutEffect(() => {
    for (const row of rows) {
      for (const what of WHAT) {
        const key = keyOf(row, what)
        const value = isNoted(row, what)
        const before = known.current.get(key)
        known.current.set(key, value)
        if (before !== undefined && before !== value && own.get(key) !== value) changed.set(key, performance.now())
      }
    }
  }, [rows, own, changed])
  return changed
}
