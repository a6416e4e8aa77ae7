import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useToldFailure } from '../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { type OrganizerAct, useOrganizerAct } from '../api/organizer-act.ts'
import type { Noted, NotedOf } from './door-list.ts'

export type What = keyof Noted

export type DeskNotes = {
  /** As tapped, even before it is saved. */
  readonly notedOf: NotedOf
  /** Stable functions; `tap` returns the new state, or null if another desk changed it under the finger. */
  readonly tap: (registration: RegistrationView, what: What) => boolean | null
  readonly note: (registration: RegistrationView, what: What, isNow: boolean) => void
}

/** A tap this soon after another desk's change was made without seeing it. */
const UNSEEN_MS = 700

const ACTS = {
  isPresent: (isPresent: boolean): OrganizerAct['act'] => ({ kind: 'check-in', isPresent }),
  hasPaid: (hasPaid: boolean): OrganizerAct['act'] => ({ kind: 'payment', hasPaid }),
} as const satisfies Record<What, unknown>

const WHAT = ['isPresent', 'hasPaid'] as const satisfies readonly What[]

const keyOf = ({ id }: RegistrationView, what: What) => `${what} ${id}`

/**
 * Taps show at once and are sent as absolute values, so that two desks noting the same do it once. Acts on one person are sequential; a
 * refusal reverts the tap and is reported.
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
          // Replaced by a later tap on the same person.
          if (onTheirWay.current.get(id) !== sent) return
          onTheirWay.current.delete(id)
          const keys = WHAT.map((each) => keyOf(registration, each))
          // The tap stays until the answer is shown; a refusal reverts it.
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

/** Taps not yet in the rows. */
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

/** When something last changed elsewhere. */
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
