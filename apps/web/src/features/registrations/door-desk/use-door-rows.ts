import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import { indexLetter } from '@tablee/domain/registrations/desk-letters'
import { nameKey } from '@tablee/domain/tournaments/players/player-name'
import { useDeferredValue, useRef, useState } from 'react'
import { useLetGo } from '../../../ui/use-let-go.ts'
import { registrationMatcher } from '../organizer/registration-list.ts'
import { useHeldRows } from '../organizer/use-held-rows.ts'
import { absentFirst, isDone, type NotedOf } from './door-list.ts'

type Rows = readonly RegistrationView[]

export type View = 'open' | 'done'

type ShownAtDoor = {
  readonly all: Rows
  readonly mine: Rows
  readonly typed: string
  readonly takesFee: boolean
  readonly notedOf: NotedOf
  readonly letters: string
}

/** Keeps its order under the finger: those done leave once nobody touches the page (SHOP-45). */
export function useDoorRows({ all, mine, typed, takesFee, notedOf, letters }: ShownAtDoor) {
  const [view, setView] = useState<View>('open')
  const [asked, setAsked] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const searched = useDeferredValue(typed)
  const isSearching = nameKey(searched) !== ''
  const isDoneOne = (one: RegistrationView) => isDone(notedOf(one), takesFee)
  const found = isSearching
    ? all.filter(registrationMatcher(searched))
    : absentFirst(
        mine.filter((one) => isDoneOne(one) === (view === 'done')),
        notedOf,
      )
  const shown = useHeldRows({ rows: all, found, question: `${asked} ${view} ${letters} ${searched}` })
  const done = mine.filter(isDoneOne).length
  const leaving = isSearching ? 0 : shown.filter((one) => isDoneOne(one) !== (view === 'done')).length
  useLetGo(leaving, () => setAsked((times) => times + 1))
  const rowOf = (id: string) => place.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
  return {
    ...{ view, shown, done, place },
    open: mine.length - done,
    look: (next: View) => {
      setView(next)
      setAsked((times) => times + 1)
    },
    matches: (text: string) => (nameKey(text) === '' ? 0 : all.filter(registrationMatcher(text)).length),
    goTo: (letter: string) => {
      const first = shown.find(({ playerName }) => indexLetter(playerName) === letter)
      if (first) rowOf(first.id)?.scrollIntoView({ block: 'start' })
    },
    focusFirst: () => place.current?.querySelector('button')?.focus(),
  }
}
