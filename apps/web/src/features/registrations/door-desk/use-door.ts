import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useMay } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { useDeskEntry } from '../organizer/add-at-desk-form.tsx'
import { registrationMatcher } from '../organizer/registration-list.ts'
import { atTheDoor, type NotedOf, ofDesk } from './door-list.ts'
import type { LastNote } from './undo-bar.tsx'
import { useDeskLetters } from './use-desk-letters.ts'
import { useDeskNotes, type What } from './use-desk-notes.ts'
import { useDoorRows } from './use-door-rows.ts'
import { useTypedAnywhere } from './use-typed-anywhere.ts'

type Rows = readonly RegistrationView[]
export type DoorProps = { readonly tournament: Tournament; readonly registrations: Rows }

const UNDONE = { isPresent: 'checkIn.noted.notIsPresent', hasPaid: 'checkIn.noted.notHasPaid' } as const

export function useDoor({ tournament, registrations }: DoorProps) {
  const { t } = useTranslation()
  const takesFee = useMay()('note-payment') && tournament.registrationRules.fee !== null
  const input = useRef<HTMLInputElement>(null)
  const [last, setLast] = useState<LastNote | null>(null)
  const { letters, choose } = useDeskLetters(tournament.id)
  const all = useMemo(() => atTheDoor(registrations), [registrations])
  const mine = useMemo(() => ofDesk(all, letters), [all, letters])
  const { notedOf, note, tap: toggle } = useDeskNotes(tournament.id, all)
  const entry = useDoorEntry({ tournament, registrations, takesFee, input })
  const typed = entry.form.values.playerName
  const list = useDoorRows({ all, mine, typed, takesFee, notedOf, letters: letters?.from ?? '' })
  useTypedAnywhere(input)
  const tap = useCallback(
    (registration: RegistrationView, what: What) => {
      const isNow = toggle(registration, what)
      if (isNow === null) return
      const text = t(isNow ? `checkIn.noted.${what}` : UNDONE[what])
      const { teamName = null } = registration
      const came = what === 'isPresent' && isNow && teamName !== null
      const others = came ? absentOf(registration, all, notedOf) : []
      const noteAll = (isThere: boolean) => {
        for (const one of others) note(one, 'isPresent', isThere)
      }
      const whole = () => {
        noteAll(true)
        setLast({ text: t('checkIn.noted.team', { team: teamName ?? '' }), takeBack: () => noteAll(false) })
      }
      setLast({
        ...{ name: registration.playerName, text, takeBack: () => note(registration, what, !isNow) },
        more: others.length === 0 ? null : { label: t('checkIn.wholeTeam', { count: others.length }), act: whole },
      })
      // The next name replaces this one.
      if (document.activeElement === input.current) input.current?.select()
    },
    [toggle, note, t, all, notedOf],
  )
  /** Enter ticks what is missing for the typed person; false if it is nobody. */
  const tickTyped = (): boolean => {
    const meant = meantBy(typed, all)
    if (!meant) return list.matches(typed) > 0
    const { isPresent, hasPaid } = notedOf(meant)
    if (!isPresent) tap(meant, 'isPresent')
    else if (takesFee && !hasPaid) tap(meant, 'hasPaid')
    return true
  }
  return { takesFee, input, last, setLast, letters, choose, all, mine, notedOf, entry, typed, list, tap, tickTyped }
}

type DoorEntry = DoorProps & {
  readonly takesFee: boolean
  readonly input: { readonly current: HTMLInputElement | null }
}

/** Those added are present; their fee is ticked in the row their name finds. */
function useDoorEntry({ takesFee, input, ...event }: DoorEntry) {
  const entry = useDeskEntry({
    ...event,
    // A name left there would filter the list.
    isKept: false,
    onAdded: (_, name) => {
      if (!takesFee || input.current?.value !== '') return
      entry.form.set('playerName', name)
      requestAnimationFrame(() => input.current?.select())
    },
  })
  return entry
}

/** The others of the team who have a seat and are not noted present. */
function absentOf({ id, teamName }: RegistrationView, all: Rows, notedOf: NotedOf): Rows {
  return all.filter(
    (one) => one.id !== id && one.teamName === teamName && one.status === 'confirmed' && !notedOf(one).isPresent,
  )
}

/** The only person the text can mean. */
function meantBy(typed: string, all: Rows): RegistrationView | null {
  if (nameKey(typed) === '') return null
  const named = all.filter(({ playerName }) => nameKey(playerName) === nameKey(typed))
  const found = named.length > 0 ? named : all.filter(registrationMatcher(typed))
  return found.length === 1 ? (found[0] ?? null) : null
}
